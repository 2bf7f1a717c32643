import { inBatches, type Database } from '../database/index.js';
import { addressKey } from './address-key.js';
import { mergeCounts, waitsOf, type CountedKey, type KeyCount } from './merge-counts.js';
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
  /** Bodies of more than 64 kB, counted before they are read. The owner’s do not count. */
  largeBodies: { calls: 60, seconds: 600 },
  /** Form submissions, accepted or not. */
  submissions: { calls: 20, seconds: 600 },
  /** Files uploaded to forms, accepted or not. */
  uploads: { calls: 60, seconds: 600 },
  /** Restock signups. */
  signups: { calls: 20, seconds: 600 },
  /** Likes given and taken back. */
  likes: { calls: 200, seconds: 600 },
  /** Comments, accepted or not. */
  comments: { calls: 20, seconds: 600 },
  /** Reviews, accepted or not. */
  reviews: { calls: 20, seconds: 600 },
  /** Reviews with photos, so that no address fills the disk: at most 18 MB each. */
  reviewPhotos: { calls: 20, seconds: 86_400 },
  /** Places looked up, of which a provider asks money: each key that is typed may be one. */
  places: { calls: 300, seconds: 600 },
  /** Batches of tracked events. */
  tracking: { calls: 600, seconds: 60 },
  /** Kilobytes of tracked events, so that no address fills the disk: 20 MB a day. */
  trackingKilobytes: { calls: 20_000, seconds: 86_400 },
  /** Sign-ins of owners that failed: of a browser that the account knows, of an address, and at one account. */
  signIns: { calls: 10, seconds: 300 },
  /** Links to an order by mail. */
  links: { calls: 5, seconds: 3600 },
  /** Codes of gift cards that were refused. */
  giftCards: { calls: 10, seconds: 600 },
  /** Those of all browsers together that the account does not know. */
  unknownSignIns: { calls: 100, seconds: 300 },
  /** Sign-ins of members that failed, of one account or of a browser that knows it. */
  memberSignIns: { calls: 5, seconds: 900 },
  /** Sign-ins of members that failed, of one address. */
  memberAddresses: { calls: 20, seconds: 900 },
  /** Mails about an account: to one address of the internet, and to one mailbox. */
  accountMails: { calls: 5, seconds: 3600 },
  /** Codes of the second factor of one account of the owner, in all its sessions and browsers. */
  ownerCodes: { calls: 5, seconds: 900 },
} as const satisfies Readonly<Record<string, RateLimit>>;

export type CallKind = keyof typeof defaultRateLimits;
/** Null: a balancer limits these calls, and the server does not count them. */
export type RateLimits = Readonly<Record<CallKind, RateLimit | null>>;

/** The kinds that may be left to a balancer, since they ask for no more than an address. */
export const leavableKinds: readonly CallKind[] = [
  'reads',
  'pages',
  'tracking',
  'trackingKilobytes',
];

export interface Count {
  readonly kind: CallKind;
  /** `address:…` or `cart:…`; an address counts as `addressKey` says. */
  readonly visitor: string;
  /** 1 by default. */
  readonly points?: number;
}

export interface RateLimiter {
  /** Counts a call for each of the visitors, in one statement with concurrent calls. @throws Problem `rate-limited` with the time to wait. */
  count(kind: CallKind, ...visitors: readonly string[]): Promise<void>;
  /** Counts several amounts in such a statement. @throws Problem `rate-limited` with the time to wait. */
  countAll(counts: readonly Count[]): Promise<void>;
  /** Undoes the counting of one call. */
  uncount(kind: CallKind, visitor: string): Promise<void>;
}

/** Calls of one statement. */
const mostCalls = 100;

/**
 * Counts calls in the database, so that limits apply across all copies of the server. Concurrent calls are counted in one
 * statement: they nearly always have an address in common, whose row each statement locks.
 */
export function createRateLimiter(database: Database, limits: RateLimits): RateLimiter {
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

  async function countAll(counts: readonly Count[]): Promise<void> {
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
