/** Where the focus waits when what had it is gone: on the document itself nothing is said, and Tab begins anew. */

/** Whether the focus is nowhere, or only waits. */
export function idle(): boolean {
  return lost() || document.activeElement?.matches("[data-rest]") === true;
}

function lost(): boolean {
  const here = document.activeElement;
  return !here || here === document.body || here.matches(":disabled");
}

/** Takes up a focus that is lost. */
export function rest(): void {
  if (lost()) document.querySelector<HTMLElement>("[data-rest]")?.focus({ preventScroll: true });
}

/** For `{@attach resting}` on what changes under the focus. */
export function resting(within: HTMLElement): () => void {
  const changes = new MutationObserver(rest);
  const attributeFilter = ["disabled", "hidden", "inert"];
  changes.observe(within, { childList: true, subtree: true, attributeFilter });
  rest();
  return () => changes.disconnect();
}
