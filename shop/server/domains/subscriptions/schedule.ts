import type { AgreedPlan } from '../catalogue/index.js';

/** When a subscription renews. */
export interface Schedule {
  readonly plan: Pick<AgreedPlan, 'billingPeriod' | 'numBillingCycles'>;
  /** Of the first order, in milliseconds since 1970. */
  readonly startedAt: number;
}

const week = 7 * 24 * 60 * 60_000;

const later: Readonly<
  Record<AgreedPlan['billingPeriod']['unit'], (time: number, count: number) => number>
> = {
  WEEK: (time, count) => time + count * week,
  MONTH: addMonths,
  YEAR: (time, count) => addMonths(time, 12 * count),
};

/**
 * The date of a turn, counted from the first order, which is turn 0: a subscription that begins on 31 January renews on
 * 28 February and on 31 March. Days are those of UTC.
 */
export function dateOfTurn({ plan, startedAt }: Schedule, turn: number): number {
  const { value, unit } = plan.billingPeriod;
  return later[unit](startedAt, Math.max(1, value) * turn);
}

/** The first turn after `turn` whose date lies ahead: dates that a closed shop has missed are not made up for. */
export function nextTurn(schedule: Schedule, turn: number, now: number): number {
  let next = turn + 1;
  while (dateOfTurn(schedule, next) <= now) next += 1;
  return next;
}

/** Whether the agreed number of orders is paid; storefront §3: 0 cycles are indefinite. */
export function isComplete({ plan }: Pick<Schedule, 'plan'>, paid: number): boolean {
  return plan.numBillingCycles > 0 && paid >= plan.numBillingCycles;
}

/** The same day and time so many months later, or the last day of a month that is too short. */
function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
