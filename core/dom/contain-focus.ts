import { VitrineError } from '../net/index.js';
import { findFocusable } from './focusable.js';
import { isOutside } from './roots.js';

/** The limits of the focus: an element, or `predicate`. One of the two. */
export interface FocusLimits {
  readonly container?: HTMLElement;
  readonly predicate?: (target: EventTarget) => boolean;
}

/** Focus can be contained by one rule at a time (platform §5). */
export class FocusContainmentError extends VitrineError {}

/**
 * Brings the focus back whenever it leaves the container, or what the predicate allows: to where it was, else to the
 * first element of the container that takes it. Returns a function that ends this. The library's own dialogs are modal
 * `<dialog>` elements, which contain the focus by themselves; this is for panels that cannot be one.
 * @throws FocusContainmentError unless exactly one of `container` and `predicate` is given.
 */
export function containFocus({ container, predicate }: FocusLimits): () => void {
  if (!container === !predicate) {
    throw new FocusContainmentError(
      'focus-limits',
      'One (and only one) of container and predicate must be set',
    );
  }
  const isAllowed = (event: Event): boolean => {
    if (container) return !isOutside(event, container);
    const target = event.composedPath()[0] ?? event.target;
    return target !== null && predicate?.(target) === true;
  };
  let last: EventTarget | null = null;
  const check = (event: FocusEvent) => {
    const target = event.composedPath()[0] ?? event.target;
    if (isAllowed(event)) {
      last = target;
      return;
    }
    const isThere = last instanceof HTMLElement && last.isConnected;
    const next = isThere ? last : container && findFocusable(container);
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    else if (target instanceof HTMLElement) target.blur();
  };
  document.addEventListener('focusin', check, true);
  return () => document.removeEventListener('focusin', check, true);
}
