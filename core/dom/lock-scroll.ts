import { getRuntime } from '../runtime/index.js';

interface ScrollLock {
  holders: number;
  giveBack(): void;
}

/**
 * Prevents the page behind a dialog from scrolling, without a layout shift from the missing scroll bar. Returns a
 * function that ends this; several dialogs may lock at once.
 */
export function lockScroll(): () => void {
  const lock = getRuntime().shared('scroll-lock', createScrollLock);
  if (lock.holders === 0) lock.giveBack = stopScroll(document.documentElement);
  lock.holders += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    lock.holders -= 1;
    if (lock.holders === 0) lock.giveBack();
  };
}

function createScrollLock(): ScrollLock {
  return { holders: 0, giveBack: () => undefined };
}

/** Set through the CSSOM, which a content security policy allows. */
function stopScroll({ style, clientWidth }: HTMLElement): () => void {
  const gutter = window.innerWidth - clientWidth;
  const changes: [property: string, value: string][] = [['overflow', 'hidden']];
  if (gutter > 0) {
    const isNative = CSS.supports('scrollbar-gutter', 'stable');
    changes.push(isNative ? ['scrollbar-gutter', 'stable'] : ['padding-right', `${gutter}px`]);
  }
  const before = changes.map(
    ([property]) =>
      [property, style.getPropertyValue(property), style.getPropertyPriority(property)] as const,
  );
  for (const [property, value] of changes) style.setProperty(property, value);
  return () => {
    for (const [property, value, priority] of before) style.setProperty(property, value, priority);
  };
}
