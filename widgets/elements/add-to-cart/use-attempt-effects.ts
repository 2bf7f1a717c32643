import { useCallback, useEffect, useRef } from 'react';
import type { AddAttempt, AddIntent, AttemptSlot } from '../../../core/commerce/cart/index.js';
import { announce } from '../../../core/dom/index.js';
import { cartStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { sharedNotes } from './shared.js';

/** A short wait is not worth a word. */
const spokenAfter = 400;

/**
 * Calls `tell` once when an attempt is settled that this button began, or that was under way when it
 * came. Of several buttons in a form one speaks: the one that was pressed, which calls what this returns.
 */
export function useAttemptNews(
  slot: AttemptSlot,
  attempt: AddAttempt | null,
  tell: (settled: AddAttempt) => void,
): () => void {
  const own = useRef<AddIntent>(undefined);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  const claim = useCallback(() => {
    own.current = slot.get()?.intent;
    if (own.current) sharedNotes().spokenFor.add(own.current);
  }, [slot]);

  useEffect(() => {
    if (!attempt) return;
    if (attempt.outcome) {
      if (own.current !== attempt.intent) return;
      own.current = undefined;
      return latest.current(attempt);
    }
    if (!sharedNotes().spokenFor.has(attempt.intent)) claim();
    if (own.current !== attempt.intent) return;
    return getRuntime().clock.setTimeout(() => announce(cartStrings('adding')), spokenAfter);
  }, [attempt, claim]);

  useEffect(
    () => () => {
      if (own.current) sharedNotes().spokenFor.delete(own.current);
    },
    [],
  );
  return claim;
}
