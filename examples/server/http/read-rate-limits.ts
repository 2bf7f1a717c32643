import { z } from '@hono/zod-openapi';
import { defaultRateLimits, type CallKind, type RateLimits } from './rate-limiter.js';

const limit = z.strictObject({ calls: z.int().positive(), seconds: z.int().positive() });
const kinds = Object.keys(defaultRateLimits) as [CallKind, ...CallKind[]];

/**
 * Limits as an environment variable has them: `{"submissions":{"calls":100,"seconds":60}}`; none for an empty text.
 * @throws Error for anything else, so that a shop does not open with other limits than it was told.
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
