import { dateOfTurn, nextTurn, type Schedule } from './schedule.js';

export const subscriptionStates = ['active', 'past-due', 'paused', 'cancelled', 'ended'] as const;

/** `past-due`: a payment failed, and is tried again. `ended`: all that was agreed is paid. */
export type SubscriptionState = (typeof subscriptionStates)[number];

/** In which an order can be due. */
export const renewingStates = ['active', 'past-due'] as const satisfies SubscriptionState[];

/** After which an order may follow. */
export const openStates: readonly SubscriptionState[] = [...renewingStates, 'paused'];

/** How far ahead the next order may lie that is skipped, in milliseconds: a buyer who wants none for longer pauses. */
const farthestSkip = 366 * 24 * 60 * 60_000;

interface ChangeRule {
  readonly from: readonly SubscriptionState[];
  /** The condition besides the state. */
  isOpen?(standing: Standing, now: number): boolean;
  /** Whether it is about one order, so that a second press of the same button must not reach the next one. */
  readonly isOfTurn?: true;
  readonly to: SubscriptionState;
  /** The turn of the next order afterwards; null if none follows. */
  turn(schedule: Schedule, turn: number, now: number): number | null;
}

/** The changes that buyers and the owner can make to a subscription. */
const rules = {
  pause: { from: renewingStates, to: 'paused', turn: (_, turn) => turn },
  resume: {
    from: ['paused'],
    to: 'active',
    turn: (schedule, turn, now) =>
      dateOfTurn(schedule, turn) > now ? turn : nextTurn(schedule, turn, now),
  },
  // Not paid, so it does not count as one of the agreed cycles.
  skip: {
    from: renewingStates,
    isOpen: (standing, now) => dateOfTurn(standing, standing.turn) - now <= farthestSkip,
    isOfTurn: true,
    to: 'active',
    turn: nextTurn,
  },
  cancel: { from: openStates, to: 'cancelled', turn: () => null },
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

/** The changes of a subscription that are possible now. */
export function possibleChanges(standing: Standing, now: number): readonly SubscriptionChange[] {
  return subscriptionChanges.filter((change) => {
    const { from, isOpen }: ChangeRule = rules[change];
    return from.includes(standing.state) && (isOpen?.(standing, now) ?? true);
  });
}

/**
 * The state after a change; null if it is not possible any more.
 * @param seenTurn That of the page with the button; undefined for whatever turn is the next.
 */
export function afterChange(
  standing: Standing,
  change: SubscriptionChange,
  now: number,
  seenTurn: number = standing.turn,
): Changed | null {
  if (!possibleChanges(standing, now).includes(change)) return null;
  const { to, turn: choose, isOfTurn }: ChangeRule = rules[change];
  if (isOfTurn && seenTurn !== standing.turn) return null;
  const turn = choose(standing, standing.turn, now);
  if (turn === null) return { state: to, turn: standing.turn, dueAt: null };
  return { state: to, turn, dueAt: dateOfTurn(standing, turn) };
}
