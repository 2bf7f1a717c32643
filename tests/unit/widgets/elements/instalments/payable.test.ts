import { describe, expect, it } from 'vitest';
import type { CartState } from '../../../../../core/commerce/cart/index.js';
import type { ProductType, Selection } from '../../../../../core/commerce/product/index.js';
import { createProductStore } from '../../../../../core/commerce/product/store.js';
import {
  payableOfCart,
  payableOfSelection,
} from '../../../../../widgets/elements/instalments/payable.js';
import { cartOf, entryOf } from '../cart-pill/fake-cart.js';
import { mugJson as sampleJson, readProduct } from '../product/sample-products.js';

/** Every variant is there to be bought. */
const mugJson = {
  ...sampleJson,
  variants: sampleJson.variants.map((variant) => ({ ...variant, qtyInStock: 9 })),
};

const select = (json: unknown, choose: (store: ReturnType<typeof createProductStore>) => void) => {
  const store = createProductStore(readProduct(json));
  choose(store);
  return store.getState();
};
const cents = (selection: Selection) => payableOfSelection(selection)?.total.cents;

describe('payableOfSelection', () => {
  it('is the price of the chosen variant, times the quantity', () => {
    expect(cents(select(mugJson, (store) => store.chooseSku('BLUE-L')))).toBe(4200);
    expect(
      cents(
        select(mugJson, (store) => {
          store.chooseSku('BLUE-L');
          store.setQuantity('3');
        }),
      ),
    ).toBe(12600);
  });

  it('is nothing by a purchase plan, which is no purchase in parts', () => {
    const purchasePlans = [{ id: 'month', billingPeriod: { value: 1, unit: 'MONTH' } }];
    const planned = { ...mugJson, purchasePlans };
    expect(cents(select(planned, (store) => store.chooseSku('BLUE-L')))).toBe(4200);
    const byPlan = select(planned, (store) => {
      store.chooseSku('BLUE-L');
      store.choosePlan('month');
    });
    expect(payableOfSelection(byPlan)).toBeNull();
  });

  it('is the sale price while there is one', () => {
    expect(cents(select(mugJson, (store) => store.chooseSku('CLAY-S')))).toBe(2400);
  });

  it('is the lowest price until a variant is chosen, and says that it is', () => {
    const payable = payableOfSelection(select(mugJson, () => undefined));
    expect(payable).toEqual({
      total: { cents: 2400, currency: 'USD' },
      isLowest: true,
      isUpdating: false,
    });
    const chosen = select(mugJson, (store) => store.chooseSku('BLUE-L'));
    expect(payableOfSelection(chosen)?.isLowest).toBe(false);
  });

  it.each(['', 'two', '1.5', '0', '-2'])('counts one piece while the quantity is %j', (text) => {
    const selection = select(mugJson, (store) => {
      store.chooseSku('BLUE-L');
      store.setQuantity(text);
    });
    expect(cents(selection)).toBe(4200);
  });

  // ux §9: "nothing shown for services/digital (spec: physical only)".
  it.each([2, 3, 4, 9])('is nothing for a product of type %i', (productType) => {
    expect(payableOfSelection(select({ ...mugJson, productType }, () => undefined))).toBeNull();
  });

  it('is nothing for a variant that is sold out, and for a subscription', () => {
    expect(cents(select(mugJson, (store) => store.chooseSku('BLUE-L')))).toBe(4200);
    expect(cents(select(sampleJson, (store) => store.chooseSku('BLUE-L')))).toBeUndefined();
    const plan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 };
    const subscription = { ...mugJson, isSubscribable: true, subscriptionPlan: plan };
    expect(payableOfSelection(select(subscription, () => undefined))).toBeNull();
  });

  it('is nothing where nothing is sold', () => {
    expect(payableOfSelection(select({ ...mugJson, variants: [] }, () => undefined))).toBeNull();
  });
});

describe('payableOfCart', () => {
  const physical = entryOf({ productType: 'physical' });
  const state = (changes: Partial<CartState>) => changes as CartState;
  const settled = cartOf({ entries: [physical], subtotalCents: 4200 });

  it('is the subtotal of the server’s last answer, also while the cart changes', () => {
    const cart = { ...settled, subtotalCents: 0 };
    expect(payableOfCart(state({ settled, cart, isUpdating: true }))).toEqual({
      total: { cents: 4200, currency: 'USD' },
      isLowest: false,
      isUpdating: true,
    });
  });

  it('is nothing without a cart, or with one item that is not physical', () => {
    const mixed = [physical, entryOf({ productType: 'digital' })];
    expect(payableOfCart(state({ settled: null }))).toBeNull();
    expect(payableOfCart(state({ settled: cartOf() }))).toBeNull();
    expect(payableOfCart(state({ settled: { ...settled, entries: mixed } }))).toBeNull();
  });

  // Storefront §3 has no product type in a cart entry.
  it.each<[string, object, Record<string, ProductType>, boolean]>([
    ['shipped as a whole', { requiresShipping: true }, {}, true],
    ['with something digital', { requiresShipping: true, hasDigital: true }, {}, false],
    ['that is not shipped', {}, {}, false],
    ['of the page’s physical product', {}, { mug: 'physical' }, true],
    ['of the page’s service', { requiresShipping: true }, { mug: 'service' }, false],
  ])('of items without a type is payable when it is one %s: %j', (_, flags, types, isPayable) => {
    const entries = [entryOf({ productType: 'unknown' })];
    const payable = payableOfCart(
      state({ settled: { ...settled, ...flags, entries } }),
      (id) => types[id],
    );
    expect(payable !== null).toBe(isPayable);
  });
});
