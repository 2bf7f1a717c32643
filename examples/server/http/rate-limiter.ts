import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/index.js';
import { Problem } from './problem.js';

export interface RateLimit {
  /** How many calls one visitor may make within `seconds`. */
  readonly calls: number;
  readonly seconds: number;
}

export interface RateLimits {
  readonly reads: RateLimit;
  readonly changes: RateLimit;
}

/** Far beyond what a person does, also when several share one address. */
export const defaultRateLimits: RateLimits = {
  reads: { calls: 1200, seconds: 60 },
  changes: { calls: 300, seconds: 60 },
};

export interface RateLimiter {
  /** @throws Problem `rate-limited`, with the time to wait. */
  count(kind: keyof RateLimits, visitor: string): Promise<void>;
}

/** Counts in the database, so that the limits hold for all copies of the server together. */
export function createRateLimiter(database: Database, limits: RateLimits): RateLimiter {
  const client = {
    query: ({ text, values }: { text: string; values: unknown[] }) => database.query(text, values),
  };
  const limiterOf = (kind: keyof RateLimits) =>
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
  const limiters = { reads: limiterOf('reads'), changes: limiterOf('changes') };
  return {
    async count(kind, visitor) {
      try {
        await limiters[kind].consume(visitor);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new Problem('rate-limited', { retryAfter: error.msBeforeNext });
      }
    },
  };
}
