import {
  managedLines,
  refundableCents,
  type ManagedLine,
  type ManagedOrder,
} from '../../../server/index.js';
import { addressLines } from '../../../pages/views/parts/address-lines.js';
import { toAddress } from '../../../pages/views/address.js';
import type { Typed } from '../../../pages/views/parts/field.js';
import { lineView } from '../../../pages/views/parts/line.js';
import { moneyView } from '../../../pages/views/parts/money.js';
import { orderTotals } from '../../../pages/views/parts/order-totals.js';
import { momentView } from '../moment.js';
import { ownerView, type ShownPage } from '../page.js';
import { orderHistory } from './history.js';
import { orderAddress, ordersPath } from './paths.js';
import { fulfilmentWords, paidWords } from './state-words.js';

export interface OrderPage extends ShownPage {
  readonly key: string;
  readonly notice: string | null;
  readonly managed: ManagedOrder;
  /** What a refused form had. */
  readonly typed: Typed;
}

/** One order, with what can be done about it. */
export function ownerOrderView({ crumb, key, problem, notice, managed, typed }: OrderPage) {
  const { order, fulfilment, shipments, cancelledAt } = managed;
  const money = (cents: number) => moneyView({ cents, currency: order.currency });
  const lines = managedLines(managed);
  const isCancelled = cancelledAt !== null;
  const left = refundableCents(managed);
  return {
    ...ownerView({ heading: `Order ${order.number}`, crumb, problem, notice }),
    key,
    back: { url: toAddress(ordersPath) },
    state: fulfilment,
    stateWords: fulfilmentWords[fulfilment],
    paid: paidWords({ totalCents: order.grandTotal, refundedCents: managed.refundedCents }),
    testMode: order.testMode,
    placedAt: momentView(order.placedAt),
    lines: lines.map((line) => ({
      ...lineView(line.entry, money),
      happened: happenedWords(line),
    })),
    totals: orderTotals(order, money),
    refunded: managed.refundedCents === 0 ? null : money(managed.refundedCents),
    buyer: buyerView(managed),
    send: isCancelled ? null : sendView(managed, lines, typed),
    refund: left === 0 ? null : { url: orderAddress(order.id, '/refund'), left: money(left) },
    cancel:
      isCancelled || shipments.length > 0
        ? null
        : {
            url: orderAddress(order.id, '/cancel'),
            amount: left === 0 ? null : money(left),
            reason: typed.reason ?? '',
          },
    note: { url: orderAddress(order.id, '/notes'), text: typed.text ?? '' },
    history: orderHistory(managed, money),
    links: [
      { title: 'Packing slip', url: orderAddress(order.id, '/slip') },
      {
        title: 'What the buyer sees',
        url: toAddress(`/order-confirmed/${encodeURIComponent(order.id)}`),
      },
    ],
  };
}

/** 'sent 1, refunded 2' */
function happenedWords({ sent, refunded }: ManagedLine): string | null {
  const parts = [
    ...(sent > 0 ? [`sent ${sent}`] : []),
    ...(refunded > 0 ? [`refunded ${refunded}`] : []),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}

function buyerView({ order }: ManagedOrder) {
  return {
    name: order.name,
    mail: {
      url: toAddress(`mailto:${encodeURIComponent(order.email)}`),
      email: order.email,
    },
    phone: order.phone === '' ? null : order.phone,
    address: addressLines(order.shippingAddress),
    delivery: order.selectedShippingOption?.title ?? null,
  };
}

function sendView({ order }: ManagedOrder, lines: readonly ManagedLine[], typed: Typed) {
  const open = lines.filter(({ toSend }) => toSend > 0);
  if (open.length === 0) return null;
  return {
    url: orderAddress(order.id, '/send'),
    lines: open.map(({ entry, toSend }) => ({
      name: `pieces-${entry.id}`,
      title: entry.title,
      choices: Object.values(entry.chosenVariant.attributes).join(', '),
      most: toSend,
      value: typed[`pieces-${entry.id}`] ?? String(toSend),
    })),
    carrier: typed.carrier ?? '',
    trackingNumber: typed.trackingNumber ?? '',
    trackingUrl: typed.trackingUrl ?? '',
  };
}
