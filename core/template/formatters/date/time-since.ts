import { timeSince } from '../../../i18n/index.js';
import { plain } from '../../plugins.js';
import { asNumber } from '../../values.js';

/** `about 2 hours ago`, with the timestamp for a script that updates it (§9.4.2; wording: platform §8). */
export const sinceThen = /* @__PURE__ */ plain(
  (value, { locale, now }) => {
    const ms = typeof value === 'number' || typeof value === 'string' ? asNumber(value) : NaN;
    return locale === null || Number.isNaN(ms)
      ? 'Invalid date.'
      : `<span class="timesince" data-date="${ms}">${timeSince(ms, now)}</span>`;
  },
  { safe: true },
);
