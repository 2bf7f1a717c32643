import { humanizeDuration } from '../../../content/index.js';
import { plain, type Formatters, type Scope } from '../../plugins.js';
import { asNumber, asString, type Value } from '../../values.js';

/** §9.2 */
export const contentTextFormatters = {
  AbsUrl: {
    scoped: true,
    prepare: () => (value: Value, scope: Scope) =>
      `${asString(scope.lookup(['base-url']))}/${asString(value)}`,
  },
  capitalize: /* @__PURE__ */ plain((value) => asString(value).toUpperCase()),
  humanizeDuration: /* @__PURE__ */ plain((value) => humanizeDuration(asNumber(value))),
} satisfies Formatters;
