import { z } from '@hono/zod-openapi';
import {
  defaultRateLimits,
  leavableKinds,
  type CallKind,
  type RateLimits,
} from './rate-limiter.js';

const limit = z.strictObject({ calls: z.int().positive(), seconds: z.int().positive() });
const limits = z
  .partialRecord(
    z.enum(Object.keys(defaultRateLimits) as [CallKind, ...CallKind[]]),
    limit.nullable(),
  )
  .refine((read) =>
    Object.entries(read).every(([kind, given]) => given !== null || isLeavable(kind)),
  );

function isLeavable(kind: string): boolean {
  return leavableKinds.some((leavable) => leavable === kind);
}

/**
 * Reads limits from an environment variable: `{"submissions":{"calls":100,"seconds":60}}`; an empty text means none.
 * `{"tracking":null}` leaves a kind to the balancer.
 * @throws Error for any other text, so that a server never starts with unintended limits.
 */
export function readRateLimits(text: string | undefined): Partial<RateLimits> {
  if (!text) return {};
  try {
    return limits.parse(JSON.parse(text));
  } catch (cause) {
    const example = '{"submissions":{"calls":100,"seconds":60}}';
    throw new Error(
      `RATE_LIMITS must be JSON like ${example}; kinds: ${Object.keys(defaultRateLimits).join(', ')}; ` +
        `null leaves ${leavableKinds.join(', ')} to a balancer.`,
      { cause },
    );
  }
}
