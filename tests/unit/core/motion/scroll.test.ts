import { afterEach, describe, expect, it, vi } from 'vitest';
import { scrollDuration, scrollToElement } from '../../../../core/motion/index.js';

describe('scrollDuration (platform §9: "clamped with 50 ms minimum and a maximum")', () => {
  it.each([
    [0, undefined, 50],
    [-300, undefined, 50],
    [49, undefined, 50],
    [51, undefined, 51],
    [5000, undefined, 5000],
    [5000, 1000, 1000],
    [NaN, undefined, 300],
    [10, 20, 50],
  ])('of %d, %s at most, is %d', (ms, longest, expected) => {
    expect(scrollDuration(ms, longest)).toBe(expected);
  });
});

describe('scrollToElement', () => {
  afterEach(() => vi.unstubAllGlobals());

  function target(top: number) {
    const element = document.createElement('p');
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 10, 10));
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    vi.stubGlobal('scrollY', 100);
    return { element, scrollTo };
  }

  it.each([
    [undefined, 570],
    [0, 600],
  ])('platform §9: "Scroll-into-view default offset 30": %s', (offset, top) => {
    const { element, scrollTo } = target(500);
    scrollToElement(element, { ...(offset !== undefined && { offset }), isReduced: true });
    expect(scrollTo.mock.calls).toEqual([[{ top, behavior: 'instant' }]]);
  });

  it('ends when a person scrolls', async () => {
    const { element, scrollTo } = target(500);
    let draw = (_time: number): void => undefined;
    const { done } = scrollToElement(element, {
      isReduced: false,
      frames: (run) => {
        draw = run;
        return () => (draw = () => undefined);
      },
    });
    draw(0);
    dispatchEvent(new Event('wheel'));
    draw(100);
    expect(scrollTo).toHaveBeenCalledTimes(1);
    await expect(done).resolves.toBe(false);
  });
});
