// @vitest-environment node
import { expect, it } from 'vitest';
import { splitPayment } from '../../../../../../shop/server/domains/gift-cards/index.js';

const usd = (balanceCents: number) => ({ balanceCents, currency: 'USD' });

it.each([
  ['no card', 3850, 0, [], [], 3850],
  ['a part', 3850, 0, [usd(2500)], [[2500, 0]], 1350],
  ['all, and something stays', 3850, 0, [usd(5000)], [[3850, 1150]], 0],
  ['all to the cent', 2500, 0, [usd(2500)], [[2500, 0]], 0],
  [
    'the first one first',
    3000,
    0,
    [usd(2500), usd(2500)],
    [
      [2500, 0],
      [500, 2000],
    ],
    0,
  ],
  [
    'nothing left for the second',
    2000,
    0,
    [usd(2500), usd(100)],
    [
      [2000, 500],
      [0, 100],
    ],
    0,
  ],
  ['an empty card', 2000, 0, [usd(0)], [[0, 0]], 2000],
  [
    'a card of another currency',
    2000,
    0,
    [{ balanceCents: 2500, currency: 'EUR' }],
    [[0, 2500]],
    2000,
  ],
  ['an order of nothing', 0, 0, [usd(2500)], [[0, 2500]], 0],
  ['not the gift cards of the order', 7500, 5000, [usd(9000)], [[2500, 6500]], 5000],
  ['nothing but gift cards', 5000, 5000, [usd(9000)], [[0, 9000]], 5000],
])('takes %s', (_, cents, unpayableCents, cards, taken, due) => {
  const split = splitPayment({ cents, currency: 'USD', unpayableCents }, cards);
  expect(split.cards.map(({ takenCents, leftCents }) => [takenCents, leftCents])).toEqual(taken);
  expect(split.dueCents).toBe(due);
});
