import * as z from 'zod/mini';
import { isRecord } from '../base/index.js';

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

/**
 * An object with any names and values of `schema`. Replaces zod's own record, which costs half a kilobyte.
 *
 * @param message What is wrong with a value that is no object.
 */
export function recordOf<Value>(
  schema: Schema<Value>,
  message?: string,
): z.ZodMiniType<Record<string, Value>> {
  return z.pipe(
    z.custom<Readonly<Record<string, unknown>>>(isRecord, message),
    z.transform((record, context) =>
      Object.fromEntries(
        Object.entries(record).flatMap(([name, value]) => {
          const { data, error } = z.safeParse(schema, value);
          for (const { message: text, path } of error?.issues ?? []) {
            context.issues.push({
              code: 'custom',
              message: text,
              path: [name, ...path],
              input: value,
            });
          }
          return error ? [] : [[name, data]];
        }),
      ),
    ),
  );
}

/** A list of `{ name, value }` or `{ optionName, value }` as an object; anything else stays as it is. */
export function toRecord(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return Object.fromEntries(
    value.filter(isRecord).map((pair) => [pair['optionName'] ?? pair['name'], pair['value']]),
  );
}

/** Any JSON that is there. */
export function present(): z.ZodMiniType<unknown> {
  return z.custom<unknown>((value) => value !== undefined);
}

/** A number from `min` to `max`. Replaces zod's own check, which costs more than a kilobyte. */
export function numberWithin(min: number, max: number): z.ZodMiniNumber {
  return z.number().check(z.refine((value) => value >= min && value <= max));
}

/** An integer from `min` to `max`, within the safe range. */
export function wholeWithin(min: number, max = Number.MAX_SAFE_INTEGER): z.ZodMiniNumber {
  return numberWithin(min, max).check(z.refine(Number.isInteger));
}
