import { centsToDecimal } from 'vitrine/core/money';
import {
  managedLines,
  refundableCents,
  suggestRefund,
  type LineQuantity,
  type ManagedOrder,
} from '../../../server/index.js';
import type { Typed } from '../../../pages/views/parts/field.js';
import { moneyView } from '../../../pages/views/parts/money.js';
import { toAddress } from '../../../pages/views/address.js';
import { giftCardPath } from '../gift-cards/paths.js';
import { ownerView, type ShownPage } from '../page.js';
import { orderAddress } from './paths.js';

export interface RefundPage extends ShownPage {
  readonly key: string;
  readonly managed: ManagedOrder;
  /** The pieces that were chosen; null before the first step. */
  readonly chosen: readonly LineQuantity[] | null;
  readonly withShipping: boolean;
  readonly typed: Typed;
}

/** A refund in two steps: what comes back, then how much money that is. */
export function refundView(given: RefundPage) {
  const { crumb, key, problem, managed, chosen, withShipping, typed } = given;
  const { order, cancelledAt } = managed;
  const { currency } = order;
  const money = (cents: number) => moneyView({ cents, currency });
  const open = managedLines(managed).filter(({ toRefund }) => toRefund > 0);
  const piecesOf = (id: string) => chosen?.find(({ entryId }) => entryId === id)?.quantity ?? 0;
  const suggested = suggestRefund(managed, chosen ?? [], withShipping);
  return {
    ...ownerView({ heading: `Refund order ${order.number}`, crumb, problem }),
    key,
    back: { url: orderAddress(order.id), title: `Order ${order.number}` },
    left: money(refundableCents(managed)),
    cards: managed.cards.map(({ number, ending, balanceCents, valueCents }) => ({
      url: toAddress(giftCardPath(number)),
      number: String(number),
      ending,
      balance: money(balanceCents),
      value: money(valueCents),
    })),
    choose: {
      url: orderAddress(order.id, '/refund'),
      lines: open.map(({ entry, toRefund }) => ({
        name: `pieces-${entry.id}`,
        title: entry.title,
        choices: Object.values(entry.chosenVariant.attributes).join(', '),
        most: toRefund,
        value: chosen === null ? '0' : String(piecesOf(entry.id)),
      })),
      shipping: order.shippingTotal === 0 ? null : { cost: money(order.shippingTotal) },
      withShipping,
    },
    confirm:
      chosen === null
        ? null
        : {
            url: orderAddress(order.id, '/refund'),
            kept: [
              ...chosen.map(({ entryId, quantity }) => ({
                name: `pieces-${entryId}`,
                value: String(quantity),
              })),
              ...(withShipping ? [{ name: 'shipping', value: 'yes' }] : []),
            ],
            amount: typed.amount ?? centsToDecimal(suggested, currency),
            currency,
            suggested: money(suggested),
            reason: typed.reason ?? '',
            canRestock: chosen.length > 0 && cancelledAt === null,
            restocks: typed.amount === undefined || typed.restocks !== undefined,
            testMode: order.testMode,
          },
  };
}
