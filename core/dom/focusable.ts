const focusable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [type=hidden], [tabindex^="-"])';

/** Returns the first focusable element under `root`, or null. */
export function findFocusable(root: ParentNode): HTMLElement | null {
  const all = [...root.querySelectorAll<HTMLElement>(focusable)];
  return all.find((element) => !element.closest('[hidden], [inert]')) ?? null;
}
