import type { Row } from '../row.js';

/** storefront.md §3, "Entities and their fields": carts, products, orders and money. */
export const shopEntities: readonly Row[] = [
  {
    item: 'Shopping cart: 22 fields with their defaults',
    quote:
      'selectedShippingOption, shippingLocation, applicableTaxRules, coupons, validCoupons, invalidCoupons, subtotalCents, taxCents, shippingCostCents, discountCents, grandTotalCents (numbers, default 0)',
    modules: [
      'core/commerce/cart/cart.ts',
      'core/commerce/cart/schema.ts',
      'examples/server/carts/cart-json.ts',
    ],
    tests: {
      'tests/unit/core/commerce/cart/schema.test.ts':
        'subtotalCents, taxCents, shippingCostCents, discountCents, grandTotalCents (numbers, default 0)',
    },
  },
  {
    item: 'Cart entry: id, itemId, quantity, chosenVariant (sku, attributes), title, subTotal, purchasePriceCents, form fields',
    quote:
      'id, itemId, quantity, chosenVariant (sku, attributes), title, subTotal, purchasePriceCents, additional form fields.',
    modules: ['core/commerce/cart/cart.ts', 'core/commerce/cart/schema.ts'],
    tests: {
      'tests/unit/core/commerce/cart/schema.test.ts':
        'id, itemId, quantity, chosenVariant (sku, attributes), title, subTotal, purchasePriceCents',
    },
  },
  {
    item: 'Add-entry response: shoppingCart, newlyAdded',
    quote: '**Add-entry response**: shoppingCart, newlyAdded.',
    modules: ['core/commerce/cart/http-cart-client.ts', 'core/commerce/cart/schema.ts'],
    tests: {
      'tests/unit/core/commerce/cart/http-cart-client.test.ts':
        'Add-entry response: shoppingCart, newlyAdded.',
      'tests/unit/core/commerce/cart/schema.test.ts': 'treats an invalid newlyAdded as unknown',
    },
  },
  {
    item: 'Stock result: unlimited flag, qtyInStock',
    quote: '**Stock result**: unlimited flag, qtyInStock.',
    modules: ['core/commerce/purchase/stock-check.ts', 'core/commerce/product/stock-for-form.ts'],
    tests: { 'tests/unit/core/commerce/purchase/stock-check.test.ts': 'qtyInStock' },
  },
  {
    item: 'Product types: physical, digital, service, gift card, unknown',
    quote: '**Product types**: physical, digital, service, gift card, unknown.',
    modules: ['core/commerce/product/product-types.ts'],
    tests: {
      'tests/unit/core/commerce/product/product-types.test.ts':
        'physical 1, digital 2, service 3, gift-card 4',
    },
  },
  {
    item: 'Product of the storefront: id, name, price (decimalValue), variants (sku, price, attributes), productType',
    quote: 'id, name, price (with decimalValue), variants (sku, price, attributes), productType.',
    modules: ['core/commerce/product/parse-product.ts', 'core/commerce/product/product-json.ts'],
    tests: {
      'tests/unit/core/commerce/product/parse-product.test.ts':
        'accepts the storefront view of a product',
    },
  },
  {
    item: 'Order for purchase analytics: id, purchasedCartId, testMode, websiteId, items, grandTotal, shippingTotal, taxTotal',
    quote:
      'id, purchasedCartId, testMode, websiteId, items (sku, productName, quantity, unitPrice), grandTotal, shippingTotal, taxTotal.',
    modules: ['analytics/bindings/order.ts'],
    tests: {
      'tests/unit/analytics/bindings/order.test.ts':
        'id, purchasedCartId, testMode, websiteId, items (sku, productName, quantity, unitPrice)',
    },
  },
  {
    item: 'Instalment context per item: afterPayAvailable, afterPayMin, afterPayMax, shopperLanguage, stripeAccountCountry',
    quote: 'afterPayAvailable, afterPayMin, afterPayMax, shopperLanguage, stripeAccountCountry.',
    modules: ['core/commerce/instalments/context.ts'],
    tests: {
      'tests/unit/core/commerce/instalments/context.test.ts': 'reads the fields of storefront §3',
    },
  },
  {
    item: 'Subscription: billingPeriod (value, unit WEEK, MONTH or YEAR), numBillingCycles (0 = indefinite)',
    quote: 'billingPeriod (value, unit WEEK, MONTH or YEAR), numBillingCycles (0 = indefinite).',
    modules: [
      'core/commerce/product/subscription-plan.ts',
      'core/commerce/subscription/period-unit.ts',
    ],
    tests: {
      'tests/unit/core/commerce/product/subscription-plan.test.ts':
        'Subscription: billingPeriod (value, unit WEEK, MONTH or YEAR)',
    },
  },
  {
    item: 'Store currency from the store settings, USD by default',
    quote: "taken from the site's store settings, default USD.",
    modules: ['core/runtime/site.ts', 'core/commerce/money/currency-code.ts'],
    tests: {
      'tests/unit/core/commerce/cart/http-cart-client.test.ts':
        "Store currency: taken from the site's store settings, default USD.",
      'tests/unit/core/runtime/site.test.ts':
        'storefront §3: "taken from the site\'s store settings, default USD."',
    },
  },
  {
    item: 'The 27 supported currencies; minor-unit digits 2 except JPY 0',
    quote:
      '(minor-unit digits 2 except JPY 0): EUR, USD, AUD, NOK, CAD, NZD, DKK, GBP, HKD, CHF, MXN, SGD, SEK, CZK, ILS, PHP, RUB, PLN, THB, MYR, ARS, BRL, COP, IDR, INR, JPY, ZAR.',
    modules: ['core/commerce/money/currencies.ts'],
    tests: {
      'tests/unit/core/commerce/money/currencies.test.ts': 'are the 27 of the specification',
      'tests/unit/core/commerce/amounts.test.ts': 'minor-unit digits 2 except JPY 0',
    },
  },
  {
    item: 'Cookies: visitor-return (about 2 years), visit (30 minutes), hasCart, CART',
    quote:
      'a visitor-return cookie (about 2 years), a visit cookie (30 minutes), hasCart and CART cookies.',
    modules: ['analytics/session/names.ts', 'core/commerce/cart/presence.ts'],
    tests: {
      'tests/unit/analytics/session/identity.test.ts': "'max-age=63072000', // 2 years",
      'tests/contract/checkout-cookies.test.ts': "visitor.cookies.has('hasCart')",
    },
  },
];
