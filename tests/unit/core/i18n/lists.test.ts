import { describe, expect, it } from 'vitest';
import { joinList } from '../../../../core/i18n/index.js';

describe('joinList', () => {
  it.each([
    [[], ''],
    [['Size'], 'Size'],
    [['Size', 'Color'], 'Size and Color'],
    [['Size', 'Color', 'Fabric'], 'Size, Color and Fabric'],
    [['Size', 'Color', 'Fabric', 'Cut'], 'Size, Color, Fabric and Cut'],
  ])('joins %j', (names, text) => {
    expect(joinList(names)).toBe(text);
  });
});
