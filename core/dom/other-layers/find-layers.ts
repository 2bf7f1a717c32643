import { listPageChildren } from '../page-children.js';
import { isLayer } from './layer-rule.js';

/** What somebody has put over the page. */
export interface Layer {
  /** A child of the body or of the root. */
  readonly holder: Element;
  /** What of it stands by itself: the outermost boxes that are out of the flow. */
  readonly boxes: readonly HTMLElement[];
}

/** What is known of the boxes around one. */
interface Surroundings {
  readonly isNew: boolean;
  readonly zIndex: number;
}

const ofPage = 'head, body, [data-vitrine-live], #vitrine-doctor';

/** The layers of others that stand over the page now, in the order of the document. */
export function findLayers(
  before: ReadonlySet<Element>,
  isOwn: (child: Element) => boolean,
): Layer[] {
  return listPageChildren()
    .filter((child) => !child.matches(ofPage) && !child.localName.startsWith('vitrine-'))
    .filter((child) => !isOwn(child))
    .map((child) => ({
      holder: child,
      boxes: findBoxes(child, { isNew: !before.has(child), zIndex: 0 }),
    }))
    .filter(({ boxes }) => boxes.length > 0);
}

/** Goes into boxes in the flow without a size, because many put a wrapper around what they show. */
function findBoxes(element: Element, around: Surroundings): HTMLElement[] {
  if (!(element instanceof HTMLElement)) return [];
  const { display, position } = getComputedStyle(element);
  if (display === 'none') return [];
  if (isOutOfFlow(position) || isOnTop(element) || isSealed(element, around)) {
    return stands(element, around) ? [element] : [];
  }
  return hasSize(element.getBoundingClientRect())
    ? []
    : childrenOf(element).flatMap((child) => findBoxes(child, around));
}

/** Whether a box is seen, or one inside of it where it has no size itself. */
function stands(element: Element, { isNew, zIndex: outer }: Surroundings): boolean {
  if (isOnTop(element) || isSealed(element, { isNew, zIndex: outer })) return true;
  const style = getComputedStyle(element);
  if (style.display === 'none') return false;
  const zIndex = Math.max(outer, Number(style.zIndex) || 0);
  const box = element.getBoundingClientRect();
  if (!hasSize(box)) return childrenOf(element).some((child) => stands(child, { isNew, zIndex }));
  const { top, right, bottom, left } = box;
  return isLayer({
    isOutOfFlow: isOutOfFlow(style.position),
    isSeen: style.visibility === 'visible',
    isInWindow: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
    zIndex,
    isNew,
  });
}

/** Whether its owner has put it into the top layer, as some password managers do. */
export function isOnTop(element: Element): boolean {
  return element.matches(':popover-open:not([data-vitrine-layer])');
}

/** Other password managers show their list in a shadow root that nobody can look into. */
function isSealed(element: Element, { isNew }: Surroundings): boolean {
  const { localName, shadowRoot, childElementCount } = element;
  return isNew && localName.includes('-') && !shadowRoot && childElementCount === 0;
}

const isOutOfFlow = (position: string) => position === 'fixed' || position === 'absolute';

/** Larger than the pixel of a counter. */
const hasSize = ({ width, height }: DOMRect) => width > 1 && height > 1;

const childrenOf = (element: Element) => [...(element.shadowRoot ?? element).children];
