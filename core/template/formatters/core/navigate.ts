import type { Formatters, Scope } from '../../plugins.js';
import {
  asString,
  isArray,
  isTruthy,
  memberAt,
  memberOf,
  splitPath,
  type Path,
  type Value,
} from '../../values.js';

type Find = (list: readonly Value[], matches: (item: Value) => boolean) => Value;

/** Without arguments any item matches; with two the items are keys into an object, whose members are tested. */
const finding = (find: Find): Formatters[string] => ({
  scoped: true,
  takes: { max: 2 },
  prepare: ({ list }) => {
    const path = list.length > 0 ? splitPath(list[list.length > 1 ? 1 : 0] ?? '') : null;
    const map = list.length > 1 ? splitPath(list[0] ?? '') : null;
    return (value, scope) => {
      if (!isArray(value)) return undefined;
      const members = map && scope.lookup(map);
      return find(value, (item) => {
        const tested = map ? memberOf(members, asString(item)) : item;
        return !path || isTruthy(memberAt(tested, path));
      });
    };
  },
});

/** Formatters that select another value (§9.1). */
export const navigationFormatters = {
  get: {
    scoped: true,
    prepare: ({ list }) => {
      const references = list.map(splitPath);
      return (value, scope) =>
        references.reduce((found, reference) => step(found, scope.lookup(reference)), value);
    },
  },
  prop: {
    prepare: ({ list }) => {
      const path = list.flatMap(splitPath);
      return (value) => memberAt(value, path);
    },
  },
  lookup: {
    scoped: true,
    takes: { min: 1, max: 1 },
    prepare: ({ list: [reference] }) => {
      if (reference === undefined) return () => '';
      const path = splitPath(reference);
      return (_, scope) => scope.lookup(splitPath(asString(scope.lookup(path))));
    },
  },
  'key-by': {
    takes: { min: 1, max: 1 },
    prepare: ({ list: [reference] }) => {
      const path = reference === undefined ? null : splitPath(reference);
      return (value) => (path && isArray(value) ? keyBy(value, path) : {});
    },
  },
  'find-first': /* @__PURE__ */ finding((list, matches) => list.find(matches)),
  'find-last': /* @__PURE__ */ finding((list, matches) => list.findLast(matches)),
  iter: {
    scoped: true,
    prepare: () => (_: Value, scope: Scope) => asString(scope.lookup(['@index'])),
  },
} satisfies Formatters;

/** Selects one key, or the path of an array of keys. */
function step(value: Value, key: Value): Value {
  if (isArray(key)) return key.reduce(member, value);
  return member(value, key);
}

function member(value: Value, key: Value): Value {
  return typeof key === 'string' || typeof key === 'number' ? memberOf(value, key) : undefined;
}

/** The last of equal keys wins. Has no prototype, so that `__proto__` is an ordinary key. */
function keyBy(list: readonly Value[], path: Path): Value {
  const result = Object.create(null) as Record<string, Value>;
  for (const item of list) {
    const key = memberAt(item, path);
    if (key !== undefined) result[asString(key)] = item;
  }
  return result;
}
