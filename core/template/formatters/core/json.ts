import { plain, type Formatters } from '../../plugins.js';

/** U+2028 and U+2029 end a line of a script; an apostrophe ends an attribute. All occur only within JSON strings. */
const unsafeInMarkup = /[<>&'\u2028\u2029]/g;

const printing = (indent: number) =>
  plain(
    (value, environment) => {
      if (value === undefined) return '';
      const json = JSON.stringify(value, null, indent);
      return environment.escape === 'html'
        ? json.replace(unsafeInMarkup, toUnicodeEscape)
        : json.replaceAll('</', '<\\/');
    },
    { safe: true },
  );

/** JSON for a script element (§9.1), which nothing in it can close. */
export const jsonFormatters = {
  json: /* @__PURE__ */ printing(0),
  'json-pretty': /* @__PURE__ */ printing(2),
  raw: /* @__PURE__ */ plain((value) => (value === undefined ? '' : JSON.stringify(value))),
} satisfies Formatters;

function toUnicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
