import { describe, expect, it, vi } from 'vitest';
import { linear, tween, TweenError, type Frames } from '../../../../core/motion/index.js';

/** Frames that a test draws. */
function manualFrames() {
  let next: ((time: number) => void) | null = null;
  const frames: Frames = (run) => {
    next = run;
    return () => {
      if (next === run) next = null;
    };
  };
  return {
    frames,
    draw(time: number) {
      const run = next;
      next = null;
      run?.(time);
    },
    isIdle: () => next === null,
  };
}

const moving = { isReduced: false };

describe('tween', () => {
  it('platform §9: "Tween default duration 300 ms, default easing linear"', async () => {
    const { frames, draw, isIdle } = manualFrames();
    const step = vi.fn();
    const { done } = tween(step, undefined, { frames, ...moving });
    for (const time of [1000, 1075, 1150, 1290, 1316, 1332]) draw(time);
    expect(step.mock.calls.flat()).toEqual([0, 0.25, 0.5, 290 / 300, 1]);
    expect(isIdle()).toBe(true);
    await expect(done).resolves.toBe(true);
    expect(linear(0.3)).toBe(0.3);
  });

  it('takes another easing, and always ends at 1', () => {
    const { frames, draw } = manualFrames();
    const step = vi.fn();
    tween(step, 100, { frames, easing: (time) => time * time * 0.9, ...moving });
    for (const time of [0, 50, 100]) draw(time);
    expect(step.mock.calls.flat()).toEqual([0, 0.225, 1]);
  });

  it('stops where it is when it is cancelled', async () => {
    const { frames, draw, isIdle } = manualFrames();
    const step = vi.fn();
    const { done, cancel } = tween(step, 100, { frames, ...moving });
    draw(0);
    cancel();
    draw(50);
    expect(step).toHaveBeenCalledTimes(1);
    expect(isIdle()).toBe(true);
    await expect(done).resolves.toBe(false);
  });

  it.each([
    [300, true],
    [0, false],
    [-1, false],
  ])('jumps to the end for a duration of %d and reduced motion %s', async (duration, isReduced) => {
    const step = vi.fn();
    const frames = vi.fn<Frames>();
    const { done } = tween(step, duration, { frames, isReduced });
    expect(step.mock.calls).toEqual([[1]]);
    expect(frames).not.toHaveBeenCalled();
    await expect(done).resolves.toBe(true);
  });

  it('asks the visitor’s system', () => {
    const matchMedia = vi.fn(() => ({ matches: true }) as MediaQueryList);
    vi.stubGlobal('matchMedia', matchMedia);
    const step = vi.fn();
    tween(step);
    expect(matchMedia).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
    expect(step.mock.calls).toEqual([[1]]);
    vi.unstubAllGlobals();
  });

  it('rejects with what a step throws', async () => {
    const { frames, draw } = manualFrames();
    const { done } = tween(
      () => {
        throw new Error('broken');
      },
      100,
      { frames, ...moving },
    );
    draw(0);
    await expect(done).rejects.toThrow('broken');
  });

  it.each([
    ['a text', 300, '[Tween] First parameter needs to be a function.', 'not-a-function'],
    [null, 300, '[Tween] First parameter needs to be a function.', 'not-a-function'],
    [() => undefined, NaN, '[Tween] Duration is not a finite number.', 'not-finite'],
    [() => undefined, Infinity, '[Tween] Duration is not a finite number.', 'not-finite'],
    [() => undefined, '300', '[Tween] Duration is not a finite number.', 'not-finite'],
  ])('platform §5: for %s and %s says "%s"', (step, duration, message, code) => {
    // As a script without types may call it.
    const untyped: (...values: unknown[]) => unknown = (...values) =>
      Reflect.apply(tween, null, values);
    expect(() => untyped(step, duration)).toThrow(new TweenError(code, message));
  });
});
