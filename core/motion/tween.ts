import { VitrineError } from '../net/index.js';

/** From the share of the time that has passed to the share of the way, both from 0 to 1. */
export type Easing = (time: number) => number;

/** "Default easing linear" (platform §9). */
export const linear: Easing = (time) => time;

/** "Tween default duration 300 ms" (platform §9). */
export const tweenDuration = 300;

/** A tween was started in a way that cannot work (platform §5). */
export class TweenError extends VitrineError {}

/** Calls `run` before the next frame with its time in milliseconds; the returned function cancels that. */
export type Frames = (run: (time: number) => void) => () => void;

export interface TweenOptions {
  readonly easing?: Easing;
  readonly frames?: Frames;
  /** Whether to jump to the end; by default what the visitor's system asks for. */
  readonly isReduced?: boolean;
}

export interface Tween {
  /** Whether the end was reached: false after `cancel`. Rejects with what `step` throws. */
  readonly done: Promise<boolean>;
  /** Stops where it is. */
  cancel(): void;
}

/**
 * Calls `step` with the share of the way, from 0 to 1, before each frame of `duration` milliseconds. For a visitor who
 * asks for less motion, and for a duration of 0 or less, it calls it once, with 1.
 * @throws TweenError for a `step` that is no function and a duration that is not finite (platform §5).
 */
export function tween(
  step: (progress: number) => void,
  duration: number = tweenDuration,
  { easing = linear, frames = pageFrames, isReduced = prefersLessMotion() }: TweenOptions = {},
): Tween {
  if (typeof step !== 'function') {
    throw new TweenError('not-a-function', '[Tween] First parameter needs to be a function.');
  }
  if (!Number.isFinite(duration)) {
    throw new TweenError('not-finite', '[Tween] Duration is not a finite number.');
  }
  let cancel: () => void = () => undefined;
  const done = new Promise<boolean>((resolve, reject) => {
    let started: number | null = null;
    let cancelFrame: () => void = () => undefined;
    cancel = () => {
      cancelFrame();
      resolve(false);
    };
    const draw = (time: number) => {
      try {
        started ??= time;
        const passed = duration > 0 && !isReduced ? Math.min((time - started) / duration, 1) : 1;
        step(passed === 1 ? 1 : easing(passed));
        if (passed === 1) resolve(true);
        else cancelFrame = frames(draw);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    if (isReduced || duration <= 0) draw(0);
    else cancelFrame = frames(draw);
  });
  return { done, cancel: () => cancel() };
}

function pageFrames(run: (time: number) => void): () => void {
  const id = requestAnimationFrame(run);
  return () => cancelAnimationFrame(id);
}

/** Without a page nobody sees the way. */
function prefersLessMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}
