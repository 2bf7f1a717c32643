/**
 * Subscriptions that renew. turn: the place of the next date in the plan's schedule; that of the first order is 0.
 * paid: orders with the first one. due_at: when the next order, or the next attempt at it, is made; null if none
 * follows. tries: payments of this turn that were declined, failed_at: the first of them. held: why the last order
 * could not be made. cart_id: the source of the next order. claimed_by: the copy of the server that renews it, until
 * leased_until.
 */
export const subscriptionTables: readonly string[] = [
  `alter table subscriptions
     add column number bigint generated always as identity,
     add column state text not null default 'active'
       check (state in ('active', 'past-due', 'paused', 'cancelled', 'ended')),
     add column turn integer not null default 1,
     add column paid integer not null default 1,
     add column due_at timestamptz,
     add column tries integer not null default 0,
     add column failed_at timestamptz,
     add column held text,
     add column cart_id text references carts (id) on update cascade on delete set null,
     add column claimed_by text,
     add column leased_until timestamptz,
     add column ended_at timestamptz`,
  `update subscriptions set due_at = started_at + make_interval(
     weeks => case plan->'billingPeriod'->>'unit' when 'WEEK' then (plan->'billingPeriod'->>'value')::integer else 0 end,
     months => case plan->'billingPeriod'->>'unit' when 'MONTH' then (plan->'billingPeriod'->>'value')::integer else 0 end,
     years => case plan->'billingPeriod'->>'unit' when 'YEAR' then (plan->'billingPeriod'->>'value')::integer else 0 end)`,
  "update subscriptions set state = 'ended', due_at = null, ended_at = started_at where plan->>'numBillingCycles' = '1'",
  // Nobody is charged for a date that has passed before the shop could renew: the buyer or the owner resumes it.
  "update subscriptions set state = 'paused' where due_at <= now()",
  'create unique index subscriptions_by_number on subscriptions (number)',
  'create index subscriptions_by_state on subscriptions (state, number)',
  'create index subscriptions_of_order on subscriptions (order_id)',
  "create index due_subscriptions on subscriptions (due_at) where state in ('active', 'past-due')",
  // The history of a subscription. text: a note of the owner, or why an order could not be made.
  `create table subscription_events (
    id bigint generated always as identity primary key,
    subscription_id text not null references subscriptions (id) on delete cascade,
    kind text not null,
    made_by text not null check (made_by in ('buyer', 'owner', 'shop')),
    happened_at timestamptz not null,
    order_id text references orders (id),
    text text not null default ''
  )`,
  'create index events_of_subscription on subscription_events (subscription_id, id)',
  'create index events_of_order on subscription_events (order_id)',
  `insert into subscription_events (subscription_id, kind, made_by, happened_at, order_id)
   select id, 'started', 'buyer', started_at, order_id from subscriptions`,
  `insert into subscription_events (subscription_id, kind, made_by, happened_at)
   select id, state, 'shop', now() from subscriptions where state in ('ended', 'paused') order by number`,
];

/**
 * noticed_turn: the turn whose order the buyer was told about before it is charged. delivery: where further orders go, as
 * JSON; null where the first one went.
 */
export const subscriptionNoticeTables: readonly string[] = [
  `alter table subscriptions
     add column noticed_turn integer not null default 0,
     add column delivery jsonb`,
];
