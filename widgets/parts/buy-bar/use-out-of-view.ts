import { useEffect, useState } from 'react';

/** Whether the shopper has seen or passed an element that is not in view now. Null, and a browser without observers, is never. */
export function useOutOfView(element: Element | null): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    let wasSeen = false;
    const observer = new IntersectionObserver((records) => {
      const last = records.at(-1);
      if (!last) return;
      // Above the window: the shopper scrolled past it before this was loaded.
      wasSeen ||= last.isIntersecting || last.boundingClientRect.bottom <= 0;
      setOut(wasSeen && !last.isIntersecting);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setOut(false);
    };
  }, [element]);
  return isOut;
}
