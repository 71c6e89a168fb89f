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

GAME_SIGN = f"""() => {{
  const place = (what, thing) => {{
    thing.scrollIntoView({{ block: 'center' }});
    const {{ x, y, width, height }} = thing.getBoundingClientRect();
    return [what, x + width / 2, y + height / 2];
  }};
  if (document.querySelector('dialog[open] table')) return ['over'];
  if (document.querySelector('[aria-busy=true]') || !document.querySelector('.tray.asked'))
    return null;
  const answer = document.querySelector('.answers .hinted');
  if (answer) return place('answer', answer);
  const glow = document.querySelector('{GLOWS}');
  if (glow) return place('glow', glow);
  const hint = document.querySelector('header [data-hint]');
  const told = document.querySelector('.notes li');
  if (hint && !hint.disabled && hint.ariaPressed !== 'true' && !told) return place('hint', hint);
  const open = ['.answers .call:not(:disabled)', '.pair.open', '.tray .tile', '.landmark.open',
    '.card.open', '.site.open', '.hand [aria-pressed=false]', '.answers button:not(:disabled)'];
  const marked = open.flatMap(what => [...document.querySelectorAll(what)])[0];
  return marked ? place('marked', marked) : null;
}}"""
"""At a table: what is hinted at, else the hint itself; where there is none, what is marked."""


def follow(page: Page, most: int = 200) -> list[str]:
    """Walks a first game to its end by its signs alone; what was done, one word a step."""
    return _walk(page, SIGN, most, "the first game does not end")


def play(page: Page, most: int = 1500, enough: int | None = None) -> list[str]:
    """Plays on by hints and signs alone, to the end or until enough was done."""
    return _walk(page, GAME_SIGN, most, "the game does not end", enough)


def _walk(page: Page, signs: str, most: int, fault: str, enough: int | None = None) -> list[str]:
    done: list[str] = []
    for _ in range(most):
        if enough is not None and len(done) >= enough:
            return done
        page.wait_for_function(signs)
        page.wait_for_timeout(60)
        sign = page.evaluate(signs)
        if sign is None:
            continue
        what, *middle = sign
        if what == "over":
            return done
        page.mouse.click(*middle)
        done.append(what)
        page.wait_for_timeout(60)
    raise AssertionError(f"{fault}: {done}")
