import { formatMessage } from '../../../i18n/index.js';
import type { ScopedFormatter } from '../../plugins.js';
import { asString, splitPath } from '../../values.js';
import { timeZoneOf } from '../../readers/index.js';

/** Fills the value, a message pattern, with the values of its arguments: `name`, `total=cart.total` (§9.5, §10). */
export const message: ScopedFormatter = {
  scoped: true,
  prepare: ({ list }) => {
    const references = list.map((arg) => {
      const sign = arg.search(/[=:]/);
      return { name: arg.slice(0, Math.max(sign, 0)), path: splitPath(arg.slice(sign + 1)) };
    });
    return (value, scope) => {
      const { locale } = scope.environment;
      if (locale === null) return '';
      const positional = references.map(({ path }) => scope.outer.lookup(path));
      const named = new Map(references.map(({ name }, index) => [name, positional[index]]));
      named.delete('');
      return formatMessage(
        asString(value),
        { positional, named },
        { locale, timeZone: timeZoneOf(scope) },
      );
    };
  },
};
