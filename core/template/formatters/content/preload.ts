import type { Preload } from '../../../preload/index.js';
import { plain, type Formatters, type ScopedFormatter } from '../../plugins.js';
import { asString, isArray } from '../../values.js';

/**
 * Prints `links` for the elements in its values and for the tags among its arguments: a text is HTML, a list holds tags. The
 * arguments `press` and `rest`, which can be no tags, choose a part of the files. The page's data provides the `nonce`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function preloadWith(links: Preload['links']): ScopedFormatter {
  return {
    scoped: true,
    safe: true,
    prepare({ list }) {
      const only = list.find((name) => name === 'press' || name === 'rest');
      const names = list.filter((name) => name !== 'press' && name !== 'rest');
      return (value, scope) => {
        const values = [value, ...scope.rest];
        const html = values.filter((item) => typeof item === 'string').join('\n');
        const tags = [...names, ...values.filter(isArray).flat().map(asString)];
        const page = { html, tags, ...(only && { only }) };
        return links(page, asString(scope.lookup(['nonce']))) || undefined;
      };
    },
  };
}

/** Without a build's manifest there is nothing to print. */
export const preloadFormatters = {
  preload: /* @__PURE__ */ plain(() => undefined, { safe: true }),
} satisfies Formatters;
