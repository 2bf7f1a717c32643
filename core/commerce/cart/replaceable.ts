import { runAction } from '../../runtime/index.js';
import type { ChangeOrigin } from './bus-events.js';
import type { AddIntent, AddResult, Cart } from './cart.js';
import type { CartStore } from './cart-store.js';

/** The cart as it is shown after a change. */
export interface CartResult {
  /** As the server has it, totals included. */
  readonly cart: Cart;
}

interface By {
  readonly origin: ChangeOrigin;
}

declare module '../../runtime/page-actions.js' {
  interface PageActions {
    addToCart(input: AddIntent & By): Promise<AddResult>;
    /** A quantity of 0 removes the line. */
    updateLine(
      input: { readonly entryId: string; readonly quantity: number } & By,
    ): Promise<CartResult>;
    removeLine(input: { readonly entryId: string } & By): Promise<CartResult>;
    applyCoupon(input: { readonly code: string } & By): Promise<CartResult>;
    removeCoupon(input: { readonly code: string } & By): Promise<CartResult>;
  }
}

/** The store whose changes the page may replace by actions of its own. */
export function withReplacements(store: CartStore): CartStore {
  const withCart = async (change: Promise<void>) => {
    await change;
    return { cart: store.getState().cart };
  };
  return {
    ...store,
    async add(intent, origin = 'shopper') {
      const result = await runAction(
        'addToCart',
        { ...intent, origin },
        ({ origin: by, ...meant }) => store.add(meant, by),
      );
      const { cart } = store.getState();
      // The page's own version may tell nothing of this.
      return {
        cart,
        entry: null,
        addedQuantity: intent.quantity ?? 1,
        lostEntries: false,
        ...result,
      };
    },
    async setQuantity(entryId, quantity, origin = 'shopper') {
      await runAction('updateLine', { entryId, quantity, origin }, (line) =>
        withCart(store.setQuantity(line.entryId, line.quantity, line.origin)),
      );
    },
    async remove(entryId, origin = 'shopper') {
      await runAction('removeLine', { entryId, origin }, (line) =>
        withCart(store.remove(line.entryId, line.origin)),
      );
    },
    async applyCoupon(code, origin = 'shopper') {
      await runAction('applyCoupon', { code, origin }, (coupon) =>
        withCart(store.applyCoupon(coupon.code, coupon.origin)),
      );
    },
    async removeCoupon(code, origin = 'shopper') {
      await runAction('removeCoupon', { code, origin }, (coupon) =>
        withCart(store.removeCoupon(coupon.code, coupon.origin)),
      );
    },
  };
}
