"""A newcomer who does only what the page says: presses what glows, follows what leads there."""

from playwright.sync_api import Page

GLOWS = "[data-glow]"
NEXT = ".onward"
AWAY = ".lesson > .away:not(.onward)"

SIGN = f"""() => {{
  if (document.querySelector('.tray[aria-busy=true], .board[aria-busy=true]')) return null;
  if (document.querySelector('.idea h1') && !document.querySelector('.idea .do')) return ['over'];
  const shown = [...document.querySelectorAll('{NEXT}')];
  const next = shown.find(button => button.offsetParent !== null || button.offsetWidth);
  const away = document.querySelector('{AWAY}');
  const glow = document.querySelector('{GLOWS}');
  if (!next && !away && !glow) return null;
  const {{ x, y, width, height }} = (away ?? next ?? glow).getBoundingClientRect();
  const middle = [x + width / 2, y + height / 2];
  return [away ? 'away' : next ? 'next' : 'glow', ...middle];
}}"""


def follow(page: Page, most: int = 200) -> list[str]:
    """Walks a first game to its end by its signs alone; what was done, one word a step."""
    done: list[str] = []
    for _ in range(most):
        page.wait_for_function(SIGN)
        page.wait_for_timeout(60)
        sign = page.evaluate(SIGN)
        if sign is None:
            continue
        what, *middle = sign
        if what == "over":
            return done
        page.mouse.click(*middle)
        done.append(what)
        page.wait_for_timeout(60)
    raise AssertionError(f"the first game does not end: {done}")
