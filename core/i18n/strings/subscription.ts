import { defineStrings } from '../define-strings.js';

/** Subscription price phrases (storefront §9). */
export const subscriptionStrings = /* @__PURE__ */ defineStrings('subscription', {
  unavailable: 'Unavailable',
  every: '{price} every {period}',
  everyFor: '{price} every {period} for {duration}',

  week: 'week',
  weekOne: '{count} week',
  weekMany: '{count} weeks',
  month: 'month',
  monthOne: '{count} month',
  monthMany: '{count} months',
  year: 'year',
  yearOne: '{count} year',
  yearMany: '{count} years',
});
