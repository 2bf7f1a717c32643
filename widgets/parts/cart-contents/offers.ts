import { getCartStore, type CartAbility } from '../../../core/commerce/cart/index.js';

/** Whether the page's cart API has an ability. Controls for what it lacks are not shown. */
export function offers(ability: CartAbility): boolean {
  return !getCartStore().lacks.includes(ability);
}
