import { beforeEach, describe, expect, it } from 'vitest';
import { ruleProblem } from '../../../../../widgets/elements/add-to-cart/rule-problem.js';
import { installFakeCart } from '../cart-pill/fake-cart.js';
import { cleanUpPage } from '../product/render.js';

cleanUpPage();

let cart: ReturnType<typeof installFakeCart>;
beforeEach(() => {
  cart = installFakeCart();
});

const sixes = { minimum: 6, maximum: 60, multipleOf: 6 };
const one = { minimum: 1, maximum: 1, multipleOf: 1 };
const planOf = (quantity: number, rule: typeof sixes) => ({
  intent: { itemId: 'mug', sku: 'S', quantity, additionalFields: null, key: 'a' },
  rule,
});

describe('ruleProblem', () => {
  it.each([
    [6, sixes, 0, 'add', null],
    [5, sixes, 0, 'add', 'Quantity must be 6 or more.'],
    [60, sixes, 6, 'add', 'You already have 6 in your cart; 54 more available.'],
    [1, one, 1, 'add', 'You already have 1 in your cart; 0 more available.'],
    // What is bought at once is beside the cart.
    [1, one, 1, 'express', null],
  ] as const)('of %i by %j with %i in the cart, for %s', async (...row) => {
    const [quantity, rule, inCart, kind, message] = row;
    cart.store.quantityOf.mockReturnValue(inCart);
    const problem = await ruleProblem(planOf(quantity, rule), kind);
    expect(problem?.message ?? null).toBe(message);
    expect(cart.store.load).toHaveBeenCalledOnce();
  });

  it('judges without the cart where that cannot be read', async () => {
    cart.store.load.mockRejectedValue(new Error('offline'));
    expect(await ruleProblem(planOf(6, sixes), 'add')).toBeNull();
  });
});
