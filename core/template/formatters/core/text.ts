import { slugify, truncateText } from '../../../content/index.js';
import { plain, type Formatters } from '../../plugins.js';
import { asNumber, asString } from '../../values.js';

/** Order matters: a quote depends on the character before it (§9.1, with the white space of its arrow). */
const quotes: readonly [RegExp, string][] = [
  [/(^|[-\u2014\s(["])'/g, '$1\u2018'],
  [/'/g, '\u2019'],
  [/(^|[-\u2014\s/([\u2018])"/g, '$1\u201c'],
  [/"/g, '\u201d'],
  [/--/g, '\u2014'],
];

/** Text formatters (§9.1). */
export const textFormatters = {
  str: /* @__PURE__ */ plain(asString),
  output: {
    safe: true,
    prepare: ({ list }) => {
      const text = list.join(' ');
      return () => text;
    },
  },
  slugify: /* @__PURE__ */ plain((value) => slugify(asString(value))),
  smartypants: /* @__PURE__ */ plain((value) =>
    quotes.reduce((text, [quote, written]) => text.replace(quote, written), asString(value)),
  ),
  truncate: {
    takes: {
      max: 2,
      check: ([length]) =>
        length === undefined || asNumber(length) > 0
          ? null
          : `Expected a positive number, found ${length}`,
    },
    prepare: ({ list: [length, ellipsis] }) => {
      const most = length === undefined ? undefined : Math.trunc(asNumber(length));
      return (value) => truncateText(asString(value), most, ellipsis);
    },
  },
} satisfies Formatters;
