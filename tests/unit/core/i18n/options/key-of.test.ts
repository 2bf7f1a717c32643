import { describe, expect, it } from 'vitest';
import { keyOf } from '../../../../../core/i18n/options/index.js';

describe('keyOf', () => {
  it('is the same for the same options', () => {
    const options = { maximumFractionDigits: 1 };
    expect(keyOf(options)).toBe(keyOf({ ...options }));
    expect(keyOf(options)).not.toBe(keyOf({ maximumFractionDigits: 2 }));
  });
});
