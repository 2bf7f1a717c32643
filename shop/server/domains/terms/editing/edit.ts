import { holdPreparations, type Queryable } from '../../../ground/database/index.js';
import { Problem } from '../../../ground/http/index.js';
import { takeOver, type TermsKind } from '../kinds.js';
import type { RouteContext } from '../../../ground/routing/index.js';

export type EditorContext = Pick<RouteContext, 'database' | 'clock'>;

/** Runs a change of one kind of terms in a transaction. */
export type Edit = <Result>(
  kind: TermsKind,
  work: (transaction: Queryable) => Promise<Result>,
) => Promise<Result>;

/** Waits for a start that seeds the terms, and makes the terms of the kind the owner's. */
export function createEdit({ database, clock }: EditorContext): Edit {
  return (kind, work) =>
    database.transaction(async (transaction) => {
      await holdPreparations(transaction);
      await takeOver(transaction, kind, clock.now());
      return work(transaction);
    });
}

/** @throws Problem `not-found`, or `settings-changed` if the row has another version than the one that was shown. */
export function requireSaved(rowCount: number, stored: object | null): void {
  if (rowCount > 0) return;
  throw new Problem(stored === null ? 'not-found' : 'settings-changed');
}

/** Tells whether a text can be an id or a code in an address; PostgreSQL takes no NUL. */
export const isId = (text: string) => /^[\w-]{1,64}$/.test(text);
