import type { Queryable } from '../../ground/database/index.js';

/** The terms that the owner takes over as a whole with the first change; the minimum subtotal stays in the code. */
export type TermsKind = 'coupons' | 'shipping' | 'taxes';

/** From now on a start no longer updates the terms of this kind to those of the code. */
export async function takeOver(transaction: Queryable, kind: TermsKind, now: number) {
  await transaction.query(
    `insert into owned_terms (kind, changed_at) values ($1, $2)
     on conflict (kind) do update set changed_at = excluded.changed_at`,
    [kind, new Date(now)],
  );
}

/** The kinds that the owner has changed. */
export async function readOwnedKinds(transaction: Queryable): Promise<ReadonlySet<string>> {
  const { rows } = await transaction.query<{ kind: string }>('select kind from owned_terms');
  return new Set(rows.map(({ kind }) => kind));
}
