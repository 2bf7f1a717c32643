import { useEffect, useReducer, useSyncExternalStore } from 'react';
import {
  buttonStateAt,
  onPageReturn,
  type AddAttempt,
  type AttemptSlot,
  type ButtonDelays,
  type ButtonState,
} from '../../../core/commerce/cart/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

/** The slot's attempt and what the button shows of it now. */
export function useButtonState(
  slot: AttemptSlot,
  delays: ButtonDelays,
): { attempt: AddAttempt | null; state: ButtonState } {
  const { clock } = getRuntime();
  const attempt = useSyncExternalStore(slot.subscribe, slot.get, () => null);
  const [ticks, tick] = useReducer((count: number) => count + 1, 0);
  const { state, nextChangeAt } = buttonStateAt(attempt, clock.now(), delays);

  // A timer may come a moment early; each tick therefore sets the next one.
  useEffect(() => {
    if (nextChangeAt === null) return;
    return clock.setTimeout(tick, nextChangeAt - clock.now());
  }, [clock, nextChangeAt, ticks]);

  // Back from the cart or the checkout, the button starts anew.
  useEffect(() => {
    const life = new AbortController();
    onPageReturn(slot.settleTransient, life.signal);
    return () => life.abort();
  }, [slot]);

  return { attempt, state };
}
