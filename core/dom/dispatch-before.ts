/**
 * Dispatches `vitrine-before-…` at `target`, whose listeners may change members of `detail`; returns false when one
 * prevents what is about to happen.
 */
export function dispatchBefore(target: EventTarget, verb: string, detail: object): boolean {
  const options = { bubbles: true, composed: true, cancelable: true, detail };
  return target.dispatchEvent(new CustomEvent(`vitrine-before-${verb}`, options));
}
