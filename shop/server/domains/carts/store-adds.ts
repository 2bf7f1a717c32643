import { DatabaseError, inBatches, type Database } from '../../ground/database/index.js';
import type { ProblemCode } from '../../ground/http/index.js';
import type { CartContents } from './load-cart.js';

/** An add as the function `add_to_cart` takes it; its comment says what they mean. Times are milliseconds since 1970. */
export interface StoredAdd {
  readonly known_version: string | null;
  readonly at: number;
  readonly request_key: string | null;
  readonly new_hash: string | null;
  readonly key_ends: number | null;
  readonly wanted_cart: string | null;
  readonly is_replaced: boolean;
  readonly new_cart: string;
  readonly new_currency: string;
  readonly crumb: string | null;
  readonly cart_ends: number;
  readonly new_entry: string;
  readonly item: string;
  readonly variant: string;
  readonly pieces: number;
  readonly fields: string;
  readonly page: string | null;
  readonly turn: number | null;
  readonly most_pieces: number;
  readonly most_lines: number;
}

/** The result of the function `add_to_cart`. */
export type AddOutcome =
  | { readonly problem: ProblemCode | 'catalogue-changed' }
  | {
      readonly problem?: undefined;
      readonly kept: { readonly cartId: string; readonly entryId: string };
      readonly isRepeat: boolean;
      readonly contents: CartContents;
    };

export type StoreAdd = (add: StoredAdd) => Promise<AddOutcome>;

/** Adds of one statement. PostgreSQL keeps 64 subtransactions of a transaction at hand, and each add is one. */
const most = 32;

/** How long an add waits for a lock while others wait for it: one visitor's locked cart must not hold them up. */
const lockPatience = '50ms';
/** The setting of the connection. */
const usualPatience = null;

/**
 * Stores adds, those of concurrent requests in one statement: it is one transaction, so all of them share one commit.
 * If the database refuses the whole, nothing of it is stored, and each add runs alone, which no other add waits for.
 * After a lost connection each add is in doubt.
 */
export function createStoreAdd(database: Database): StoreAdd {
  async function store(adds: readonly StoredAdd[], patience: string | null): Promise<AddOutcome[]> {
    const { rows } = await database.query<{ outcome: AddOutcome }>(
      // Begins with no bare select, because it writes: it is not repeated when its connection is lost.
      `/* prepared: add to cart */
       with patience as materialized (
         select set_config('lock_timeout', coalesce($2, current_setting('lock_timeout')), true))
       select add_to_cart(known_version, to_timestamp(at / 1000.0), request_key, new_hash, to_timestamp(key_ends / 1000.0),
         wanted_cart, is_replaced, new_cart, new_currency, crumb, to_timestamp(cart_ends / 1000.0),
         new_entry, item, variant, pieces, fields, page, turn, most_pieces, most_lines) as outcome
       from patience, json_to_recordset($1) as adds (
         known_version uuid, at bigint, request_key text, new_hash text, key_ends bigint,
         wanted_cart text, is_replaced boolean, new_cart text, new_currency text, crumb text, cart_ends bigint,
         new_entry text, item text, variant text, pieces integer, fields text, page text, turn integer,
         most_pieces integer, most_lines integer)`,
      [JSON.stringify(adds), patience],
    );
    return rows.map(({ outcome }) => outcome);
  }

  async function storeAlone(add: StoredAdd): Promise<AddOutcome> {
    const [outcome] = await store([add], usualPatience);
    if (outcome === undefined) throw new Error('The add was not answered.');
    return outcome;
  }

  return inBatches<StoredAdd, AddOutcome>(
    async (adds) => {
      try {
        return await store(adds, lockPatience);
      } catch (error) {
        if (!isRefused(error)) throw error;
        return adds.map(storeAlone);
      }
    },
    { most },
  );
}

/** Whether the database has answered that it has rolled the statement back, for a reason that one of the adds may be. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof DatabaseError) || error.state === null) return false;
  return error.state === '55P03' || error.code === 'statement' || error.code === 'conflict';
}
