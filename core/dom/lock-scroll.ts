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

/** Whether a dialog of the library is open, also one in a shadow root. */
export function isScrollLocked(): boolean {
  return getRuntime().shared('scroll-lock', createScrollLock).holders > 0;
}

function createScrollLock(): ScrollLock {
  return { holders: 0, giveBack: () => undefined };
}

/** By a constructed sheet, which a content security policy allows. */
function stopScroll(root: HTMLElement): () => void {
  const { marginRight, maxWidth } = getComputedStyle(root);
  const width = root.clientWidth;
  const sheet = new CSSStyleSheet();
  const set = (more: string) => sheet.replaceSync(`:root{overflow:hidden!important;${more}}`);
  set('');
  document.adoptedStyleSheets.push(sheet);
  // A gutter in its place would stay as bright as the page beside the dialog. Classic scroll bars are on the right.
  const gained = root.clientWidth - width;
  if (gained > 0) {
    // For a root of `width: 100%`.
    const limit = maxWidth === 'none' ? `max-width:calc(100% - ${gained}px)!important` : '';
    set(
      `--vitrine-scrollbar:${gained}px;margin-right:calc(${marginRight} + ${gained}px)!important;${limit}`,
    );
  }
  return () => {
    const { adoptedStyleSheets } = document;
    document.adoptedStyleSheets = adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
