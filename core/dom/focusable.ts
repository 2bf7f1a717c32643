const focusable = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  '[tabindex]',
].join(',');

/** Returns the first focusable element under `root`, or null. */
export function findFocusable(root: ParentNode): HTMLElement | null {
  for (const element of root.querySelectorAll<HTMLElement>(focusable)) {
    const isOff = element.matches(':disabled, [tabindex="-1"]');
    if (!isOff && !element.closest('[hidden], [inert]')) return element;
  }
  return null;
}
