import { useCallback, useEffect, useRef, useState } from 'react';
import { getRuntime } from '../../../core/runtime/index.js';
import { nearestIndex, scrollWay, type Alignment } from './nearest-index.js';
import type { PicturesInUse } from './use-pictures.js';

export interface Position {
  readonly index: number;
  /** Scrolls to a picture. */
  show(index: number): void;
}

/** Milliseconds after which a browser that says nothing at the end of scrolling has scrolled. */
const longestScroll = 1_000;

/**
 * The current picture of a list that scrolls sideways: the one that the shopper scrolled to or asked for. Fingers and
 * scroll bars are the browser's.
 */
export function usePosition(
  { list, pictures }: PicturesInUse,
  { isScrolling, alignment }: { isScrolling: boolean; alignment: Alignment },
): Position {
  const [index, setIndex] = useState(0);
  /** While it scrolls to what was asked for, what it passes is not the current picture. */
  const endScroll = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (!list || !isScrolling) return undefined;
    let frame = 0;
    const read = () => {
      frame = 0;
      if (endScroll.current) return;
      if (pictures.length > 0) setIndex(currentIndex(list, pictures, alignment));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(read);
    };
    const onEnd = () => endScroll.current?.();
    list.addEventListener('scroll', onScroll, { passive: true });
    list.addEventListener('scrollend', onEnd);
    return () => {
      cancelAnimationFrame(frame);
      endScroll.current?.();
      list.removeEventListener('scroll', onScroll);
      list.removeEventListener('scrollend', onEnd);
    };
  }, [list, pictures, isScrolling, alignment]);

  useEffect(() => {
    // The next picture is fetched before it is asked for: a list that scrolls sideways hides it from the browser.
    if (!isScrolling) return;
    for (const near of [index, index + 1]) {
      fetchNow(pictures[near]?.image);
    }
  }, [index, pictures, isScrolling]);

  const show = useCallback(
    (next: number) => {
      const item = pictures[next]?.item;
      if (!item || !list || !isScrolling) return;
      setIndex(next);
      endScroll.current?.();
      const way = scrollWay(
        item.getBoundingClientRect(),
        list.getBoundingClientRect(),
        sideOf(alignment, list),
      );
      if (Math.abs(way) < 1) return;
      const cancel = getRuntime().clock.setTimeout(() => endScroll.current?.(), longestScroll);
      endScroll.current = () => {
        cancel();
        endScroll.current = null;
      };
      // Not by a way: that would stop at the first picture that it passes.
      list.scrollTo({ left: list.scrollLeft + way, behavior: movesLess() ? 'instant' : 'smooth' });
    },
    [list, pictures, isScrolling, alignment],
  );

  return { index: Math.min(index, Math.max(0, pictures.length - 1)), show };
}

/** At an end of the list its first or last picture, which may not reach the place of the current one. */
function currentIndex(
  list: HTMLElement,
  pictures: PicturesInUse['pictures'],
  alignment: Alignment,
): number {
  const way = Math.abs(list.scrollLeft);
  if (way < 1) return 0;
  if (way + list.clientWidth > list.scrollWidth - 1) return pictures.length - 1;
  const items = pictures.map(({ item }) => item.getBoundingClientRect());
  return nearestIndex(items, list.getBoundingClientRect(), sideOf(alignment, list));
}

function fetchNow(image: HTMLImageElement | undefined): void {
  if (image?.loading === 'lazy') image.loading = 'eager';
}

/** Left and right mirror where the text does. */
function sideOf(alignment: Alignment, list: Element): Alignment {
  const isMirrored = alignment !== 'center' && getComputedStyle(list).direction === 'rtl';
  if (!isMirrored) return alignment;
  return alignment === 'left' ? 'right' : 'left';
}

/** Whether the visitor asked for less motion. */
export function movesLess(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
