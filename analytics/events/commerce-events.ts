import type { EventDefinition } from './types.js';

/** Amounts are in the currency's units. */
const sale = { currency: 'text?', value: 'number?', items: 'items' } as const;

export const commerceEvents = {
  'view-product': {
    schema: 'view_product',
    visitor: 'product-page',
    pixel: 'ViewContent',
    dataLayer: 'view_item',
    priority: 'view',
    purpose: 'measurement',
    fields: { ...sale, productType: 'text?' },
  },
  'quick-view': {
    schema: 'quick_view',
    census: 'RecordQuickView',
    dataLayer: 'select_item',
    priority: 'view',
    purpose: 'measurement',
    fields: { items: 'items' },
  },
  'add-to-cart': {
    schema: 'add_to_cart',
    visitor: 'add-to-cart',
    pixel: 'AddToCart',
    dataLayer: 'add_to_cart',
    priority: 'intent',
    purpose: 'measurement',
    fields: { ...sale, cartId: 'identifier?' },
  },
  'remove-from-cart': {
    schema: 'remove_from_cart',
    dataLayer: 'remove_from_cart',
    priority: 'view',
    purpose: 'measurement',
    fields: { ...sale, cartId: 'identifier?' },
  },
  /** A removal was undone. */
  'restore-to-cart': {
    schema: 'restore_to_cart',
    dataLayer: 'add_to_cart',
    priority: 'view',
    purpose: 'measurement',
    fields: { ...sale, cartId: 'identifier?' },
  },
  'change-quantity': {
    schema: 'change_quantity',
    priority: 'view',
    purpose: 'measurement',
    fields: { ...sale, previousQuantity: 'number', cartId: 'identifier?' },
  },
  'view-cart': {
    schema: 'view_cart',
    dataLayer: 'view_cart',
    priority: 'view',
    purpose: 'measurement',
    fields: { ...sale, cartId: 'identifier?' },
  },
  /** Express checkout, a subscription or a gift card: the shopper goes to another page. */
  'start-purchase': {
    schema: 'start_purchase',
    priority: 'intent',
    purpose: 'measurement',
    fields: { ...sale, kind: 'text' },
  },
  'begin-checkout': {
    schema: 'begin_checkout',
    pixel: 'InitiateCheckout',
    dataLayer: 'begin_checkout',
    priority: 'intent',
    purpose: 'measurement',
    fields: { ...sale, cartId: 'identifier?' },
  },
  /** `orderId` prevents counting a sale twice; it does not identify a person. */
  purchase: {
    schema: 'purchase',
    legacy: 'purchase',
    pixel: 'Purchase',
    tag: 'purchase',
    dataLayer: 'purchase',
    priority: 'purchase',
    purpose: 'measurement',
    fields: {
      ...sale,
      orderId: 'text',
      tax: 'number?',
      shipping: 'number?',
      testMode: 'flag?',
      cartId: 'identifier?',
    },
  },
  'restock-signup': {
    schema: 'restock_signup',
    pixel: 'Lead',
    dataLayer: 'generate_lead',
    priority: 'view',
    purpose: 'measurement',
    fields: { productId: 'text', variantId: 'text' },
  },
} as const satisfies Record<string, EventDefinition>;
