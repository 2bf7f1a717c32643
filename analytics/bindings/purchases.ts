import { onBus, type Binding } from './binding.js';
import { toUnits } from './items.js';
import { describeProduct } from './product-data.js';

/** Tracks purchases that bypass the cart, and quick views. */
export const bindPurchases: Binding = (context) => {
  const { track } = context;
  onBus(context, 'purchase.started', ({ kind, intent, address }, at) => {
    const { itemId, sku, quantity, unitPrice } = intent;
    const item = describeProduct(itemId)?.item ?? { id: itemId, name: itemId };
    const price = unitPrice ? toUnits(unitPrice.cents, unitPrice.currency) : item.price;
    const items = [{ ...item, price, sku: sku || item.sku, quantity: quantity ?? 1 }];
    track(
      'start-purchase',
      { kind, items, objectIdentifier: itemId, destinationUrl: withoutToken(address) },
      at,
    );
  });
  onBus(context, 'product.quick-viewed', ({ productId }, at) => {
    const item = describeProduct(productId)?.item ?? { id: productId, name: productId };
    track('quick-view', { items: [item], objectIdentifier: productId }, at);
  });
};

/** Removes the query, which contains the token of the cart. */
function withoutToken(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
