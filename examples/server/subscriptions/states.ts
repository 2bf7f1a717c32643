import { dateOfTurn, nextTurn, type Schedule } from './schedule.js';

export const subscriptionStates = ['active', 'past-due', 'paused', 'cancelled', 'ended'] as const;

/** `past-due`: a payment failed, and is tried again. `ended`: all that was agreed is paid. */
export type SubscriptionState = (typeof subscriptionStates)[number];

/** In which an order can be due. */
export const renewingStates = ['active', 'past-due'] as const satisfies SubscriptionState[];

interface ChangeRule {
  readonly from: readonly SubscriptionState[];
  readonly to: SubscriptionState;
  /** The turn of the next order afterwards; null if none follows. */
  turn(schedule: Schedule, turn: number, now: number): number | null;
}

/** What buyers and the owner can do to a subscription. */
const rules = {
  pause: { from: renewingStates, to: 'paused', turn: (_, turn) => turn },
  resume: {
    from: ['paused'],
    to: 'active',
    turn: (schedule, turn, now) =>
      dateOfTurn(schedule, turn) > now ? turn : nextTurn(schedule, turn, now),
  },
  // Not paid, so it does not count as one of the agreed cycles.
  skip: { from: renewingStates, to: 'active', turn: nextTurn },
  cancel: { from: [...renewingStates, 'paused'], to: 'cancelled', turn: () => null },
} as const satisfies Readonly<Record<string, ChangeRule>>;

export type SubscriptionChange = keyof typeof rules;
export const subscriptionChanges = Object.keys(rules) as readonly SubscriptionChange[];

export interface Standing extends Schedule {
  readonly state: SubscriptionState;
  readonly turn: number;
}

export interface Changed {
  readonly state: SubscriptionState;
  readonly turn: number;
  /** Milliseconds since 1970; null if no order follows. */
  readonly dueAt: number | null;
}

export function isPossible(state: SubscriptionState, change: SubscriptionChange): boolean {
  const { from }: ChangeRule = rules[change];
  return from.includes(state);
}

/** What a change leads to; null if the state does not allow it. */
export function afterChange(
  standing: Standing,
  change: SubscriptionChange,
  now: number,
): Changed | null {
  if (!isPossible(standing.state, change)) return null;
  const { to, turn: choose }: ChangeRule = rules[change];
  const turn = choose(standing, standing.turn, now);
  if (turn === null) return { state: to, turn: standing.turn, dueAt: null };
  return { state: to, turn, dueAt: dateOfTurn(standing, turn) };
}
