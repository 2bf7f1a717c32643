import { useLayoutEffect, useReducer, useRef } from 'react';
import { useHost, useSlotted } from '../../element/index.js';
import { findPageButton, type PageButton } from './page-button.js';

/** The page's own button; again whenever the page changes its words or blocks it. */
export function usePageButton(): PageButton | null {
  const host = useHost();
  const [, look] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (!host) return;
    const watch = new MutationObserver(look);
    watch.observe(host, {
      subtree: true,
      characterData: true,
      childList: true,
      attributeFilter: ['disabled', 'value', 'alt', 'type', 'aria-label'],
    });
    return () => watch.disconnect();
  }, [host]);
  return findPageButton(useSlotted());
}

/**
 * Whether the page blocks its button. What its script blocks while a press is answered (`isBusy`), so that nobody presses
 * twice, is given back with the answer, as by a page that is loaded again.
 */
export function usePageBlock(button: PageButton | null, isBusy: boolean): boolean {
  const isBlocked = button?.matches(':disabled') ?? false;
  const wasBusy = useRef(isBusy);
  const wasFree = useRef(isBusy);
  useLayoutEffect(() => {
    if (isBusy) wasBusy.current = true;
    else if (wasBusy.current) {
      wasBusy.current = false;
      if (wasFree.current) button?.removeAttribute('disabled');
    } else wasFree.current = !isBlocked;
  });
  return isBlocked;
}
