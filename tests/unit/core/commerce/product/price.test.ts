import { describe, expect, it } from 'vitest';
import { currentPrice, priceRange } from '../../../../../core/commerce/product/index.js';
import { parsed, usd, variantOf } from './fixtures.js';

describe('currentPrice', () => {
  it.each([
    [{ onSale: true, salePriceMoney: usd('30') }, 3000],
    [{ onSale: true, salePriceMoney: usd('0') }, 0],
    [{ onSale: true }, 4200],
    [{ onSale: false, salePriceMoney: usd('30') }, 4200],
    [{}, 4200],
  ])('of a variant with %j is %d', (changes, cents) => {
    const product = parsed({ id: 'p', variants: [{ priceMoney: usd('42'), ...changes }] });
    expect(currentPrice(variantOf(product))).toEqual({ cents, currency: 'USD' });
  });
});

describe('priceRange', () => {
  it('spans what is paid now', () => {
    const variant = (sku: string, value: string, sale = {}) => ({
      sku,
      attributes: { Size: sku },
      priceMoney: usd(value),
      ...sale,
    });
    const product = parsed({
      id: 'p',
      variants: [
        variant('M', '20'),
        variant('S', '25', { onSale: true, salePriceMoney: usd('12.50') }),
        variant('L', '30'),
      ],
    });
    expect(priceRange(product)).toEqual({
      min: { cents: 1250, currency: 'USD' },
      max: { cents: 3000, currency: 'USD' },
    });
  });

  it('of one variant has one price', () => {
    const { min, max } = priceRange(
      parsed({ id: 'p', priceMoney: { value: '900', currency: 'JPY' } }),
    );
    expect(min).toEqual({ cents: 900, currency: 'JPY' });
    expect(max).toEqual(min);
  });

  it('of no variant is 0 USD', () => {
    const nothing = { cents: 0, currency: 'USD' };
    expect(priceRange(parsed({ id: 'p' }))).toEqual({ min: nothing, max: nothing });
  });
});
