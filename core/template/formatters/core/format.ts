import type { Formatters } from '../../plugins.js';
import { asString, isObject, printValue, splitPath, type Value } from '../../values.js';

/** A pattern with the values of its arguments for `{0}`, `{1}`, … (§9.1). They are resolved outside of the tag (§2.6). */
export const formatFormatters = {
  format: {
    scoped: true,
    prepare: ({ list }) => {
      const references = list.map(splitPath);
      return (value, scope) => {
        const texts = references.map((reference) => print(scope.outer.lookup(reference)));
        return fill(asString(value), texts);
      };
    },
  },
} satisfies Formatters;

/** What stands in braces and is no position is dropped, with all that follows an open brace. */
function fill(pattern: string, texts: readonly string[]): string {
  return pattern.replace(/\{([^}]*)(?:\}|$)/g, (tag, inside: string) =>
    /^\d+$/.test(inside) && tag.endsWith('}') ? (texts[Number(inside)] ?? '') : '',
  );
}

function print(value: Value): string {
  return isObject(value) ? '[object Object]' : printValue(value);
}
