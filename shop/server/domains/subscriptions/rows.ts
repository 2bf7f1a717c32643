import { z } from '@hono/zod-openapi';
import { catalogueCurrencies } from '../catalogue/index.js';
import type { Queryable } from '../../ground/database/index.js';
import { SubscriptionError } from './subscription-error.js';
import { subscriptionStates } from './states.js';
import {
  eventKinds,
  type EventMaker,
  type Subscription,
  type SubscriptionEvent,
  type SubscriptionEventKind,
} from './types.js';

const time = z.coerce.date().transform((date) => date.getTime());

const planSchema = z.object({
  id: z.string().optional(),
  billingPeriod: z.object({ value: z.number(), unit: z.enum(['WEEK', 'MONTH', 'YEAR']) }),
  numBillingCycles: z.number(),
});

const deliverySchema = z.object({
  name: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  country: z.string(),
});

const rowSchema = z
  .object({
    id: z.string(),
    position: z.coerce.number(),
    state: z.enum(subscriptionStates),
    order_id: z.string(),
    delivery: deliverySchema.nullable(),
    title: z.string(),
    sku: z.string(),
    quantity: z.number(),
    unit_price: z.number(),
    currency: z.enum(catalogueCurrencies),
    plan: planSchema,
    started_at: time,
    turn: z.number(),
    paid: z.number(),
    due_at: time.nullable(),
    tries: z.number(),
    failed_at: time.nullable(),
    held: z.string().nullable(),
    ended_at: time.nullable(),
    buyer: z.string(),
    email: z.string(),
    language: z.string(),
  })
  .transform(({ id: planless, plan: { id, ...plan }, ...row }): Subscription => ({
    id: planless,
    number: row.position,
    state: row.state,
    orderId: row.order_id,
    movedTo: row.delivery,
    title: row.title,
    sku: row.sku,
    quantity: row.quantity,
    unitCents: row.unit_price,
    currency: row.currency,
    plan: { ...(id !== undefined && { id }), ...plan },
    startedAt: row.started_at,
    turn: row.turn,
    paid: row.paid,
    dueAt: row.due_at,
    tries: row.tries,
    failedAt: row.failed_at,
    held: row.held,
    endedAt: row.ended_at,
    buyer: row.buyer,
    email: row.email,
    language: row.language,
  }));

/** Reads `s`, the subscription, and `o`, its first order. */
const columns = `s.id, s.number as position, s.state, s.order_id, s.delivery, s.sku, s.quantity, s.unit_price, s.currency, s.plan,
  s.started_at, s.turn, s.paid, s.due_at, s.tries, s.failed_at, s.held, s.ended_at, o.buyer, o.email, o.language,
  coalesce((select max(l.title) from order_lines l where l.order_id = s.order_id and l.sku = s.sku), '') as title`;

/** Subscriptions by what follows `from`: a condition, an order and a limit. */
export async function selectSubscriptions(
  queryable: Queryable,
  rest: string,
  values: readonly unknown[],
): Promise<readonly (Subscription & { readonly position: number })[]> {
  const { rows } = await queryable.query(
    `select ${columns} from subscriptions s join orders o on o.id = s.order_id ${rest}`,
    values,
  );
  return rows.map((row) => {
    const subscription = rowSchema.parse(row);
    return { ...subscription, position: subscription.number };
  });
}

/** PostgreSQL refuses a text that contains NUL. */
const idForm = /^[\w-]{1,64}$/;

/** Null if there is no such subscription. */
export async function findSubscription(
  queryable: Queryable,
  id: string,
): Promise<Subscription | null> {
  if (!idForm.test(id)) return null;
  const [found] = await selectSubscriptions(queryable, 'where s.id = $1', [id]);
  return found ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockSubscription(
  transaction: Queryable,
  id: string,
): Promise<Subscription | null> {
  if (!idForm.test(id)) return null;
  await transaction.query('select id from subscriptions where id = $1 for update', [id]);
  return findSubscription(transaction, id);
}

/** The same. @throws SubscriptionError `subscription-not-found`. */
export async function requireSubscription(
  transaction: Queryable,
  id: string,
): Promise<Subscription> {
  const subscription = await lockSubscription(transaction, id);
  if (subscription === null) throw new SubscriptionError('subscription-not-found');
  return subscription;
}

/** Whether an order is of the same subscription as one of the others. */
export async function sharesSubscription(
  queryable: Queryable,
  orderId: string,
  others: readonly string[],
): Promise<boolean> {
  if (!idForm.test(orderId)) return false;
  const { rows } = await queryable.query(
    `select 1 from subscription_events one join subscription_events other using (subscription_id)
     where one.order_id = $1 and other.order_id = any($2::text[]) limit 1`,
    [orderId, others],
  );
  return rows.length > 0;
}

/** Keeps what happened to a subscription, in the transaction of what it is. */
export async function addEvent(
  transaction: Queryable,
  subscriptionId: string,
  event: {
    readonly kind: SubscriptionEventKind;
    readonly by: EventMaker;
    readonly now: number;
    readonly orderId?: string;
    readonly text?: string;
  },
): Promise<void> {
  await transaction.query(
    `insert into subscription_events (subscription_id, kind, made_by, happened_at, order_id, text)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      subscriptionId,
      event.kind,
      event.by,
      new Date(event.now),
      event.orderId ?? null,
      event.text ?? '',
    ],
  );
}

const eventSchema = z.object({
  kind: z.enum(eventKinds),
  made_by: z.enum(['buyer', 'owner', 'shop']),
  happened_at: time,
  order_id: z.string().nullable(),
  number: z.number().nullable(),
  total: z.number().nullable(),
  text: z.string(),
});

/** More than a weekly subscription has in two years. */
const shownEvents = 200;

/** The events of a subscription, newest first. */
export async function readEvents(
  queryable: Queryable,
  subscriptionId: string,
): Promise<readonly SubscriptionEvent[]> {
  const { rows } = await queryable.query(
    `select e.kind, e.made_by, e.happened_at, e.order_id, e.text, o.number, o.total
     from subscription_events e left join orders o on o.id = e.order_id
     where e.subscription_id = $1 order by e.id desc limit $2`,
    [subscriptionId, shownEvents],
  );
  return rows.map((row) => {
    const { kind, made_by: by, happened_at: happenedAt, text, ...order } = eventSchema.parse(row);
    const { order_id: id, number, total: cents } = order;
    const isKnown = id !== null && number !== null && cents !== null;
    return { kind, by, happenedAt, text, order: isKnown ? { id, number, cents } : null };
  });
}
