import { getRuntime } from '../runtime/index.js';

interface ScrollLock {
  holders: number;
  giveBack(): void;
}

/**
 * Prevents the page behind a dialog from scrolling, without a layout shift from the missing scroll bar. Returns a
 * function that ends this; several dialogs may lock at once. Meanwhile `--vitrine-scrollbar` on the root is the width
 * of the missing scroll bar, by which boxes that are fixed to the window's right edge must make up for it.
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
function stopScroll(root: HTMLElement): () => void {
  const { marginRight, maxWidth } = getComputedStyle(root);
  const width = root.clientWidth;
  const undo = [setStyle(root, 'overflow', 'hidden')];
  // A gutter in its place would stay as bright as the page beside the dialog. Classic scroll bars are on the right.
  const gained = root.clientWidth - width;
  if (gained > 0) {
    undo.push(
      setStyle(root, 'margin-right', `${parseFloat(marginRight) + gained}px`),
      setStyle(root, '--vitrine-scrollbar', `${gained}px`),
    );
    // For a root of `width: 100%`.
    if (maxWidth === 'none') undo.push(setStyle(root, 'max-width', `calc(100% - ${gained}px)`));
  }
  return () => undo.forEach((giveBack) => giveBack());
}

function setStyle({ style }: HTMLElement, property: string, value: string): () => void {
  const before = style.getPropertyValue(property);
  const priority = style.getPropertyPriority(property);
  style.setProperty(property, value);
  return () => style.setProperty(property, before, priority);
}
