// Loaded on demand: the rule of a shop for the quantities of a variant, which few products have.
import { getCartStore } from '../../../core/commerce/cart/index.js';
import { ruleComplaint } from '../../parts/quantity-rule/index.js';
import type { ButtonKind } from './definition.js';
import type { AddPlan } from './plan-add.js';

/** Why the shop does not take the quantity of a plan; null when it does. */
export async function ruleProblem(
  { intent, rule }: Pick<AddPlan, 'intent' | 'rule'>,
  kind: ButtonKind,
): Promise<AddPlan['problem']> {
  const { itemId, sku, quantity } = intent;
  const cart = getCartStore();
  // Of a cart that cannot be read nothing is known; the shop judges.
  await cart.load().catch(() => undefined);
  const inCart = kind === 'add' ? cart.quantityOf(itemId, sku) : 0;
  const message = ruleComplaint(String(quantity), rule ?? undefined, inCart);
  return message === null ? null : { message, options: [] };
}
