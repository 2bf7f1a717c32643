import { defineStrings, type TextsOf } from '../define-strings.js';

/** Labels of the fields of an address, which differ by country, and what can be wrong with one. */
export const addressStrings = /* @__PURE__ */ defineStrings('address', {
  line1: 'Address',
  line2: 'Flat, floor or company',
  city: 'City',
  townOrCity: 'Town or city',
  suburb: 'Suburb',
  cityOrWard: 'City or ward',
  state: 'State',
  province: 'Province',
  prefecture: 'Prefecture',
  county: 'County',
  region: 'State or region',
  zip: 'ZIP code',
  postcode: 'Postcode',
  postalCode: 'Postal code',
  eircode: 'Eircode',

  regionUnknown: 'Please choose one from the list.',
  postalCodeUnknown: 'Please check the postal code.',
  postalCodeInvalid: 'Please check this. It should look like {example}.',
  lineBreaks: 'Please write this on one line.',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof addressStrings> {}
}
