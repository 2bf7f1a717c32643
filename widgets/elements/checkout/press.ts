import type { Clock } from '../../../core/runtime/index.js';

/**
 * Runs work when no button of a pointer is down. A change that moves the page between press and release would take the
 * control away from under the click. A touch sends its mouse events after it, so both are listened to.
 */
export interface PressGuard {
  whenReleased(work: () => void): void;
  end(): void;
}

const starts = ['pointerdown', 'mousedown'] as const;
const ends = ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'contextmenu'] as const;

export function createPressGuard(
  target: EventTarget,
  clock: Pick<Clock, 'setTimeout'>,
): PressGuard {
  let isDown = false;
  let stopTimer: (() => void) | null = null;
  let waiting: (() => void)[] = [];

  function press(): void {
    stopTimer?.();
    stopTimer = null;
    isDown = true;
  }

  /** The click follows the release in the same task. */
  function release(): void {
    stopTimer?.();
    stopTimer = clock.setTimeout(() => {
      isDown = false;
      const works = waiting;
      waiting = [];
      for (const work of works) work();
    }, 0);
  }

  for (const type of starts) target.addEventListener(type, press, true);
  for (const type of ends) target.addEventListener(type, release, true);
  return {
    whenReleased(work) {
      if (isDown) waiting.push(work);
      else work();
    },
    end() {
      stopTimer?.();
      waiting = [];
      for (const type of starts) target.removeEventListener(type, press, true);
      for (const type of ends) target.removeEventListener(type, release, true);
    },
  };
}
