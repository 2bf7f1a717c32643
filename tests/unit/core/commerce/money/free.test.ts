import { describe, expect, it } from 'vitest';
import { freeText } from '../../../../../core/commerce/money/index.js';

describe('freeText', () => {
  it.each([
    [0, { freeIfZero: true, freeLabel: 'Free' }, 'Free'],
    [1, { freeIfZero: true, freeLabel: 'Free' }, null],
    [-1, { freeIfZero: true, freeLabel: 'Free' }, null],
    [0, { freeIfZero: false, freeLabel: 'Free' }, null],
    [0, { freeLabel: 'Free' }, null],
    [0, {}, null],
  ])('of %d with %j is %j', (cents, options, text) => {
    expect(freeText(cents, options)).toBe(text);
  });

  it.each([{ freeIfZero: true }, { freeIfZero: true, freeLabel: '' }])(
    'platform §5: "when freeIfZero is set, a free label is required": %j',
    (options) => {
      for (const cents of [0, 5]) {
        expect(() => freeText(cents, options)).toThrow(
          expect.objectContaining({
            code: 'missing-free-label',
            message: 'When freeIfZero is set, a free label is required.',
          }),
        );
      }
    },
  );
});
