import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../../../core/i18n/index.js';

describe('formatNumber', () => {
  it.each([
    [1234567, 'en-US', '1,234,567'],
    [1234567, 'de-DE', '1.234.567'],
    [-3, 'en-US', '-3'],
  ])('writes %i for %s', (value, locale, text) => {
    expect(formatNumber(value, locale)).toBe(text);
  });
});
