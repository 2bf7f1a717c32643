import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/index.js';
import { Problem } from './problem.js';

export interface RateLimit {
  /** Calls allowed to a visitor within `seconds`. */
  readonly calls: number;
  readonly seconds: number;
}

/** Limits by kind of call, high enough for several people who share an address. */
export const defaultRateLimits = {
  reads: { calls: 1200, seconds: 60 },
  changes: { calls: 300, seconds: 60 },
  /** Form submissions, accepted or not. */
  submissions: { calls: 20, seconds: 600 },
  /** Restock signups. */
  signups: { calls: 20, seconds: 600 },
  /** Batches of tracked events. */
  tracking: { calls: 600, seconds: 60 },
  /** Sign-in attempts of the owner. */
  signIns: { calls: 10, seconds: 300 },
  /** Links to an order by mail. */
  links: { calls: 5, seconds: 3600 },
} as const satisfies Readonly<Record<string, RateLimit>>;

export type CallKind = keyof typeof defaultRateLimits;
export type RateLimits = Readonly<Record<CallKind, RateLimit>>;

export interface RateLimiter {
  /** Counts a call. @throws Problem `rate-limited` with the time to wait. */
  count(kind: CallKind, visitor: string): Promise<void>;
  /** Undoes the counting of one call. */
  uncount(kind: CallKind, visitor: string): Promise<void>;
}

/** Counts calls in the database, so that limits apply across all copies of the server. */
export function createRateLimiter(database: Database, limits: RateLimits): RateLimiter {
  const client = {
    query: ({ text, values }: { text: string; values: unknown[] }) => database.query(text, values),
  };
  const limiterOf = (kind: CallKind) =>
    new RateLimiterPostgres({
      storeClient: client,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: kind,
      points: limits[kind].calls,
      duration: limits[kind].seconds,
    });
  const limiters: Readonly<Record<CallKind, RateLimiterPostgres>> = {
    reads: limiterOf('reads'),
    changes: limiterOf('changes'),
    submissions: limiterOf('submissions'),
    signups: limiterOf('signups'),
    tracking: limiterOf('tracking'),
    signIns: limiterOf('signIns'),
    links: limiterOf('links'),
  };
  return {
    async count(kind, visitor) {
      try {
        await limiters[kind].consume(visitor);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new Problem('rate-limited', { retryAfter: error.msBeforeNext });
      }
    },
    async uncount(kind, visitor) {
      await limiters[kind].reward(visitor);
    },
  };
}
