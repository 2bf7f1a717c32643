import type { Reporter } from '../../core/runtime/index.js';
import type { Purpose, Treatment } from '../events/index.js';
import type { Decision } from './types.js';

/** An event that waits until consent is known. */
export interface Held {
  purposes: readonly Purpose[];
  decide(decision: Decision): void;
}

export interface Hold {
  /** Holds the event, or decides it now. */
  add(held: Held, treatment: Treatment): void;
  /** Decides, in order, the events that `evaluate` no longer holds. */
  review(evaluate: (purposes: readonly Purpose[]) => Treatment): void;
}

/** Beyond this, the oldest are dropped. */
const most = 1000;

/** Holds events in memory, because they may not be stored yet. */
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
      // One by one: a decision may change consent again.
      for (const held of all) add(held, evaluate(held.purposes));
    },
  };
}
