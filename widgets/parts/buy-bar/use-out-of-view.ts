import { useEffect, useState } from 'react';

/** Everything above the end of the window, px: an element in there is in view or was passed. */
const reached = '1000000px 0px 0px';

/** Whether the shopper has seen or passed an element that is not in view now. Null, and a browser without observers, is never. */
export function useOutOfView(element: Element | null): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    let isInView = true;
    let wasReached = false;
    const watch = (rootMargin: string, note: (isIntersecting: boolean) => void) => {
      const observer = new IntersectionObserver(
        (records) => {
          const last = records.at(-1);
          if (!last) return;
          note(last.isIntersecting);
          setOut(wasReached && !isInView);
        },
        // The window of the element's own frame: a margin around the outermost one does not widen it.
        { root: element.ownerDocument, rootMargin },
      );
      observer.observe(element);
      return observer;
    };
    const observers = [
      watch('0px', (isIntersecting) => (isInView = isIntersecting)),
      // A jump from above the element to below it never has it in view.
      watch(reached, (isIntersecting) => (wasReached ||= isIntersecting)),
    ];
    return () => {
      for (const observer of observers) observer.disconnect();
      setOut(false);
    };
  }, [element]);
  return isOut;
}
