import { defineStrings, type TextsOf } from '../define-strings.js';

/** Texts of forms (storefront §4, §5, §8; platform §5). */
export const formStrings = /* @__PURE__ */ defineStrings('forms', {
  required: 'Required',
  tooLong: 'You have exceeded the character limit.',
  invalidEmail: 'Email is not valid. Email addresses should follow the format {email}.',
  emailExample: 'name@example.com',
  invalidLink: 'Links must be formatted as {host} or {other}',
  hostExample: 'example.com',
  linkExample: 'https://example.com',
  invalidNumber: 'Enter a number, such as 42 or 3.5.',
  invalidAmount: 'Enter an amount, such as 25 or 25.50.',
  invalidDate: 'Enter a date of the calendar, with a year of four digits.',
  invalidTime: 'Enter a time of the day, such as 4:05 PM or 16:05.',
  invalidPhone: 'Enter a phone number.',
  invalidHandle: 'Enter a handle, such as @name.',
  invalidForm: 'One or more fields is invalid, please check your entries.',
  submitting: 'Submitting…',
  submit: 'Submit',
  close: 'Close',
  requiredMark: '(required)',
  choose: 'Choose an option',
  counter: '{count} / {max}',
  charactersLeft: '{count} characters left',
  errorTitle: 'Error: {title}',
  summaryTitle: 'Please correct the following',
  summaryItem: '{field}: {problem}',
  summaryAfterMark: '{field} {problem}',
  moreFields: 'More to answer: {fields}',
  onlyWhen: 'Only for “{field}”: {values}.',
  onlyWhenAnswered: 'Only if “{field}” is answered.',
  leaveEmpty: 'Leave this field empty',
  fileRules:
    '{count, plural, one {One file} other {Up to {count} files}}: {kinds}, at most {size} MB each.',
  fileEmpty: 'This file is empty.',
  fileTooLarge: 'This file is larger than {size} MB.',
  fileKind: 'This file is none of these kinds: {kinds}.',
  fileCount: '{count, plural, one {Choose one file.} other {Choose at most {count} files.}}',
  fileUploading: 'A file is still being uploaded.',
  fileFailed: 'A file was not uploaded. Try again or remove it.',
  fileGone: 'A file is no longer there. Choose it again.',
});

/** The labels of the parts of a field. */
export const partStrings = /* @__PURE__ */ defineStrings('parts', {
  Line1: 'Address Line 1',
  Line2: 'Address Line 2',
  City: 'City',
  State: 'State/Province',
  Zip: 'ZIP/Postal Code',
  'address.Country': 'Country',
  Month: 'Month',
  Day: 'Day',
  Year: 'Year',
  First: 'First Name',
  Last: 'Last Name',
  Country: 'Country code',
  Areacode: 'Area code',
  Prefix: 'Prefix',
  Line: 'Number',
  Hour: 'Hour',
  Minute: 'Minute',
  Second: 'Second',
  Ampm: 'AM/PM',
  AM: 'AM',
  PM: 'PM',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof formStrings>, TextsOf<typeof partStrings> {}
}
