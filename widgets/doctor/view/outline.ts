import { getRuntime } from '../../../core/runtime/index.js';

/** Milliseconds that an outline stays. */
const duration = 6_000;

/** Draws a frame around one element at a time, in a layer of its own. */
export interface Outline {
  /** Scrolls to an element and frames it; false if it has no box on the page. */
  show(element: Element): boolean;
  hide(): void;
}

/** `sheet` positions `.outline` below the doctor's root, because a policy may forbid style attributes. */
export function createOutline(sheet: CSSStyleSheet): Outline {
  let shown: Element | null = null;
  let cancel = () => {};
  const draw = () => {
    if (!shown) return;
    const { top, left, width, height } = boxOf(shown);
    const box = { top, left, width, height };
    const rules = Object.entries(box).map(([name, value]) => `${name}:${Math.round(value)}px`);
    sheet.replaceSync(`.outline{display:block;${rules.join(';')}}`);
  };
  const hide = () => {
    shown = null;
    cancel();
    sheet.replaceSync('');
    removeEventListener('scroll', draw, true);
    removeEventListener('resize', draw);
  };
  return {
    hide,
    show(element) {
      hide();
      const { width, height } = boxOf(element);
      if (width + height === 0) return false;
      shown = element;
      const target = element.checkVisibility?.() === false ? element.firstElementChild : element;
      (target ?? element).scrollIntoView({ block: 'center', inline: 'nearest' });
      draw();
      addEventListener('scroll', draw, true);
      addEventListener('resize', draw);
      cancel = getRuntime().clock.setTimeout(hide, duration);
      return true;
    },
  };
}

/** An element with `display: contents` has the box of what is inside. */
function boxOf(element: Element): DOMRect {
  const own = element.getBoundingClientRect();
  if (own.width + own.height > 0) return own;
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}
