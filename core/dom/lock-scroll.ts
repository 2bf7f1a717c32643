import { getRuntime } from '../runtime/index.js';

interface ScrollLock {
  holders: number;
  giveBack(): void;
}

/**
 * Keeps the page behind a dialog from scrolling, where it is: nothing moves, not even for the lost scrollbar. Returns
 * what lets it go; several dialogs may hold it.
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

/** Through the CSSOM, which no policy refuses. */
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
