import { cartPath } from '../../core/commerce/cart/index.js';
import { onBus, type Binding } from './binding.js';
import { saleOf, saleOfCart } from './items.js';

/** Tracks changes of the cart, which the bus publishes once the server has confirmed them. */
export const bindCart: Binding = (context) => {
  const { track } = context;

  onBus(context, 'cart.entry-added', ({ cart, entry, addedQuantity, intent }, at) => {
    const { itemId: id, sku } = intent;
    const sale = entry
      ? saleOf(entry, cart.currency, addedQuantity)
      : {
          currency: cart.currency,
          items: [{ id, name: id, sku: sku || undefined, quantity: addedQuantity }],
        };
    track('add-to-cart', { ...sale, objectIdentifier: id, cartId: cart.id }, at);
  });
  onBus(context, 'cart.entry-removed', ({ cart, entry }, at) => {
    const sale = saleOf(entry, cart.currency);
    track('remove-from-cart', { ...sale, objectIdentifier: entry.itemId, cartId: cart.id }, at);
  });
  onBus(context, 'cart.entry-restored', ({ cart, entry }, at) => {
    if (!entry) return;
    const sale = saleOf(entry, cart.currency);
    track('restore-to-cart', { ...sale, objectIdentifier: entry.itemId, cartId: cart.id }, at);
  });
  onBus(context, 'cart.quantity-changed', ({ cart, entry, previousQuantity }, at) => {
    const sale = saleOf(entry, cart.currency);
    const about = { objectIdentifier: entry.itemId, cartId: cart.id, previousQuantity };
    track('change-quantity', { ...sale, ...about }, at);
  });
  onBus(context, 'cart.recalculation-started', ({ entryId }, at) => {
    track('cart-product-form.submit', { objectIdentifier: entryId }, at);
  });

  bindCartPage(context);
};

/** Tracks the view of the cart page, once its cart has loaded. */
const bindCartPage: Binding = (context) => {
  if (location.pathname.replace(/\/$/, '') !== cartPath) return;
  let isTracked = false;
  onBus(context, 'cart.changed', ({ cart }, at) => {
    if (isTracked) return;
    isTracked = true;
    context.track('view-cart', { ...saleOfCart(cart), cartId: cart.id }, at);
  });
};
