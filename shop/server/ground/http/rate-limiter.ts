import { inBatches, type Database } from '../database/index.js';
import { addressKey } from './address-key.js';
import { mergeCounts, waitsOf, type CountedKey, type KeyCount } from './merge-counts.js';
import { Problem } from './problem.js';

export interface RateLimit {
  /** Calls allowed to an address, and to a cart, within `seconds`. */
  readonly calls: number;
  readonly seconds: number;
}

/** A limit that holds unless the settings say another. */
export interface DefaultRateLimit extends RateLimit {
  /** Whether it may be left to a balancer, since it asks for no more than an address. */
  readonly isLeavable?: boolean;
}

/**
 * The limits that are no domain's, by kind of call. These and those of domains are high enough for several people who
 * share an address.
 */
export const groundLimits = {
  reads: { calls: 1200, seconds: 60, isLeavable: true },
  changes: { calls: 300, seconds: 60 },
  /** Pages of the shop, and forms posted to them. */
  pages: { calls: 600, seconds: 60, isLeavable: true },
  /** Bodies of more than 64 kB, counted before they are read. The owner’s do not count. */
  largeBodies: { calls: 60, seconds: 600 },
} as const satisfies Readonly<Record<string, DefaultRateLimit>>;

export type GroundKind = keyof typeof groundLimits;
/** Null: a balancer limits these calls, and the server does not count them. */
export type RateLimits<Kind extends string> = Readonly<Record<Kind, RateLimit | null>>;

export interface Count<Kind extends string = string> {
  readonly kind: Kind;
  /** `address:…` or `cart:…`; an address counts as `addressKey` says. */
  readonly visitor: string;
  /** 1 by default. */
  readonly points?: number;
}

/** Counts calls of the ground’s kinds and of those of a domain. */
export interface RateLimiter<Kind extends string = never> {
  /** Counts a call for each of the visitors, in one statement with concurrent calls. @throws Problem `rate-limited` with the time to wait. */
  readonly count: (kind: GroundKind | Kind, ...visitors: readonly string[]) => Promise<void>;
  /** Counts several amounts in such a statement. @throws Problem `rate-limited` with the time to wait. */
  readonly countAll: (counts: readonly Count<GroundKind | Kind>[]) => Promise<void>;
  /** Undoes the counting of one call. */
  readonly uncount: (kind: GroundKind | Kind, visitor: string) => Promise<void>;
}

/** Calls of one statement. */
const mostCalls = 100;

/**
 * Counts calls in the database, so that limits apply across all copies of the server. Concurrent calls are counted in one
 * statement: they nearly always have an address in common, whose row each statement locks.
 */
export function createRateLimiter<Kind extends string>(
  database: Database,
  limits: RateLimits<GroundKind | Kind>,
): RateLimiter<Kind> {
  const waitFor = inBatches(countTogether, { most: mostCalls });

  async function countTogether(calls: readonly (readonly KeyCount[])[]): Promise<number[]> {
    const now = Date.now();
    const merged = mergeCounts(calls);
    const { rows } = await database.query<CountedKey>(
      `/* prepared: count calls */
       insert into rate_limits as counted (key, points, expire)
       select * from unnest($1::text[], $2::int[], $3::bigint[]) as sent (key, points, expire) order by key
       on conflict (key) do update set
         points = case when counted.expire <= $4 then excluded.points else counted.points + excluded.points end,
         expire = case when counted.expire <= $4 then excluded.expire else counted.expire end
       returning key, points, expire`,
      [
        merged.map(([key]) => key),
        merged.map(([, { points }]) => points),
        merged.map(([, { lifetime }]) => now + lifetime),
        now,
      ],
    );
    return waitsOf(calls, rows, now);
  }

  async function countAll(counts: readonly Count<GroundKind | Kind>[]): Promise<void> {
    const counted = counts.flatMap((count) => {
      const limit = limits[count.kind];
      if (limit === null) return [];
      const { points = 1 } = count;
      return { key: keyOf(count), points, most: limit.calls, lifetime: limit.seconds * 1000 };
    });
    if (counted.length === 0) return;
    const retryAfter = await waitFor(counted);
    if (retryAfter > 0) throw new Problem('rate-limited', { retryAfter });
  }

  return {
    count: (kind, ...visitors) => countAll(visitors.map((visitor) => ({ kind, visitor }))),
    countAll,
    async uncount(kind, visitor) {
      if (limits[kind] === null) return;
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
