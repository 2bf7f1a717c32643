import { colorWeight, formatWebsiteColor } from '../../../content/index.js';
import { plain, type Formatters } from '../../plugins.js';
import { asNumber, asString, memberOf, type Value } from '../../values.js';

/** §9.2 */
export const colorFormatters = {
  'color-weight': /* @__PURE__ */ plain((value) => colorWeight(asString(value)) ?? undefined),
  'website-color': /* @__PURE__ */ plain((value) =>
    formatWebsiteColor({
      hue: part(value, 'hue'),
      saturation: part(value, 'saturation'),
      lightness: part(value, 'lightness'),
      alpha: part(value, 'alpha'),
    }),
  ),
} satisfies Formatters;

function part(color: Value, key: string): number | undefined {
  const value = memberOf(color, key) ?? undefined;
  return value === undefined ? undefined : asNumber(value);
}
