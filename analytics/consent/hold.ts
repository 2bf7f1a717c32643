import type { Reporter } from '../../core/runtime/index.js';
import type { Purpose, Treatment } from '../events/index.js';
import type { Settlement } from './types.js';

/** Something that waits until consent is known. */
export interface Held {
  purposes: readonly Purpose[];
  settle(settlement: Settlement): void;
}

export interface Hold {
  /** Keeps it, or settles it at once. */
  take(held: Held, treatment: Treatment): void;
  /** Settles, in order, all that `judge` no longer holds. */
  review(judge: (purposes: readonly Purpose[]) => Treatment): void;
}

/** A page that tracks more than this unasked loses its oldest. */
const most = 1000;

/** Keeps in memory alone what may not be stored yet. */
export function createHold(reporter: Pick<Reporter, 'report'>): Hold {
  let waiting: Held[] = [];

  function settle(held: Held, settlement: Settlement): void {
    try {
      held.settle(settlement);
    } catch (error) {
      reporter.report(error, { where: 'consent' });
    }
  }

  function take(held: Held, treatment: Treatment): void {
    if (treatment !== 'hold') return settle(held, treatment);
    waiting.push(held);
    const oldest = waiting.length > most ? waiting.shift() : undefined;
    if (oldest) settle(oldest, 'drop');
  }

  return {
    take,
    review(judge) {
      const all = waiting;
      waiting = [];
      // Judged one by one: what is settled may change consent again.
      for (const held of all) take(held, judge(held.purposes));
    },
  };
}
