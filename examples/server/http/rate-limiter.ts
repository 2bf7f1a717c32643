import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/index.js';
import { Problem } from './problem.js';

export interface RateLimit {
  /** How many calls one visitor may make within `seconds`. */
  readonly calls: number;
  readonly seconds: number;
}

/** One limit for each kind of call; far beyond what a person does, also when several share one address. */
export const defaultRateLimits = {
  reads: { calls: 1200, seconds: 60 },
  changes: { calls: 300, seconds: 60 },
  /** Forms that are sent, whether or not they are stored. */
  submissions: { calls: 20, seconds: 600 },
  /** Wishes to hear of an item that is back. */
  signups: { calls: 20, seconds: 600 },
  /** Requests with tracked events; a page sends them by the batch. */
  tracking: { calls: 600, seconds: 60 },
  /** Attempts at the owner's password. */
  signIns: { calls: 10, seconds: 300 },
} as const satisfies Readonly<Record<string, RateLimit>>;

export type CallKind = keyof typeof defaultRateLimits;
export type RateLimits = Readonly<Record<CallKind, RateLimit>>;

export interface RateLimiter {
  /** @throws Problem `rate-limited`, with the time to wait. */
  count(kind: CallKind, visitor: string): Promise<void>;
  /** Takes one counted call back. */
  giveBack(kind: CallKind, visitor: string): Promise<void>;
}

/** Counts in the database, so that the limits hold for all copies of the server together. */
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
    async giveBack(kind, visitor) {
      await limiters[kind].reward(visitor);
    },
  };
}
