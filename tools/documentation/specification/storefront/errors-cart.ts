import type { Row } from '../row.js';

/** storefront.md §8, "Error catalogue": cart, restock and the rest. */
export const cartErrors: readonly Row[] = [
  {
    item: "Alert titles 'Unable to Add Item', 'Unable to Purchase Item', 'Unable to purchase Gift Card'",
    quote:
      "Alert title 'Unable to Add Item' ('Unable to Purchase Item' in express checkout; 'Unable to purchase Gift Card' for gift cards)",
    modules: ['core/commerce/purchase/titles.ts', 'core/i18n/strings/cart.ts'],
    tests: {
      'tests/unit/widgets/elements/add-to-cart/labels.test.ts':
        "Alert title 'Unable to Add Item' ('Unable to Purchase Item' in express checkout;",
    },
  },
  {
    item: 'CSRF failure: session expired with cookies, else please enable cookies',
    quote:
      "'Your session has expired. Please reload the page and try again.'; otherwise 'Please enable cookies in your browser, reload the page, and try again.'",
    modules: ['core/commerce/cart/errors.ts'],
    tests: {
      'tests/unit/core/commerce/cart/errors.test.ts':
        'says that the session has expired when the crumb fails and cookies are enabled',
      'tests/unit/core/i18n/strings/cart.test.ts':
        'Please enable cookies in your browser, reload the page, and try again.',
    },
  },
  {
    item: "HTTP 429: 'Please try again in a few seconds.'",
    quote: "HTTP 429: 'Please try again in a few seconds.'",
    modules: ['core/commerce/cart/errors.ts'],
    tests: {
      'tests/unit/core/commerce/cart/errors.test.ts': 'asks to wait after a 429',
      'tests/unit/core/i18n/strings/cart.test.ts': 'Please try again in a few seconds.',
    },
  },
  {
    item: "Other failures and subscription failures show the server's message",
    quote: 'Other failures show the server message. Subscription failure shows the server message.',
    modules: ['core/commerce/cart/errors.ts', 'core/commerce/purchase/start-purchase.ts'],
    tests: {
      'tests/unit/widgets/elements/add-to-cart/purchases.test.ts':
        'Subscription failure shows the server message.',
    },
  },
  {
    item: "'Unable to update quantity'",
    quote: "'Unable to update quantity'",
    modules: ['widgets/elements/cart/full-cart.tsx', 'core/i18n/strings/cart.ts'],
    tests: { 'tests/unit/widgets/elements/cart/cart.test.tsx': "'Unable to update quantity'" },
  },
  {
    item: "'Unable to remove item'",
    quote: "'Unable to remove item'",
    modules: ['core/commerce/cart/errors.ts', 'core/i18n/strings/cart.ts'],
    tests: { 'tests/unit/core/i18n/strings/cart.test.ts': 'Unable to remove item' },
  },
  {
    item: "'Unable to update form'",
    quote: "'Unable to update form'",
    modules: ['core/commerce/cart/errors.ts', 'core/i18n/strings/cart.ts'],
    tests: { 'tests/unit/core/i18n/strings/cart.test.ts': 'Unable to update form' },
  },
  {
    item: "'Unable to open form'",
    quote: "'Unable to open form'",
    modules: ['widgets/elements/product-form/open-product-form.ts', 'core/i18n/strings/cart.ts'],
    tests: { 'tests/unit/core/i18n/strings/cart.test.ts': 'Unable to open form' },
  },
  {
    item: "'Please check your internet connection.'",
    quote: "'Please check your internet connection.'",
    modules: ['core/commerce/cart/errors.ts', 'core/i18n/strings/cart.ts'],
    tests: {
      'tests/unit/widgets/elements/cart/cart.test.tsx': "'Please check your internet connection.'",
    },
  },
  {
    item: "'To check out, your order subtotal must be {subtotal} or more.'",
    quote: "'To check out, your order subtotal must be {subtotal} or more.'",
    modules: ['widgets/parts/cart-contents/minimum-subtotal.ts'],
    tests: {
      'tests/unit/widgets/parts/cart-contents/minimum-subtotal.test.ts':
        "'To check out, your order subtotal must be {subtotal} or more.'",
    },
  },
  {
    item: "'You have nothing in your shopping cart.'",
    quote: "'You have nothing in your shopping cart.'",
    modules: ['widgets/elements/cart/empty-cart.tsx', 'core/i18n/strings/cart-summary.ts'],
    tests: {
      'tests/unit/widgets/elements/cart/cart.test.tsx': "'You have nothing in your shopping cart.'",
    },
  },
  {
    item: "Restock: failure shows the server's error message field",
    quote: "failure shows the server's error message field;",
    modules: ['core/commerce/restock/errors.ts'],
    tests: {
      'tests/unit/core/commerce/restock/errors.test.ts':
        "failure shows the server's error message field",
    },
  },
  {
    item: 'Restock: the rest of the failure response',
    quote: 'the rest of the failure response shape: not shown.',
    modules: ['core/commerce/restock/errors.ts'],
    tests: { 'tests/unit/core/commerce/restock/errors.test.ts': 'Restock: failure shows' },
    kind: 'not-shown',
    reason: 'The shape is not shown; a response without that field has a general sentence.',
  },
  {
    item: 'A failed load of the instalment modal is a warning only',
    quote: 'instalment modal load failure is logged as a warning only.',
    modules: ['core/commerce/instalments/info-page.ts'],
    tests: {
      'tests/unit/core/commerce/instalments/info-page.test.ts':
        'instalment modal load failure is logged as a warning only.',
    },
  },
  {
    item: 'Tracking failures are caught and go to the error reporter',
    quote: 'Tracking failures are caught and reported to the error reporter.',
    modules: ['analytics/engine/dispatch.ts'],
    tests: {
      'tests/unit/analytics/engine/dispatch.test.ts':
        'Tracking failures are caught and reported to the error reporter.',
    },
  },
];
