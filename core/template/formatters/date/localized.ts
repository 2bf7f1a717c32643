import {
  formatDateTime,
  formatInterval,
  formatRelativeTime,
  readDateTimeOptions,
  readIntervalOptions,
  readRelativeTimeOptions,
  type Reader,
} from '../../../i18n/index.js';
import type { ScopedFormatter } from '../../plugins.js';
import { asNumber } from '../../values.js';
import { timeZoneOf } from '../../readers/index.js';

/** `{start|datetime date:full time:short}` (§9.4, §11.3). */
export const dateTime = /* @__PURE__ */ localized(readDateTimeOptions, ([ms], options, reader) =>
  formatDateTime(ms, options, reader),
);

/** `{start, end|datetime-interval}`; prints nothing unless both ends are given (§9.4, §11.4). */
export const dateTimeInterval = /* @__PURE__ */ localized(
  readIntervalOptions,
  ([start, end = NaN], options, reader) => formatInterval(start, end, options, reader),
);

/** From now to the value, or from the first of two to the second (§9.4, §11.5). */
export const relativeTime = /* @__PURE__ */ localized(
  readRelativeTimeOptions,
  ([ms, end], options, reader, now) =>
    end === undefined
      ? formatRelativeTime(now, ms, options, reader)
      : formatRelativeTime(ms, end, options, reader),
);

/** Formats times, in milliseconds since 1970, for the locale and zone; '' without a locale. */
function localized<Options>(
  read: (args: readonly string[]) => Options,
  write: (
    times: readonly [number, ...number[]],
    options: Options,
    reader: Reader,
    now: number,
  ) => string,
): ScopedFormatter {
  return {
    scoped: true,
    safe: true,
    prepare: ({ list }) => {
      const options = read(list);
      return (value, scope) => {
        const { locale, now } = scope.environment;
        if (locale === null) return '';
        return write(
          [asNumber(value), ...scope.rest.map(asNumber)],
          options,
          { locale, timeZone: timeZoneOf(scope) },
          now,
        );
      };
    },
  };
}
