/**
 * Writes a value as JSON. Ignores a `toJSON` that a script added to the prototype of all lists or texts, as
 * prototype.js before 1.7 does, but honours a value's own.
 *
 * @throws what `JSON.stringify` throws, and a TypeError for a value that has no JSON.
 */
export function serialise(value: unknown): string {
  const patched = [Object, Array, String, Number]
    .map(({ prototype }) => prototype as { toJSON?: unknown })
    .filter((prototype) => Object.hasOwn(prototype, 'toJSON'))
    .map((prototype) => [prototype, prototype.toJSON] as const);
  for (const [prototype] of patched) delete prototype.toJSON;
  try {
    const text: string | undefined = JSON.stringify(value);
    if (!text) throw new TypeError('Not a JSON value');
    return text;
  } finally {
    for (const [prototype, patch] of patched) prototype.toJSON = patch;
  }
}
