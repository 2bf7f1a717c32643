import { afterEach, describe, expect, it } from 'vitest';
import { relatedLabel } from '../../../../../core/commerce/product/index.js';
import { configure, resetRuntime } from '../../../../../core/runtime/index.js';

afterEach(() => resetRuntime());

describe('relatedLabel', () => {
  it("is the store's own", () => {
    expect(relatedLabel({ relatedLabel: 'From the same shelf' })).toBe('From the same shelf');
  });

  it.each([[{}], [{ relatedLabel: null }], [{ relatedLabel: '  ' }], [{ relatedLabel: 7 }]])(
    "is 'You Might Also Like' with the settings %j",
    (settings) => {
      expect(relatedLabel(settings)).toBe('You Might Also Like');
    },
  );

  it('can be translated', () => {
    configure({ strings: { 'related.youMightAlsoLike': 'Dazu passt' } });
    expect(relatedLabel({})).toBe('Dazu passt');
  });
});
