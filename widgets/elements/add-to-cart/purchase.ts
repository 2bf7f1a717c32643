// What only some buttons need, fetched by them: the ways past the cart, and a product's form.
import type { AddIntent, PressResult } from '../../../core/commerce/cart/index.js';
import {
  readRecipient,
  startPurchase,
  type PurchaseKind,
} from '../../../core/commerce/purchase/index.js';

export { fillForm } from './fill-form.js';

/** Buys the item past the cart; `data` is that of the form around the button. */
export async function purchase(
  kind: PurchaseKind,
  intent: AddIntent,
  data: FormData | null,
): Promise<PressResult> {
  const recipient = data && readRecipient(data);
  return { address: await startPurchase(kind, { ...intent, recipient }) };
}
