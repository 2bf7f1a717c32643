import type { Formatters } from '../../plugins.js';
import { asString, isObject, printValue, splitPath, type Value } from '../../values.js';

/** Fills `{0}`, `{1}`, … of a pattern with its arguments (§9.1), which are resolved outside of the tag (§2.6). */
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

/** Braces without a position are dropped, as is everything after an unclosed brace. */
function fill(pattern: string, texts: readonly string[]): string {
  return pattern.replace(/\{([^}]*)(?:\}|$)/g, (tag, inside: string) =>
    /^\d+$/.test(inside) && tag.endsWith('}') ? (texts[Number(inside)] ?? '') : '',
  );
}

function print(value: Value): string {
  return isObject(value) ? '[object Object]' : printValue(value);
}
