"""Records a turn of Machi Koro as an animated picture for the README: ``docs/images/turn.webp``.

``python -m tools.turn_picture`` from the root of a checkout whose page is built. Chromium plays the
turn slowly, so that no frame is missed, and encodes each change; here they become one WebP file.
"""

import base64
import struct
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright
from tests.browser import players
from tests.browser.conftest import CHROMIUM, DESK
from tests.server.servers import Server

TARGET = Path("docs/images/turn.webp")
SHOWN = (960, 600)
"""How large the picture is."""
SLOWER = 1.7
"""What the page's own speed "slow" means."""
FRAME = 0.08
"""Seconds between two frames, as they are shown."""
LAST = 1500
"""How many milliseconds the last frame stays."""

ENCODE = """async ([png, width, height]) => {
  const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob());
  window.canvas ??= Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const before = pen.getImageData(0, 0, width, height).data;
  pen.drawImage(image, 0, 0, width, height);
  const after = pen.getImageData(0, 0, width, height).data;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
    const at = (y * width + x) * 4;
    const change = Math.abs(before[at] - after[at]) + Math.abs(before[at + 1] - after[at + 1])
      + Math.abs(before[at + 2] - after[at + 2]) + Math.abs(before[at + 3] - after[at + 3]);
    if (change < 12) continue;
    left = Math.min(left, x); right = Math.max(right, x);
    top = Math.min(top, y); bottom = Math.max(bottom, y);
  }
  if (right < 0) return null;
  left -= left % 2; top -= top % 2;
  const part = new OffscreenCanvas(right - left + 1, bottom - top + 1);
  part.getContext('2d').drawImage(canvas, -left, -top);
  const blob = await part.convertToBlob({ type: 'image/webp', quality: 0.76 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { left, top, width: part.width, height: part.height, data: btoa(text) };
}"""
"""Gives the part of a frame that differs from the one before it, as a WebP picture."""


@dataclass
class Frame:
    left: int
    top: int
    width: int
    height: int
    picture: bytes
    milliseconds: int = 0


def chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def three(number: int) -> bytes:
    return number.to_bytes(3, "little")


def animated(frames: list[Frame], width: int, height: int) -> bytes:
    """One WebP file of many; each frame lies over what was there."""
    canvas = struct.pack("<I", 0b10) + three(width - 1) + three(height - 1)
    parts = [chunk(b"VP8X", canvas), chunk(b"ANIM", struct.pack("<IH", 0xFFFFFFFF, 0))]
    for frame in frames:
        place = (frame.left // 2, frame.top // 2, frame.width - 1, frame.height - 1)
        head = b"".join(map(three, (*place, frame.milliseconds))) + bytes([0b10])
        parts.append(chunk(b"ANMF", head + bitstream(frame.picture)))
    return chunk(b"RIFF", b"WEBP" + b"".join(parts))


def bitstream(webp: bytes) -> bytes:
    """The picture itself, without the file around it."""
    at, kept = 12, b""
    while at < len(webp):
        name, length = webp[at : at + 4], int.from_bytes(webp[at + 4 : at + 8], "little")
        whole = webp[at : at + 8 + length + length % 2]
        if name in (b"VP8 ", b"VP8L", b"ALPH"):
            kept += whole
        at += len(whole)
    return kept


def to_a_good_turn(page: Page) -> None:
    """Some turns on, with coins in hand and about to roll; from here on, slowly."""
    roll = page.locator(".tray.asked .answers .call", has_text="Roll")
    for _ in range(200):
        players.is_asked(page)
        decisions = int(page.locator(".table").get_attribute("data-n") or 0)
        if decisions > 40 and roll.count():
            break
        players.decide(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Slow").check(force=True)
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")


def recorded(page: Page) -> list[tuple[float, str]]:
    """A turn as Chromium paints it: when, in seconds, and what, as PNG."""
    session = page.context.new_cdp_session(page)
    painted: list[tuple[float, str]] = []

    def keep(event: dict[str, Any]) -> None:
        painted.append((float(event["metadata"]["timestamp"]), str(event["data"])))
        session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "png"})
    page.wait_for_timeout(700)
    page.locator(".tray .answers .call").first.click()
    build = page.locator(".card.open")
    build.first.wait_for()
    page.wait_for_timeout(900)
    build.last.click()
    page.wait_for_timeout(1200)
    page.locator(".tray .answers .call").first.click()
    expect(page.locator("li.moves", has_text="you")).to_have_count(0)
    page.wait_for_timeout(800)
    session.send("Page.stopScreencast")
    return painted


def encoded(page: Page, painted: list[tuple[float, str]]) -> list[Frame]:
    frames: list[Frame] = []
    last = painted[0][0]
    for at, png in painted:
        passed = (at - last) / SLOWER
        if frames and passed < FRAME:
            continue
        found = page.evaluate(ENCODE, [png, *SHOWN])
        if found is None:
            continue
        if frames:
            frames[-1].milliseconds = round(passed * 1000)
        picture = base64.b64decode(found.pop("data"))
        frames.append(Frame(picture=picture, **found))
        last = at
    frames[-1].milliseconds = LAST
    return frames


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(base_url=server.base, viewport=DESK, locale="en-GB")
        page.add_init_script("localStorage.setItem('kontor', JSON.stringify({ speed: 'instant' }))")
        players.against_bots(page)
        to_a_good_turn(page)
        frames = encoded(browser.new_page(), recorded(page))
        browser.close()
    TARGET.write_bytes(animated(frames, *SHOWN))
    print(f"{len(frames)} frames, {TARGET.stat().st_size // 1000} kB in {TARGET}")


if __name__ == "__main__":
    main()
