import { useEffect, useRef, type PointerEvent } from 'react';
import { getRuntime } from '../../../core/runtime/index.js';
import { useLatest } from '../../element/index.js';

const holdDelay = 400;
const repeatDelay = 80;

/** Handlers for a button that acts on each press, and repeatedly while it is held down. */
export function usePressAndHold(press: () => void) {
  const latest = useLatest(press);
  const cancel = useRef<() => void>(undefined);
  const hasRepeated = useRef(false);

  function stop(): void {
    cancel.current?.();
    cancel.current = undefined;
  }
  useEffect(() => stop, []);

  function repeatAfter(delay: number): void {
    cancel.current = getRuntime().clock.setTimeout(() => {
      hasRepeated.current = true;
      latest.current();
      repeatAfter(repeatDelay);
    }, delay);
  }

  return {
    onPointerDown(event: PointerEvent) {
      stop();
      hasRepeated.current = false;
      if (event.button === 0) repeatAfter(holdDelay);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: stop,
    onBlur: stop,
    onClick() {
      // The click at the end of a hold does not count as a press.
      if (!hasRepeated.current) latest.current();
      hasRepeated.current = false;
    },
  };
}
