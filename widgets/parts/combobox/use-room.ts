import { useLayoutEffect, type RefObject } from 'react';

const edge = 12;
const least = 160;

/** Keeps the list above the keyboard of a phone, which covers a part of the page without changing its size. */
export function useRoom(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const view = globalThis.visualViewport;
    if (!isOpen || !view) return undefined;
    const fit = () => {
      const element = panel.current;
      if (!element) return;
      const top = element.getBoundingClientRect().top - view.offsetTop;
      const room = Math.max(least, Math.floor(view.height - top - edge));
      element.style.setProperty('--_list-room', `${room}px`);
    };
    const listening = new AbortController();
    fit();
    view.addEventListener('resize', fit, { signal: listening.signal });
    return () => listening.abort();
  }, [isOpen, panel]);
}
