import type { Preload } from '../../../preload/index.js';
import type { Formatters, ScopedFormatter } from '../../plugins.js';
import { asString, isArray } from '../../values.js';

/**
 * Prints `links` for the elements in its values and for the tags among its arguments: a text is HTML, a list holds tags. The
 * page's data provides the `nonce` of its policy.
 */
/* @__NO_SIDE_EFFECTS__ */
export function preloadWith(links: Preload['links']): ScopedFormatter {
  return {
    scoped: true,
    safe: true,
    prepare:
      ({ list }) =>
      (value, scope) => {
        const values = [value, ...scope.rest];
        const html = values.filter((item) => typeof item === 'string').join('\n');
        const tags = [...list, ...values.filter(isArray).flat().map(asString)];
        return links({ html, tags }, asString(scope.lookup(['nonce']))) || undefined;
      },
  };
}

/** Without a build's manifest there is nothing to print. */
export const preloadFormatters = {
  preload: /* @__PURE__ */ preloadWith(() => ''),
} satisfies Formatters;
