import { useEffect, useState } from 'react';

/** Whether an element has been in view and is not now. Null, and a browser without observers, is never. */
export function useOutOfView(element: Element | null): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    let wasSeen = false;
    const observer = new IntersectionObserver((records) => {
      const last = records.at(-1);
      wasSeen ||= last?.isIntersecting === true;
      setOut(wasSeen && last?.isIntersecting === false);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setOut(false);
    };
  }, [element]);
  return isOut;
}
