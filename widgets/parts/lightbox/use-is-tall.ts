import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether an element is taller than the window, kept up to date. */
export function useIsTall(element: RefObject<HTMLElement | null>): boolean {
  const [isTall, setIsTall] = useState(false);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => setIsTall(target.offsetHeight > window.innerHeight);
    const watch = new ResizeObserver(measure);
    watch.observe(target);
    window.addEventListener('resize', measure);
    measure();
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [element]);
  return isTall;
}
