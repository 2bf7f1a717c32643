import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinPhone, splitPhone } from '../../../../core/forms/phone-text.js';

describe('a phone number in one box', () => {
  it.each([
    ['', ['', '', '', '']],
    ['207 555 0100', ['', '207', '555', '0100']],
    ['(207) 555-0100', ['', '207', '555', '0100']],
    ['2075550100', ['', '207', '555', '0100']],
    ['555-0100', ['', '555', '', '0100']],
    ['5550100', ['', '555', '', '0100']],
    ['+1 207 555 0100', ['1', '207', '555', '0100']],
    ['+12075550100', ['1', '207', '555', '0100']],
    ['tel:+1-207-555-0100', ['1', '207', '555', '0100']],
    ['\u202d+1\u00a0207\u2011555\u20110100\u202c', ['1', '207', '555', '0100']],
    ['+1 (207) 555-0100 ext. 12', ['1', '207', '555', '0100 ext. 12']],
    ['+49 30 901820', ['49', '30', '', '901820']],
    ['0049 30 901820', ['49', '30', '', '901820']],
    ['+4930901820', ['49', '', '', '30901820']],
    ['+44 (0)20 7946 0958', ['44', '20', '7946', '0958']],
    ['+33 1 42 68 53 00', ['33', '1', '42', '68 53 00']],
    ['01 42 68 53 00', ['', '01', '42', '68 53 00']],
    ['030/901820', ['', '030', '', '901820']],
    ['+353 1 679 5944', ['353', '1', '679', '5944']],
    ['+7 495 123-45-67', ['7', '495', '123', '45 67']],
    ['٢٠٧ ٥٥٥ ٠١٠٠', ['', '207', '555', '0100']],
    ['+12075550100', ['1', '207', '555', '0100']],
    ['112', ['', '', '', '112']],
    ['call me', ['', '', '', 'call me']],
    ['1-800-FLOWERS', ['', '', '', '1-800-FLOWERS']],
    ['+', ['', '', '', '+']],
  ])('%s', (typed, parts) => {
    expect(splitPhone(typed)).toEqual(parts);
  });

  it('is read the same again from what the box shows', () => {
    const typed = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'0123456789 ()+-./x'), maxLength: 18 }),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const parts = splitPhone(text);
        expect(splitPhone(joinPhone(parts))).toEqual(parts);
      }),
    );
  });

  it('loses no digit but those that mean only "abroad"', () => {
    const number = fc.string({
      unit: fc.constantFrom(...'123456789 -.'),
      minLength: 1,
      maxLength: 15,
    });
    fc.assert(
      fc.property(number, fc.constantFrom('', '+'), (text, sign) => {
        const digits = (given: string) => given.replace(/\D/g, '');
        expect(digits(splitPhone(`${sign}${text}`).join(''))).toBe(digits(text));
      }),
    );
  });
});
