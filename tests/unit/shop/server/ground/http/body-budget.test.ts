import { describe, expect, it } from 'vitest';
import { createBodyBudget } from '../../../../../../shop/server/ground/http/body-budget.js';

/** Bytes that are asked for, or the number of the body that ends. */
type Step = { readonly take: number } | { readonly takeOwners: number } | { readonly end: number };

describe('the budget of large bodies', () => {
  it.each<[string, readonly Step[], readonly boolean[]]>([
    ['takes what fits', [{ take: 30 }, { take: 40 }], [true, true]],
    ['refuses what does not', [{ take: 30 }, { take: 41 }], [true, false]],
    [
      'takes a smaller one after a refusal',
      [{ take: 30 }, { take: 41 }, { take: 40 }],
      [true, false, true],
    ],
    ['takes one that is larger than all of it', [{ take: 101 }, { take: 1 }], [true, false]],
    ['takes no such one beside another', [{ take: 1 }, { take: 101 }], [true, false]],
    ['has room again after an end', [{ take: 100 }, { end: 0 }, { take: 100 }], [true, true]],
    [
      'counts what has not ended',
      [{ take: 35 }, { take: 35 }, { end: 0 }, { take: 36 }],
      [true, true, false],
    ],
    [
      'keeps its reserve for the owner',
      [{ take: 70 }, { take: 1 }, { takeOwners: 30 }, { takeOwners: 1 }],
      [true, false, true, false],
    ],
    [
      'gives the owner what others leave',
      [{ takeOwners: 60 }, { takeOwners: 40 }, { end: 0 }, { take: 30 }, { take: 1 }],
      [true, true, true, false],
    ],
    [
      'takes one of the owner’s beside any of others',
      [{ take: 101 }, { takeOwners: 101 }, { takeOwners: 1 }, { take: 1 }],
      [true, true, false, false],
    ],
  ])('%s', (_, steps, taken) => {
    const budget = createBodyBudget(100, 30);
    const bodies: ReturnType<typeof budget.take>[] = [];
    for (const step of steps) {
      if ('take' in step) bodies.push(budget.take(step.take));
      else if ('takeOwners' in step) bodies.push(budget.take(step.takeOwners, true));
      else bodies[step.end]?.();
    }
    expect(bodies.map((body) => body !== null)).toEqual(taken);
  });
});
