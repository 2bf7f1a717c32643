import { GiftCardError, type OwnedCard } from '../../../../shop/server/index.js';
import type { OwnerServices } from '../../../../shop/owner/index.js';
import { order } from './fake-checkout.js';

export const ownedCard: OwnedCard = {
  number: 12,
  ending: '7KQZ',
  state: 'active',
  valueCents: 5000,
  balanceCents: 3250,
  isRefunded: false,
  currency: 'USD',
  disabledAt: null,
  order: { id: order.id, number: order.number, buyer: order.name, placedAt: Date.UTC(2026, 9, 31) },
  recipient: { name: 'Grace', email: 'grace@example.com' },
  deliverOn: '2026-12-24',
};

/** One card that has paid once; to enable it is refused. */
export function createFakeOwnedCards(card = ownedCard): OwnerServices['ownedCards'] {
  return {
    list: () => Promise.resolve({ cards: [card], nextPageCursor: null }),
    count: () => Promise.resolve({ active: 1, spent: 0, disabled: 2 }),
    find: (number) =>
      Promise.resolve(
        number === String(card.number)
          ? {
              card,
              uses: [
                {
                  kind: 'paid',
                  orderId: 'order-8',
                  orderNumber: 1008,
                  happenedAt: Date.UTC(2026, 10, 2),
                  cents: 1750,
                },
              ],
            }
          : null,
      ),
    change: ({ change }) =>
      change === 'enable'
        ? Promise.reject(new GiftCardError('gift-card-state'))
        : Promise.resolve(),
  };
}
