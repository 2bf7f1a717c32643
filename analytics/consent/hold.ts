import type { Reporter } from '../../core/runtime/index.js';
import type { Purpose, Treatment } from '../events/index.js';
import type { Decision } from './types.js';

/** Something that waits until consent is known. */
export interface Held {
  purposes: readonly Purpose[];
  decide(decision: Decision): void;
}

export interface Hold {
  /** Keeps it, or settles it at once. */
  add(held: Held, treatment: Treatment): void;
  /** Settles, in order, all that `evaluate` no longer holds. */
  review(evaluate: (purposes: readonly Purpose[]) => Treatment): void;
}

/** A page that tracks more than this unasked loses its oldest. */
const most = 1000;

/** Keeps in memory alone what may not be stored yet. */
export function createHold(reporter: Pick<Reporter, 'report'>): Hold {
  let waiting: Held[] = [];

  function decide(held: Held, decision: Decision): void {
    try {
      held.decide(decision);
    } catch (error) {
      reporter.report(error, { where: 'consent' });
    }
  }

  function add(held: Held, treatment: Treatment): void {
    if (treatment !== 'hold') return decide(held, treatment);
    waiting.push(held);
    const oldest = waiting.length > most ? waiting.shift() : undefined;
    if (oldest) decide(oldest, 'drop');
  }

  return {
    add,
    review(evaluate) {
      const all = waiting;
      waiting = [];
      // Judged one by one: what is settled may change consent again.
      for (const held of all) add(held, evaluate(held.purposes));
    },
  };
}
