/**
 * A value as JSON, each value by its own `toJSON` and none by one that a script gave to all lists or texts, as
 * prototype.js before 1.7 does. Throws what `JSON.stringify` throws, and for what is no JSON at all.
 */
export function serialise(value: unknown): string {
  const lifted = [Object, Array, String, Number]
    .map(({ prototype }) => prototype as { toJSON?: unknown })
    .filter((prototype) => Object.hasOwn(prototype, 'toJSON'))
    .map((prototype) => [prototype, prototype.toJSON] as const);
  for (const [prototype] of lifted) delete prototype.toJSON;
  try {
    const text: string | undefined = JSON.stringify(value);
    if (!text) throw new TypeError('Not a value of JSON');
    return text;
  } finally {
    for (const [prototype, patch] of lifted) prototype.toJSON = patch;
  }
}
