import { z } from '@hono/zod-openapi';
import { defaultRateLimits, type CallKind, type RateLimits } from './rate-limiter.js';

const limit = z.strictObject({ calls: z.int().positive(), seconds: z.int().positive() });
const kinds = Object.keys(defaultRateLimits) as [CallKind, ...CallKind[]];

/**
 * Reads limits from an environment variable: `{"submissions":{"calls":100,"seconds":60}}`; an empty text means none.
 * @throws Error for any other text, so that a server never starts with unintended limits.
 */
export function readRateLimits(text: string | undefined): Partial<RateLimits> {
  if (!text) return {};
  try {
    return z.partialRecord(z.enum(kinds), limit).parse(JSON.parse(text));
  } catch (cause) {
    const example = '{"submissions":{"calls":100,"seconds":60}}';
    throw new Error(`RATE_LIMITS must be JSON like ${example}; kinds: ${kinds.join(', ')}.`, {
      cause,
    });
  }
}
