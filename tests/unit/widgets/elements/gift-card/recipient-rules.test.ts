import { describe, expect, it } from 'vitest';
import {
  recipientProblem,
  type RecipientPart,
} from '../../../../../widgets/elements/gift-card/recipient-rules.js';

const setting = { days: { min: '2026-11-21', max: '2027-11-21' }, locale: 'en-US' };
const problemOf = (part: RecipientPart, text: string, isUnreadable = false) =>
  recipientProblem(part, { text, isUnreadable }, setting);

describe('recipientProblem', () => {
  // storefront §5: "required fields left empty show 'Required'".
  it.each([
    ['name', '', 'Required'],
    ['name', '  ', 'Required'],
    ['name', 'Ada', null],
    ['name', 'a'.repeat(201), 'You have exceeded the character limit.'],
    ['email', '', 'Required'],
    ['message', '', null],
    ['deliveryDate', '', null],
  ] as const)('of %s "%s" is %s', (part, text, problem) => {
    expect(problemOf(part, text)).toBe(problem);
  });

  // storefront §5: "'Email is not valid. Email addresses should follow the format {email}.'"; "local part of letters,
  // digits and some symbols, '@', dotted domain labels, ending in a 2-4 character alphanumeric top-level part; overall
  // length 3 to 256."
  it.each([
    ['ada@example.com', true],
    [' ada@example.com ', true],
    ['ada+tea@mail.example.org', true],
    ['ada', false],
    ['ada@example', false],
    ['ada@example.museum', true],
    ['a da@example.com', false],
    [`${'a'.repeat(245)}@example.com`, false],
  ])('knows %s: %s', (text, isValid) => {
    expect(problemOf('email', text)).toBe(
      isValid
        ? null
        : 'Email is not valid. Email addresses should follow the format name@example.com.',
    );
  });

  it('heeds what the browser cannot read', () => {
    expect(problemOf('email', '', true)).toContain('Email is not valid.');
    expect(problemOf('deliveryDate', '', true)).toContain('Choose a date from');
  });

  // storefront §5: "a textarea with a numeric max length is invalid when its value exceeds it; an optional empty field is
  // valid; message 'You have exceeded the character limit.'"
  it.each([
    [500, null],
    [501, 'You have exceeded the character limit.'],
  ])('of a message of %d characters is %s', (length, problem) => {
    expect(problemOf('message', 'a'.repeat(length))).toBe(problem);
  });

  it.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2027-11-21', true],
    ['2027-11-22', false],
  ])('of the date %s: %s', (day, isPossible) => {
    expect(problemOf('deliveryDate', day)).toBe(
      isPossible ? null : 'Choose a date from November 21, 2026 to November 21, 2027.',
    );
  });
});
