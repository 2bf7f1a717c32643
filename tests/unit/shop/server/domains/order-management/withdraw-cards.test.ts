import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  paidFor,
  pickCards,
  withdrawFromCards,
} from '../../../../../../shop/server/domains/order-management/withdraw-cards.js';
import { cardOf } from './managed.js';

const cardPieces = (quantity: number, unitCents = 2500) => ({ isCard: true, unitCents, quantity });
const goods = { isCard: false, unitCents: 1800, quantity: 1 };

/** A card of which 10.00 was spent. */
const usedCard = (number: number) => cardOf(number, 2500, { balanceCents: 1500 });
/** A card of which 10.00 was refunded. */
const partCard = (number: number) =>
  cardOf(number, 2500, { balanceCents: 1500, withdrawnCents: 1000 });

describe('a refund takes off the gift cards of its order', () => {
  it.each([
    // Orders of cards alone.
    ['a part of one', 1000, 2500, [cardOf(1, 2500)], [], [[1, 1000]]],
    ['the rest of it', 1500, 1500, [partCard(1)], [], [[1, 1500]]],
    ['a part of a chosen one', 1000, 2500, [cardOf(1, 2500)], [cardPieces(1)], [[1, 1000]]],
    ['one of two', 2500, 5000, [cardOf(1, 2500), cardOf(2, 2500)], [cardPieces(1)], [[1, 2500]]],
    [
      'both',
      5000,
      5000,
      [cardOf(1, 2500), cardOf(2, 2500)],
      [cardPieces(2)],
      [
        [1, 2500],
        [2, 2500],
      ],
    ],
    [
      'the one of the chosen value',
      5000,
      7500,
      [cardOf(1, 2500), cardOf(2, 5000)],
      [cardPieces(1, 5000)],
      [[2, 5000]],
    ],
    ['the unspent one', 2500, 5000, [usedCard(1), cardOf(2, 2500)], [cardPieces(1)], [[2, 2500]]],
    ['the whole one', 2500, 4000, [partCard(1), cardOf(2, 2500)], [cardPieces(1)], [[2, 2500]]],
    [
      'the disabled one',
      2500,
      5000,
      [cardOf(1, 2500), cardOf(2, 2500, { isDisabled: true })],
      [cardPieces(1)],
      [[2, 2500]],
    ],
    ['what is left on it', 1500, 2500, [usedCard(1)], [cardPieces(1)], [[1, 1500]]],
    ['nothing that was spent', 1501, 2500, [usedCard(1)], [], null],
    ['nothing of another one', 2500, 5000, [usedCard(1), usedCard(2)], [cardPieces(1)], null],
    // An order of 43.00 with goods for 18.00.
    ['nothing for goods', 1800, 4300, [cardOf(1, 2500)], [goods], []],
    ['nothing as long as goods have cost that much', 1800, 4300, [cardOf(1, 2500)], [], []],
    ['what is more than that', 2000, 4300, [cardOf(1, 2500)], [], [[1, 200]]],
    ['all of it with all of the order', 4300, 4300, [cardOf(1, 2500)], [], [[1, 2500]]],
    ['the chosen one, not goods', 2500, 4300, [cardOf(1, 2500)], [cardPieces(1)], [[1, 2500]]],
    ['the chosen one before delivery', 3150, 4950, [cardOf(1, 2500)], [cardPieces(1)], [[1, 2500]]],
    ['for goods that were refunded before', 1800, 2500, [cardOf(1, 2500)], [goods], [[1, 1800]]],
    ['nothing for goods beside a spent one', 1800, 4300, [usedCard(1)], [goods], []],
    ['what is left, beside goods', 3300, 4300, [usedCard(1)], [cardPieces(1), goods], [[1, 1500]]],
    ['no more than is left, beside goods', 3301, 4300, [usedCard(1)], [cardPieces(1), goods], null],
    ['not what goods have cost for a spent one', 2500, 4300, [usedCard(1)], [cardPieces(1)], null],
    ['nothing without a card', 1800, 1800, [], [goods], []],
  ])('%s', (_, cents, unrefundedCents, cards, chosen, taken) => {
    const parts = withdrawFromCards(cents, { unrefundedCents, cards, chosen });
    expect(parts && parts.map(({ card: { number }, cents: part }) => [number, part])).toEqual(
      taken,
    );
  });

  it('that is no piece of another line with the same value', () => {
    const cards = [cardOf(1, 2500), cardOf(2, 2500), cardOf(3, 2500)];
    const picked = pickCards(cards, [cardPieces(1), cardPieces(2)]);
    expect(picked.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('so that they are never worth more than was paid and not refunded', () => {
    const step = fc.record({
      part: fc.double({ min: 0, max: 1, noNaN: true }),
      spends: fc.boolean(),
      chosen: fc.array(fc.constantFrom(goods, cardPieces(1), cardPieces(1, 4000), cardPieces(2))),
    });
    const values = fc.array(fc.constantFrom(2500, 4000), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(values, fc.nat(9000), fc.array(step), (worth, goodsCents, steps) => {
        let cards = worth.map((cents, index) => cardOf(index, cents));
        let left = goodsCents + worth.reduce((sum, cents) => sum + cents, 0);
        for (const { part, spends, chosen } of steps) {
          if (spends) {
            const spend = ({ balanceCents }: { balanceCents: number }) =>
              balanceCents - Math.floor(balanceCents * part);
            cards = cards.map((card) => ({ ...card, balanceCents: spend(card) }));
            continue;
          }
          const cents = Math.ceil(left * part);
          const taken = withdrawFromCards(cents, { unrefundedCents: left, cards, chosen });
          if (taken === null) {
            expect(cards.some((card) => card.balanceCents < paidFor(card))).toBe(true);
            continue;
          }
          left -= cents;
          cards = cards.map((card) => {
            const off = taken.find((one) => one.card === card)?.cents ?? 0;
            const { balanceCents, withdrawnCents } = card;
            return {
              ...card,
              balanceCents: balanceCents - off,
              withdrawnCents: withdrawnCents + off,
            };
          });
          expect(taken.reduce((sum, one) => sum + one.cents, 0)).toBeLessThanOrEqual(cents);
        }
        expect(cards.every(({ balanceCents }) => balanceCents >= 0)).toBe(true);
        expect(cards.reduce((sum, card) => sum + paidFor(card), 0)).toBeLessThanOrEqual(left);
      }),
    );
  });
});
