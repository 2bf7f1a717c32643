import * as z from 'zod/mini';

/** Any zod/mini schema of `T`. */
export type Schema<T> = z.core.$ZodType<T>;

/**
 * Builds a schema on first use, so that importing a module does no work.
 *
 * @example
 * const cartSchema = defineSchema(() => z.object({ id: z.string() }));
 * http.request({ …, schema: cartSchema });
 */
// @__NO_SIDE_EFFECTS__
export function defineSchema<Built>(build: () => Built): () => Built {
  let built: { value: Built } | null = null;

  return () => {
    built ??= { value: build() };
    return built.value;
  };
}

/** A number from `min` to `max`. Replaces zod's own check, which costs more than a kilobyte. */
export function numberWithin(min: number, max: number): z.ZodMiniNumber {
  return z.number().check(z.refine((value) => value >= min && value <= max));
}

/** An integer from `min` to `max`, within the safe range. */
export function wholeWithin(min: number, max = Number.MAX_SAFE_INTEGER): z.ZodMiniNumber {
  return numberWithin(min, max).check(z.refine(Number.isInteger));
}
