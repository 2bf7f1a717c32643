import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import {
  OrderChangeError,
  orderChangeSentence,
  Problem,
  seeOther,
  type ManagedOrder,
  type OwnerActionCode,
  type RefundResult,
} from '../../server/index.js';
import { problemSentence } from '../../pages/problems.js';
import { readForm } from '../../pages/read-form.js';
import type { PageCall } from '../../pages/rendering.js';
import type { PageVariables } from '../../pages/security-headers.js';
import type { Typed } from '../../pages/views/parts/field.js';
import {
  orderPath,
  ordersPath,
  ownerOrderView,
  refundView,
  slipView,
} from '../views/orders/index.js';
import { readProblem } from '../list-pages.js';
import type { OwnerParts } from '../owner-parts.js';
import { renderMissing } from '../render-missing.js';
import { readAmount } from './read-amount.js';
import { readPieces } from './read-pieces.js';

const page = `${ordersPath}/:orderId`;

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
export function addOrderPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { render } = parts;
  const { crumbs, orderManagement: orders } = parts.services;
  const newKey = () => randomUUID();

  app.get(page, (c) => showOrder(c));

  app.get(`${page}/slip`, (c) =>
    withOrder(parts, c, (managed) =>
      render(c, 'owner-slip', slipView({ crumb: crumbs.issue(c), managed }), {
        cache: 'no-store',
      }),
    ),
  );

  app.get(`${page}/refund`, (c) => showRefund(c, { typed: c.req.query() }));

  change('send', 'order-sent', async (orderId, fields, record) => {
    const { key = '', carrier = '', trackingNumber = '', trackingUrl = '' } = fields;
    const lines = readPieces(fields);
    await orders.send(
      { orderId, key: requireKey(key), lines, carrier, trackingNumber, trackingUrl },
      record,
    );
    return 'sent';
  });

  change('notes', 'order-note', async (orderId, { text = '' }, record) => {
    await orders.note({ orderId, text }, record);
    return 'noted';
  });

  change('cancel', 'order-cancelled', async (orderId, { key = '', reason = '' }, record) => {
    const result = await orders.cancel({ orderId, key: requireKey(key), reason }, record);
    return result === null || result.state === 'done' ? 'cancelled' : doneOf(result);
  });

  change(
    'refund',
    'order-refunded',
    async (orderId, fields, record) => {
      const { key = '', amount = '', reason = '', restocks } = fields;
      const managed = await orders.read(orderId);
      if (managed === null) throw new OrderChangeError('order-not-found');
      const result = await orders.refund(
        {
          orderId,
          key: requireKey(key),
          amountCents: readAmount(amount, managed.order.currency),
          lines: readPieces(fields),
          restocks: restocks !== undefined,
          reason,
        },
        record,
      );
      return doneOf(result);
    },
    showRefund,
  );

  function showOrder(c: PageCall, { typed = {}, refusal }: Refused = {}) {
    return withOrder(parts, c, (managed) => {
      const view = ownerOrderView({
        crumb: crumbs.issue(c),
        key: newKey(),
        problem: sentenceOf(c, refusal),
        notice: notices.get(c.req.query('done')) ?? null,
        managed,
        typed,
      });
      return render(c, 'owner-order', view, { status: statusOf(refusal), cache: 'no-store' });
    });
  }

  function showRefund(c: PageCall, { typed = {}, refusal }: Refused = {}) {
    return withOrder(parts, c, (managed) => {
      const isChosen = typed.step !== undefined;
      const view = refundView({
        crumb: crumbs.issue(c),
        key: newKey(),
        problem: sentenceOf(c, refusal),
        managed,
        chosen: isChosen ? readPieces(typed).filter(({ quantity }) => quantity > 0) : null,
        withShipping: typed.shipping !== undefined,
        typed,
      });
      return render(c, 'owner-refund', view, { status: statusOf(refusal), cache: 'no-store' });
    });
  }

  /** A form of an order's page. One that is refused comes back with what was typed. */
  function change(
    name: string,
    action: OwnerActionCode,
    work: (
      orderId: string,
      fields: Typed,
      record: Awaited<ReturnType<OwnerParts['services']['owners']['recorder']>>,
    ) => Promise<string>,
    show: typeof showOrder = showOrder,
  ): void {
    app.post(`${page}/${name}`, async (c) => {
      const orderId = c.req.param('orderId') ?? '';
      const fields = await readForm(c);
      try {
        crumbs.check(c, fields.crumb);
        const done = await work(orderId, fields, await parts.services.owners.recorder(c, action));
        return c.redirect(`${orderPath(orderId)}?${new URLSearchParams({ done })}`, seeOther);
      } catch (error) {
        return show(c, { typed: fields, refusal: refusalCode(error) });
      }
    });
  }
}

interface Refused {
  readonly typed?: Typed;
  /** The code of the problem, of a form that was refused. */
  readonly refusal?: string;
}

const statusOf = (refusal: string | undefined) => (refusal === undefined ? 200 : 422);

function sentenceOf(c: PageCall, refusal: string | undefined): string | null {
  if (refusal === undefined) return readProblem(c);
  // Whoever is signed in has cookies.
  return orderChangeSentence(refusal) ?? problemSentence(refusal, { hasCookies: true });
}

const doneOf = ({ state }: RefundResult) => `refund-${state}`;

/** The key of a form that the page has made. @throws Problem `invalid-request`. */
function requireKey(key: string): string {
  if (/^[\w-]{16,100}$/.test(key)) return key;
  throw new Problem('invalid-request');
}

function refusalCode(error: unknown): string {
  if (error instanceof OrderChangeError) return error.code;
  if (error instanceof Problem && error.status < 500) return error.code;
  throw error;
}

async function withOrder(
  parts: OwnerParts,
  c: PageCall,
  answer: (managed: ManagedOrder) => Response | Promise<Response>,
): Promise<Response> {
  const managed = await parts.services.orderManagement.read(c.req.param('orderId') ?? '');
  if (managed !== null) return answer(managed);
  return renderMissing(parts, c);
}
