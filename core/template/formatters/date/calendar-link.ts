import { googleCalendarUrl } from '../../../content/index.js';
import { plain } from '../../plugins.js';
import { asNumber, asString, memberAt } from '../../values.js';

/** The URL that adds an event item to a Google calendar (§9.4). */
export const googleCalendarLink = /* @__PURE__ */ plain((value) =>
  googleCalendarUrl({
    title: asString(memberAt(value, ['title'])),
    start: asNumber(memberAt(value, ['startDate'])),
    end: asNumber(memberAt(value, ['endDate'])),
    location: ['addressLine1', 'addressLine2', 'addressCountry'].map((line) =>
      asString(memberAt(value, ['location', line])),
    ),
  }),
);
