const keys = /* @__PURE__ */ new WeakMap<object, string>();

/** Options as a part of a cache key. A place in a template uses one object again and again, so it is written once. */
export function keyOf(options: object): string {
  let key = keys.get(options);
  if (key === undefined) {
    key = JSON.stringify(options);
    keys.set(options, key);
  }
  return key;
}
