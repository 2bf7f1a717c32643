import { useEffect } from 'react';
import { getRuntime } from '../../../core/runtime/index.js';
import {
  getPopupMemory,
  isDue,
  mayInterrupt,
  onMoment,
  readMoment,
} from '../../../core/social/popup/index.js';
import { useLatest } from '../../element/index.js';

export interface SelfOpening {
  readonly popupId: string;
  readonly version: string;
  /** In seconds. */
  readonly delay: number;
  /** It opens by its method alone. */
  readonly manual: boolean;
  open(): void;
}

/**
 * Milliseconds of calm after what it waited for: who leaves a field presses a button next, and who has answered a banner
 * looks at the page.
 */
const calm = 1_000;

/** Opens a popup by itself when it is due and the visitor is not busy; else it waits for that. */
export function useSelfOpening({ popupId, version, delay, manual, open }: SelfOpening): void {
  const latestOpen = useLatest(open);
  useEffect(() => {
    const memory = getPopupMemory(popupId);
    if (manual || !isDue(memory.read(), version)) return undefined;
    const { clock } = getRuntime();
    const waiting = new AbortController();
    const { signal } = waiting;

    let cancel = clock.setTimeout(ask, Number.isFinite(delay) ? Math.max(0, delay) * 1000 : 0);
    let isWaiting = false;
    signal.addEventListener('abort', () => cancel());
    return () => waiting.abort();

    function ask(): void {
      // Another tab may have closed it meanwhile.
      const answer = isDue(memory.read(), version) ? mayInterrupt(readMoment(memory)) : 'no';
      if (answer === 'later') return wait();
      waiting.abort();
      if (answer === 'yes') latestOpen.current();
    }

    function wait(): void {
      if (isWaiting) return;
      isWaiting = true;
      onMoment(() => {
        cancel();
        cancel = clock.setTimeout(ask, calm);
      }, signal);
    }
  }, [manual, popupId, version, delay, latestOpen]);
}
