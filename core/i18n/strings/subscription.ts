import { defineStrings } from '../define-strings.js';

/** Subscription price phrases (storefront §9). */
export const subscriptionStrings = /* @__PURE__ */ defineStrings('subscription', {
  unavailable: 'Unavailable',
  every: '{price} every {period}',
  everyFor: '{price} every {period} for {duration}',

  // Renewal, said before the button.
  renews: 'Renews every {period} until you cancel.',
  renewsFor: 'Renews every {period} for {duration}, then ends.',
  endsAfter: 'Does not renew: ends after {duration}.',

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
