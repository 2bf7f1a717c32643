import { compileDatePattern } from '../../../i18n/index.js';
import type { ScopedFormatter } from '../../plugins.js';
import { asNumber } from '../../values.js';
import { timeZoneOf } from '../../readers/index.js';

/** `{addedOn|date %B %d, %Y}`: strftime in English; '' for an invalid date (§9.4.1). */
export const date: ScopedFormatter = {
  scoped: true,
  safe: true,
  takes: { min: 1 },
  prepare: ({ list }) => {
    const write = compileDatePattern(list.join(' '));
    return (value, scope) => write(asNumber(value), timeZoneOf(scope));
  },
};
