import { randomUUID } from 'node:crypto';
import { Problem, type RefundResult } from '../../server/index.js';
import {
  orderPath,
  ordersPath,
  ownerOrderView,
  refundView,
  slipView,
} from '../views/orders/index.js';
import { ownerPage } from '../owner-page.js';
import type { OwnerCall } from '../page-description.js';
import { readAmount } from './read-amount.js';
import { readPieces } from './read-pieces.js';

const path = `${ordersPath}/:orderId`;

const notices: ReadonlyMap<string | undefined, string> = new Map([
  ['sent', 'Marked as sent.'],
  ['noted', 'The note is kept.'],
  ['cancelled', 'The order is cancelled, and its pieces are for sale again.'],
  ['refund-done', 'The money is on its way back.'],
  [
    'refund-waits',
    'The provider of payments did not answer. The refund is asked for again within the hour.',
  ],
  ['refund-refused', 'The provider of payments refused the refund. See below why.'],
]);

/** One order: marking as sent, refunding, cancelling, notes and the packing slip. */
export const singleOrderPages = [
  ...ownerPage({
    path,
    area: 'orders',
    template: 'owner-order',
    load: findOrder,
    view: ({ crumb, problem, refused, done }, managed) =>
      ownerOrderView({
        crumb,
        key: randomUUID(),
        problem,
        notice: notices.get(done) ?? null,
        managed,
        typed: refused?.typed ?? {},
      }),
    forms: {
      send: {
        action: 'order-sent',
        async work({ services, param, typed, record }) {
          const { carrier = '', trackingNumber = '', trackingUrl = '' } = typed;
          const orderId = param('orderId');
          const lines = readPieces(typed);
          const key = requireKey(typed['key']);
          const parcel = { orderId, key, lines, carrier, trackingNumber, trackingUrl };
          await services.orderManagement.send(parcel, record);
          return doneAddress(orderId, 'sent');
        },
      },
      notes: {
        action: 'order-note',
        async work({ services, param, typed: { text = '' }, record }) {
          const orderId = param('orderId');
          await services.orderManagement.note({ orderId, text }, record);
          return doneAddress(orderId, 'noted');
        },
      },
      cancel: {
        area: 'refunds',
        action: 'order-cancelled',
        async work({ services, param, typed: { key, reason = '' }, record }) {
          const orderId = param('orderId');
          const order = { orderId, key: requireKey(key), reason };
          const result = await services.orderManagement.cancel(order, record);
          const isDone = result === null || result.state === 'done';
          return doneAddress(orderId, isDone ? 'cancelled' : doneOf(result));
        },
      },
    },
  }),
  ...ownerPage({
    path: `${path}/slip`,
    area: 'orders',
    template: 'owner-slip',
    load: findOrder,
    view: ({ crumb }, managed) => slipView({ crumb, managed }),
  }),
  ...ownerPage({
    path: `${path}/refund`,
    area: 'refunds',
    access: 'change',
    template: 'owner-refund',
    load: findOrder,
    view({ c, crumb, problem, refused }, managed) {
      const typed = refused?.typed ?? c.req.query();
      const pieces = typed['step'] === undefined ? null : readPieces(typed);
      return refundView({
        crumb,
        key: randomUUID(),
        problem,
        managed,
        chosen: pieces?.filter(({ quantity }) => quantity > 0) ?? null,
        withShipping: typed['shipping'] !== undefined,
        typed,
      });
    },
    forms: {
      '': {
        action: 'order-refunded',
        async work({ services, typed, record }, { order }) {
          const { key, amount = '', reason = '', restocks } = typed;
          const refund = {
            orderId: order.id,
            key: requireKey(key),
            amountCents: readAmount(amount, order.currency),
            lines: readPieces(typed),
            restocks: restocks !== undefined,
            reason,
          };
          const result = await services.orderManagement.refund(refund, record);
          return doneAddress(order.id, doneOf(result));
        },
      },
    },
  }),
];

function findOrder({ services, param }: OwnerCall) {
  return services.orderManagement.read(param('orderId'));
}

const doneAddress = (orderId: string, done: string) =>
  `${orderPath(orderId)}?${new URLSearchParams({ done })}`;

const doneOf = ({ state }: RefundResult) => `refund-${state}`;

/** The key of a form that the page has made. @throws Problem `invalid-request`. */
function requireKey(key = ''): string {
  if (/^[\w-]{16,100}$/.test(key)) return key;
  throw new Problem('invalid-request');
}
