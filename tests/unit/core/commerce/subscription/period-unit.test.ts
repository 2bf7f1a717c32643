import { describe, expect, it } from 'vitest';
import { isPeriodUnit } from '../../../../../core/commerce/subscription/index.js';

describe('isPeriodUnit', () => {
  it.each(['WEEK', 'MONTH', 'YEAR'])('knows %s', (unit) => {
    expect(isPeriodUnit(unit)).toBe(true);
  });

  it.each(['DAY', 'week', '', 'constructor', undefined, null, 1, {}])('knows no %j', (unit) => {
    expect(isPeriodUnit(unit)).toBe(false);
  });
});
