import { defineStrings, type TextsOf } from '../define-strings.js';

/** Subscription price phrases (storefront §9). */
export const subscriptionStrings = /* @__PURE__ */ defineStrings('subscription', {
  unavailable: 'Unavailable',
  every: '{price} every {period}',
  everyFor: '{price} every {period} for {duration}',

  // The renewal terms, shown before the button.
  renews: 'Renews every {period} until you cancel.',
  renewsFor: 'Renews every {period} for {duration}, then ends.',
  endsAfter: 'Does not renew: ends after {duration}.',

  // The choice between buying once and by a plan; {saving} is '10%' or '$1.50'.
  choice: 'How to buy',
  once: 'One-time purchase',
  subscribeSave: 'Subscribe and save {saving}',
  subscribeSaveUpTo: 'Subscribe and save up to {saving}',
  saves: 'Save {saving}',
  howOften: 'How often',
  cadence: 'every {period}',
  cadenceFor: 'every {period} for {duration}',
  cadenceSaves: '{cadence}, save {saving}',

  // The period after 'every'.
  weekPeriod: '{count, plural, =1 {week} other {# weeks}}',
  monthPeriod: '{count, plural, =1 {month} other {# months}}',
  yearPeriod: '{count, plural, =1 {year} other {# years}}',

  // The duration after 'for'.
  weekDuration: '{count, plural, one {# week} other {# weeks}}',
  monthDuration: '{count, plural, one {# month} other {# months}}',
  yearDuration: '{count, plural, one {# year} other {# years}}',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof subscriptionStrings> {}
}
