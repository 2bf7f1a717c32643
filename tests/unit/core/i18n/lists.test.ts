import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinList, registerLocale } from '../../../../core/i18n/index.js';

const page = globalThis as { [key: symbol]: unknown };

describe('joinList', () => {
  it.each([
    [[], ''],
    [['Size'], 'Size'],
    [['Size', 'Color'], 'Size and Color'],
    [['Size', 'Color', 'Fabric'], 'Size, Color and Fabric'],
    [['Size', 'Color', 'Fabric', 'Cut'], 'Size, Color, Fabric and Cut'],
  ])('joins %j', (names, text) => {
    expect(joinList(names)).toBe(text);
    expect(joinList(names, 'en-GB')).toBe(text);
  });

  describe('in a language with texts', () => {
    beforeEach(() => {
      for (const code of ['de', 'ja', 'ar']) registerLocale(code, { 'cart.added': '…' });
    });
    afterEach(() => void (page[Symbol.for('vitrine.locales')] = undefined));

    it.each([
      ['de-AT', 'A, B und C'],
      ['ja', 'A、B、C'],
      ['ar', 'A وB وC'],
      // The sentence around it is English.
      ['fr', 'A, B and C'],
    ])('joins as %s does', (locale, text) => {
      expect(joinList(['A', 'B', 'C'], locale)).toBe(text);
    });
  });
});
