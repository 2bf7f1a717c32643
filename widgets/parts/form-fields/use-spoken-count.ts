import { useEffect, useState } from 'react';
import { announce } from '../../../core/dom/index.js';
import { formStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

/** Milliseconds without a key that count as a pause. */
const pause = 1000;
/** From so many characters before the limit on, the count is spoken. */
const nearLimit = 10;

/** Has the count spoken when typing pauses near the limit or beyond it, not at each key. */
export function useSpokenCount(count: number, max: number): void {
  const [initial] = useState(count);
  const words = speakCount(count, max);
  useEffect(() => {
    if (count === initial || words === '') return;
    return getRuntime().clock.setTimeout(() => announce(words), pause);
  }, [count, initial, words]);
}

/** Nothing while there is room enough. */
export function speakCount(count: number, max: number): string {
  if (count > max) return formStrings('tooLong');
  return max - count <= nearLimit ? formStrings('charactersLeft', { count: max - count }) : '';
}
