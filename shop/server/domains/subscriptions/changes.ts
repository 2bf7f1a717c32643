import type { Database, RecordChange } from '../../ground/database/index.js';
import { queueSubscriptionMail } from './mails.js';
import type { OutcomeContext } from './outcomes.js';
import { addEvent, requireSubscription } from './rows.js';
import { SubscriptionError } from './subscription-error.js';
import { afterChange, type SubscriptionChange } from './states.js';
import type { SubscriptionEventKind } from './types.js';

export interface ChangeRequest {
  readonly id: string;
  readonly change: SubscriptionChange;
  /** The turn of the next order on the page with the button, so that a press that is repeated skips one order. */
  readonly seenTurn?: number;
  /** Kept for the owner; empty for none. */
  readonly note?: string;
}

interface Consequence {
  readonly kind: SubscriptionEventKind;
  /** The mail to the buyer, by who made the change; null sends none. */
  readonly mail: Readonly<Record<'buyer' | 'owner', 'cancelled' | 'paused' | null>>;
}

const consequences: Readonly<Record<SubscriptionChange, Consequence>> = {
  pause: { kind: 'paused', mail: { buyer: null, owner: 'paused' } },
  resume: { kind: 'resumed', mail: { buyer: null, owner: null } },
  skip: { kind: 'skipped', mail: { buyer: null, owner: null } },
  cancel: { kind: 'cancelled', mail: { buyer: 'cancelled', owner: 'cancelled' } },
};

const longestNote = 2000;

/**
 * Pauses, resumes, skips or cancels. An order that is being made at that moment is not placed.
 * @throws SubscriptionError `subscription-not-found`, `subscription-state`, `note-too-long`.
 */
export async function changeSubscription(
  context: OutcomeContext,
  { id, change, seenTurn, note = '' }: ChangeRequest,
  by: 'buyer' | 'owner',
  record: RecordChange = () => Promise.resolve(),
): Promise<void> {
  const text = readNote(note);
  const now = context.now();
  return context.database.transaction(async (transaction) => {
    const subscription = await requireSubscription(transaction, id);
    const changed = afterChange(subscription, change, now, seenTurn);
    if (changed === null) throw new SubscriptionError('subscription-state');
    const { state, turn, dueAt } = changed;
    await transaction.query(
      `update subscriptions set state = $2, turn = $3, due_at = $4, ended_at = $5, tries = 0, failed_at = null,
         held = null, cart_id = null, claimed_by = null, leased_until = null where id = $1`,
      [
        id,
        state,
        turn,
        dueAt === null ? null : new Date(dueAt),
        state === 'cancelled' ? new Date(now) : null,
      ],
    );
    const { kind, mail } = consequences[change];
    await addEvent(transaction, id, { kind, by, now, text });
    const topic = mail[by];
    if (topic !== null) {
      const cause = `${turn}:${now}`;
      await queueSubscriptionMail(transaction, context, subscription, {
        topic,
        nextAt: null,
        cause,
      });
    }
    await record(transaction, String(subscription.number));
  });
}

/** Keeps a note for the owner alone. @throws SubscriptionError `subscription-not-found`, `note-empty`, `note-too-long`. */
export async function noteOn(
  { database, now }: { readonly database: Database; now(): number },
  { id, note }: { readonly id: string; readonly note: string },
  record: RecordChange,
): Promise<void> {
  const text = readNote(note);
  if (text === '') throw new SubscriptionError('note-empty');
  return database.transaction(async (transaction) => {
    const subscription = await requireSubscription(transaction, id);
    await addEvent(transaction, id, { kind: 'noted', by: 'owner', now: now(), text });
    await record(transaction, String(subscription.number));
  });
}

function readNote(typed: string): string {
  const note = typed.replace(/[\0\p{Cs}]/gu, ' ').trim();
  if (note.length > longestNote) throw new SubscriptionError('note-too-long');
  return note;
}
