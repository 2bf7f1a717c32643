import { z } from '@hono/zod-openapi';
import type { RateLimits } from './ground/http/index.js';
import { defaultRateLimits, type CallKind } from './open-domains.js';

const kinds = Object.keys(defaultRateLimits) as [CallKind, ...CallKind[]];
/** The kinds that may be left to a balancer. */
const leavable = kinds.filter((kind) => defaultRateLimits[kind].isLeavable);

const limit = z.strictObject({ calls: z.int().positive(), seconds: z.int().positive() });
const limits = z
  .partialRecord(z.enum(kinds), limit.nullable())
  .refine((read) => kinds.every((kind) => read[kind] !== null || leavable.includes(kind)));

/**
 * Reads limits from an environment variable: `{"submissions":{"calls":100,"seconds":60}}`; an empty text means none.
 * `{"tracking":null}` leaves a kind to the balancer.
 * @throws Error for any other text, so that a server never starts with unintended limits.
 */
export function readRateLimits(text: string | undefined): Partial<RateLimits<CallKind>> {
  if (!text) return {};
  try {
    return limits.parse(JSON.parse(text));
  } catch (cause) {
    const example = '{"submissions":{"calls":100,"seconds":60}}';
    throw new Error(
      `RATE_LIMITS must be JSON like ${example}; kinds: ${kinds.join(', ')}; ` +
        `null leaves ${leavable.join(', ')} to a balancer.`,
      { cause },
    );
  }
}
