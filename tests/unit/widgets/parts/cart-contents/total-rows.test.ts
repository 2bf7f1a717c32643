import { afterEach, describe, expect, it } from 'vitest';
import { resetRuntime } from '../../../../../core/runtime/index.js';
import { totalRows } from '../../../../../widgets/parts/cart-contents/total-rows.js';
import { cartOf } from '../../elements/cart-pill/fake-cart.js';

afterEach(resetRuntime);

const post = { id: 'post', title: 'Post', description: '', costCents: 650 };
const show = (changes: Parameters<typeof cartOf>[0]) =>
  totalRows(cartOf(changes)).map(({ name, cents, text }) => `${name}: ${cents ?? text}`);

describe('totalRows', () => {
  it('lists a tax that prices contain below the total', () => {
    const inEuros = { currency: 'EUR', pricesInclude: 'VAT', grandTotalCents: 3332 } as const;
    expect(show(inEuros).at(-1)).toBe('Total incl. VAT: 3332');
    const shippingLocation = { country: 'DE', region: '', postalCode: '10115' };
    const vat = { title: 'VAT', rate: 0.19, amountCents: 532, isIncluded: true };
    const rows = show({ ...inEuros, shippingLocation, applicableTaxRules: [vat] });
    expect(rows.slice(-2)).toEqual(['Total incl. VAT: 3332', 'Includes VAT (19%): 532']);
    expect(show({ ...inEuros, shippingLocation }).at(-1)).toBe('Total: 3332');
  });

  it('lists the server’s amounts, none of them computed', () => {
    // Numbers that do not add up: they are shown as they came.
    expect(
      show({
        subtotalCents: 16_200,
        discountCents: 1620,
        requiresShipping: true,
        selectedShippingOption: post,
        shippingCostCents: 650,
        applicableTaxRules: [
          { title: 'VAT', rate: 0.2, amountCents: 100 },
          { title: 'County tax', rate: 0.00625, amountCents: 7 },
        ],
        taxCents: 1,
        grandTotalCents: 5,
      }),
    ).toEqual([
      'Subtotal: 16200',
      'Discount: -1620',
      'Shipping: 650',
      'VAT (20%): 100',
      'County tax (0.625%): 7',
      'Total: 5',
    ]);
  });

  it('leaves out what there is not', () => {
    expect(show({ subtotalCents: 500, grandTotalCents: 500 })).toEqual([
      'Subtotal: 500',
      'Total: 500',
    ]);
  });

  it.each([
    ['no option yet', null, 0, 'Shipping: Enter your address'],
    ['an option that costs nothing', { ...post, costCents: 0 }, 0, 'Shipping: Free'],
  ])('words shipping with %s', (_name, selectedShippingOption, shippingCostCents, line) => {
    expect(show({ requiresShipping: true, selectedShippingOption, shippingCostCents })).toContain(
      line,
    );
  });

  it('shows a tax without rules as one', () => {
    expect(show({ taxCents: 12 })).toContain('Tax: 12');
  });

  it('is the subtotal alone where there is little room', () => {
    expect(totalRows(cartOf({ discountCents: 5, grandTotalCents: 9 }), true)).toHaveLength(1);
  });
});
