import type { Database } from '../database/index.js';
import { addressKey } from './address-key.js';
import { Problem } from './problem.js';

export interface RateLimit {
  /** Calls allowed to an address, and to a cart, within `seconds`. */
  readonly calls: number;
  readonly seconds: number;
}

/** Limits by kind of call, high enough for several people who share an address. */
export const defaultRateLimits = {
  reads: { calls: 1200, seconds: 60 },
  changes: { calls: 300, seconds: 60 },
  /** Orders that were tried. An accepted one does not count for the address. */
  checkout: { calls: 10, seconds: 600 },
  /** Pages of the shop, and forms posted to them. */
  pages: { calls: 600, seconds: 60 },
  /** Form submissions, accepted or not. */
  submissions: { calls: 20, seconds: 600 },
  /** Restock signups. */
  signups: { calls: 20, seconds: 600 },
  /** Batches of tracked events. */
  tracking: { calls: 600, seconds: 60 },
  /** Kilobytes of tracked events, so that no address fills the disk: 20 MB a day. */
  trackingKilobytes: { calls: 20_000, seconds: 86_400 },
  /** Sign-in attempts of the owner. */
  signIns: { calls: 10, seconds: 300 },
  /** Links to an order by mail. */
  links: { calls: 5, seconds: 3600 },
  /** Sign-in attempts of all browsers together that have never signed in. */
  unknownSignIns: { calls: 100, seconds: 300 },
  /** Codes of the second factor from one session of the owner. */
  ownerCodes: { calls: 5, seconds: 900 },
} as const satisfies Readonly<Record<string, RateLimit>>;

export type CallKind = keyof typeof defaultRateLimits;
export type RateLimits = Readonly<Record<CallKind, RateLimit>>;

export interface Count {
  readonly kind: CallKind;
  /** `address:…` or `cart:…`; an address counts as `addressKey` says. */
  readonly visitor: string;
  /** 1 by default. */
  readonly points?: number;
}

export interface RateLimiter {
  /** Counts a call for each of the visitors, in one statement. @throws Problem `rate-limited` with the time to wait. */
  count(kind: CallKind, ...visitors: readonly string[]): Promise<void>;
  /** Counts several amounts in one statement. @throws Problem `rate-limited` with the time to wait. */
  countAll(counts: readonly Count[]): Promise<void>;
  /** Undoes the counting of one call. */
  uncount(kind: CallKind, visitor: string): Promise<void>;
}

/** Counts calls in the database, so that limits apply across all copies of the server. */
export function createRateLimiter(database: Database, limits: RateLimits): RateLimiter {
  async function countAll(counts: readonly Count[]): Promise<void> {
    const now = Date.now();
    const keys = counts.map(keyOf);
    const { rows } = await database.query<{ key: string; points: number; expire: string | number }>(
      // Sorted, so that two statements cannot deadlock.
      `/* prepared: count calls */
       insert into rate_limits as counted (key, points, expire)
       select * from unnest($1::text[], $2::int[], $3::bigint[]) as sent (key, points, expire) order by key
       on conflict (key) do update set
         points = case when counted.expire <= $4 then excluded.points else counted.points + excluded.points end,
         expire = case when counted.expire <= $4 then excluded.expire else counted.expire end
       returning key, points, expire`,
      [
        keys,
        counts.map(({ points = 1 }) => points),
        counts.map(({ kind }) => now + limits[kind].seconds * 1000),
        now,
      ],
    );
    const waits = rows.flatMap(({ key, points, expire }) => {
      const kind = counts[keys.indexOf(key)]?.kind;
      return kind !== undefined && points > limits[kind].calls ? [Number(expire) - now] : [];
    });
    if (waits.length > 0) throw new Problem('rate-limited', { retryAfter: Math.max(...waits) });
  }

  return {
    count: (kind, ...visitors) => countAll(visitors.map((visitor) => ({ kind, visitor }))),
    countAll,
    async uncount(kind, visitor) {
      await database.query(
        'update rate_limits set points = points - 1 where key = $1 and points > 0',
        [keyOf({ kind, visitor })],
      );
    },
  };
}

const address = 'address:';

function keyOf({ kind, visitor }: Count): string {
  const isAddress = visitor.startsWith(address);
  return `${kind}:${isAddress ? address + addressKey(visitor.slice(address.length)) : visitor}`;
}
