import type { Evidence, Reason } from '../diagnosis.js';
import { mistake, note } from './reasons.js';

/** Pixels below the visible part from which elements are fetched and mounted. */
const near = 256;

/** Why nothing defines a tag of the library yet. */
export function whyNotFetched(element: Element, { hasLoader }: Evidence): Reason {
  const tag = element.localName;
  if (!hasLoader) {
    return mistake(
      `Nothing on this page defines <${tag}>.`,
      `Add the script tag of the loader, or import 'vitrine/elements/${tag.replace('vitrine-', '')}'.`,
    );
  }
  if (tag === 'vitrine-product' && !element.querySelector(':not(script):not(:defined)')) {
    return note('It is fetched with the first element that needs its product.');
  }
  return (
    whyLate(element, 'fetched') ??
    note('It is being fetched.', 'If this stays, look for its chunk in the network panel.')
  );
}

/** Why an element that is defined does not show its component. */
export function whyWaiting(element: Element): Reason {
  if (element.localName === 'vitrine-product') return note('It waits for its product.');
  return whyLate(element, 'shown') ?? note('It is about to be shown.');
}

/** Why an element is not fetched or shown at once; null if nothing delays it. */
function whyLate(element: Element, what: 'fetched' | 'shown'): Reason | null {
  const load = element.getAttribute('load');
  if (load === 'interaction') {
    return note(
      `load="interaction": it is ${what} when a shopper points at it, presses it or focuses it.`,
      'To have it earlier, write load="eager".',
    );
  }
  if (load === 'idle') return note(`load="idle": it is ${what} when the browser is idle.`);
  if (element.checkVisibility?.() === false) {
    return note(`It is hidden, so it is ${what} when the browser is idle.`);
  }
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isNear =
    top < innerHeight + near && bottom > -near && left < innerWidth + near && right > -near;
  return isNear
    ? null
    : note(
        `It is out of view: it is ${what} ${near} pixels before it comes into view.`,
        'To have it earlier, write load="eager".',
      );
}
