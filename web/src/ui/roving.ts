/** One tab stop for a group of buttons; arrow keys move within it, by where things stand. */

const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The nearest button above or below; the same one if there is none. */
function vertical(buttons: HTMLElement[], from: HTMLElement, down: boolean): HTMLElement {
  const here = middle(from);
  const beyond = buttons
    .map((button) => ({ button, ...middle(button) }))
    .filter(({ y }) => (down ? y > here.y + 8 : y < here.y - 8))
    .map((to) => ({ ...to, far: Math.abs(to.y - here.y) * 3 + Math.abs(to.x - here.x) }));
  beyond.sort((a, b) => a.far - b.far);
  return beyond[0]?.button ?? from;
}

export function next(buttons: HTMLElement[], from: HTMLElement, key: string): HTMLElement {
  const at = buttons.indexOf(from);
  if (key === "Home") return buttons[0] ?? from;
  if (key === "End") return buttons.at(-1) ?? from;
  if (key === "ArrowLeft") return buttons[at - 1] ?? from;
  if (key === "ArrowRight") return buttons[at + 1] ?? from;
  return vertical(buttons, from, key === "ArrowDown");
}

/** For `{@attach roving}` on the element around the buttons. */
export function roving(group: HTMLElement): () => void {
  const buttons = () => [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const stop = (at: HTMLElement | undefined) => {
    for (const button of buttons()) button.tabIndex = button === at ? 0 : -1;
  };
  const pressed = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).closest("button");
    if (!from || !KEYS.includes(event.key)) return;
    event.preventDefault();
    next(buttons(), from, event.key).focus();
  };
  const focused = (event: FocusEvent) => {
    stop((event.target as HTMLElement).closest("button") ?? undefined);
  };
  const changed = new MutationObserver(() => {
    if (!buttons().some((button) => button.tabIndex === 0)) stop(buttons()[0]);
    else stop(buttons().find((button) => button.tabIndex === 0));
  });
  stop(buttons()[0]);
  changed.observe(group, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  group.addEventListener("keydown", pressed);
  group.addEventListener("focusin", focused);
  return () => {
    changed.disconnect();
    group.removeEventListener("keydown", pressed);
    group.removeEventListener("focusin", focused);
  };
}
