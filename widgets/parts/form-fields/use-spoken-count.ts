import { useEffect, useState } from 'react';
import { announce } from '../../../core/dom/index.js';
import { formStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

/** Milliseconds without input that count as a pause. */
const pause = 1000;
/** Characters before the limit from which the count is announced. */
const nearLimit = 10;

/** Announces the count when typing pauses near or above the limit, not at each key. */
export function useSpokenCount(count: number, max: number): void {
  const [initial] = useState(count);
  const words = speakCount(count, max);
  useEffect(() => {
    if (count === initial || words === '') return;
    return getRuntime().clock.setTimeout(() => announce(words), pause);
  }, [count, initial, words]);
}

/** Announces nothing far below the limit. */
export function speakCount(count: number, max: number): string {
  if (count > max) return formStrings('tooLong');
  return max - count <= nearLimit ? formStrings('charactersLeft', { count: max - count }) : '';
}
