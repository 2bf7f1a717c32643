import type { ScopedFormatter } from '../../plugins.js';

/** Runs the macro or partial that the first argument names, with the value as its node (§5.1). */
export const apply: ScopedFormatter = {
  scoped: true,
  safe: true,
  takes: { min: 1 },
  prepare: ({ list: [name, ...options] }) => {
    if (name === undefined) return () => '';
    const isPrivate = options.includes('private');
    const pairs = options.flatMap((option) => {
      const at = option.indexOf('=');
      return at > 0 ? [[option.slice(0, at), option.slice(at + 1)] as const] : [];
    });
    // `k=v` arguments are always text.
    const args = options.length > 0 ? toObject(pairs) : null;
    return (value, scope) => scope.apply(name, value, { isPrivate, args });
  },
};

function toObject(pairs: readonly (readonly [string, string])[]): Readonly<Record<string, string>> {
  const object: Record<string, string> = Object.create(null);
  for (const [key, value] of pairs) object[key] = value;
  return object;
}
