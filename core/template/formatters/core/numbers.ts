import { plain, type Formatters } from '../../plugins.js';
import { asNumber, sizeOf } from '../../values.js';

/** Number formatters and plural forms (§9.1). */
export const numberFormatters = {
  count: /* @__PURE__ */ plain((value) =>
    typeof value === 'string' ? value.length : sizeOf(value),
  ),
  mod: {
    takes: { max: 1 },
    prepare: ({ list: [divisor] }) => {
      // The default also replaces NaN and 0.
      const by = asNumber(divisor) || 2;
      return (value) => asNumber(value) % by;
    },
  },
  round: /* @__PURE__ */ plain((value) => Math.round(asNumber(value))),
  cycle: {
    safe: true,
    takes: { min: 1 },
    prepare: ({ list }) => {
      const { length } = list;
      return (value) => list[(((asNumber(value) - 1) % length) + length) % length];
    },
  },
  pluralize: {
    safe: true,
    takes: { max: 2 },
    prepare: ({ list }) => {
      const [singular, plural] = list.length > 1 ? list : ['', list[0] ?? 's'];
      return (value) => (asNumber(value) === 1 ? singular : plural);
    },
  },
} satisfies Formatters;
