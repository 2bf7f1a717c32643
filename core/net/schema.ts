import type * as z from 'zod/mini';

/** Any zod/mini schema of `T`. */
export type Schema<T> = z.core.$ZodType<T>;

/**
 * Puts off building schemas until they are first needed: importing a module does no work.
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
