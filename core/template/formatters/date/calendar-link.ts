import { googleCalendarUrl } from '../../../content/index.js';
import { plain } from '../../plugins.js';
import { asNumber, memberOf } from '../../values.js';
import { textOf } from '../../readers/index.js';

/** The URL that adds an event item to a Google calendar (§9.4). */
export const googleCalendarLink = /* @__PURE__ */ plain((value) =>
  googleCalendarUrl({
    title: textOf(value, 'title'),
    start: asNumber(memberOf(value, 'startDate')),
    end: asNumber(memberOf(value, 'endDate')),
    location: ['addressLine1', 'addressLine2', 'addressCountry'].map((line) =>
      textOf(memberOf(value, 'location'), line),
    ),
  }),
);
