import type { Row } from '../row.js';

/** storefront.md §5, "Validation rules": variants, stock, instalments, quantity. */
export const productRules: readonly Row[] = [
  {
    item: "Unselected options: 'Please select the {option} option.', two, and a list with 'and'",
    quote: "'Please select the {option} option.'",
    modules: ['core/commerce/product/selection-problem.ts', 'core/i18n/strings/product.ts'],
    tests: {
      'tests/unit/core/i18n/strings/product.test.ts': 'asks for options as storefront §5 words it',
    },
  },
  {
    item: "No variant matches: 'Sorry, that item variant is unavailable. Please select another variant.'",
    quote: "'Sorry, that item variant is unavailable. Please select another variant.'",
    modules: ['core/commerce/product/selection-problem.ts'],
    tests: {
      'tests/unit/core/commerce/product/selection-problem.test.ts':
        'Sorry, that item variant is unavailable. Please select another variant.',
    },
  },
  {
    item: "Not in stock: 'Sorry, we do not have enough of that item available.'",
    quote: "'Sorry, we do not have enough of that item available.'",
    modules: ['core/commerce/product/selection-problem.ts'],
    tests: {
      'tests/unit/core/commerce/product/selection-problem.test.ts':
        'Sorry, we do not have enough of that item available.',
    },
  },
  {
    item: "Quantity: 'Quantity must be a number.', 'Quantity must be a whole number'",
    quote: "Not whole: 'Quantity must be a whole number'.",
    modules: ['core/commerce/quantity/quantity.ts', 'core/i18n/strings/quantity.ts'],
    tests: {
      'tests/unit/widgets/parts/cart-contents/line-limits.test.ts':
        "Quantity not numeric: 'Quantity must be a number.' Not whole: 'Quantity must be a whole number'",
    },
  },
  {
    item: "Gift card without denomination: 'Select a denomination for the Gift Card'",
    quote: "'Select a denomination for the Gift Card'",
    modules: ['core/commerce/product/selection-problem.ts'],
    tests: {
      'tests/unit/widgets/elements/variant-picker/picker-view.test.ts':
        "'Select a denomination for the Gift Card'",
    },
  },
  {
    item: 'Stock check of items with forms: a result unlimited, or qtyInStock above what the cart has',
    quote:
      'at least one stock result must be unlimited or have qtyInStock greater than the quantity already in the cart for that item and variant.',
    modules: ['core/commerce/purchase/stock-check.ts', 'core/commerce/product/stock-for-form.ts'],
    tests: {
      'tests/unit/core/commerce/purchase/stock-check.test.ts':
        'Stock check (for items with forms): at least one stock result must be unlimited',
    },
  },
  {
    item: 'Instalments: price strictly above the minimum and not above the maximum',
    quote: 'price strictly above the minimum and not above the maximum.',
    modules: ['core/commerce/instalments/eligibility.ts'],
    tests: {
      'tests/unit/core/commerce/instalments/eligibility.test.ts':
        'price strictly above the minimum and not above the maximum.',
    },
  },
  {
    item: 'Instalment wording only if every cart item is physical',
    quote: 'Wording applies only if every cart item is a physical product. Instalment count',
    modules: [
      'core/commerce/instalments/eligibility.ts',
      'widgets/elements/instalments/payable.ts',
    ],
    tests: {
      'tests/unit/core/commerce/instalments/eligibility.test.ts':
        'Wording applies only if every cart item is a physical product.',
    },
  },
  {
    item: 'Instalment count is 4 by default',
    quote: 'Instalment count defaults to 4.',
    modules: ['core/commerce/instalments/split.ts'],
    tests: { 'tests/unit/core/commerce/instalments/split.test.ts': 'makes 4 parts by default' },
  },
  {
    item: "'available for orders up to {amount}' above the upper limit, else 'available for orders over {amount}'",
    quote:
      "the text says 'available for orders up to {amount}'; otherwise 'available for orders over {amount}'.",
    modules: ['core/commerce/instalments/offer.ts'],
    tests: {
      'tests/unit/core/commerce/instalments/offer.test.ts':
        "If the order total exceeds the upper limit, the text says 'available for orders up to",
    },
  },
  {
    item: 'An amount per instalment, or a one-line variant',
    quote: 'Shown as an amount-per-instalment string, or a one-line variant.',
    modules: ['core/commerce/instalments/offer.ts'],
    tests: {
      'tests/unit/core/commerce/instalments/offer.test.ts':
        'Shown as an amount-per-instalment string, or a one-line variant.',
    },
  },
  {
    item: 'Amounts of instalments are computed from the subtotal in cents divided by 100',
    quote: 'Amounts computed from subtotal in cents divided by 100.',
    modules: ['core/commerce/instalments/split.ts', 'core/commerce/money/decimal.ts'],
    tests: {
      'tests/unit/core/commerce/instalments/split.test.ts':
        'storefront §5: "Amounts computed from subtotal in cents divided by 100."',
    },
  },
  {
    item: 'Upper and lower order limits of instalments',
    quote: 'Upper and lower order limits: not shown.',
    modules: ['core/commerce/instalments/context.ts'],
    tests: {
      'tests/unit/core/commerce/instalments/context.test.ts': 'reads a missing limit as none',
    },
    kind: 'not-shown',
    reason: "The limits are the shop's settings, afterPayMin and afterPayMax.",
  },
  {
    item: 'Subscriptions only for physical and service products',
    quote: 'Subscriptions can be sold only for physical and service products.',
    modules: ['core/commerce/product/subscription-plan.ts'],
    tests: {
      'tests/unit/core/commerce/product/subscription-plan.test.ts':
        'Subscriptions can be sold only for physical and service products.',
      'tests/unit/widgets/elements/add-to-cart/purchases.test.ts':
        'Subscriptions can be sold only for physical and service products.',
    },
  },
  {
    item: "A subscription price that cannot be worded reads 'Unavailable'",
    quote: "When a subscription price cannot be worded the text is 'Unavailable'.",
    modules: [
      'core/commerce/subscription/wording.ts',
      'widgets/elements/subscription/subscription-view.ts',
    ],
    tests: {
      'tests/unit/widgets/elements/subscription/subscription.test.tsx':
        "When a subscription price cannot be worded the text is 'Unavailable'.",
    },
  },
  {
    item: 'Quantity input of templates: min 1, max 9999, step 1, default 1',
    quote: 'min 1, max 9999, step 1, default 1;',
    modules: [
      'core/commerce/quantity/quantity.ts',
      'core/template/formatters/commerce/quantity-input.ts',
    ],
    tests: {
      'tests/unit/core/template/formatters/commerce/quantity-input.test.ts':
        'minimum 1, maximum 9999, step 1, default 1',
    },
  },
  {
    item: 'Quantity input shown for physical, or services where the site allows; not for subscriptions; stock above 1',
    quote:
      'shown only for physical products, or service products when the site allows multiple quantity (default allowed), not for subscribable items, and only when total stock is above 1.',
    modules: [
      'core/commerce/product/shows-quantity.ts',
      'core/template/formatters/commerce/quantity-input.ts',
    ],
    tests: {
      'tests/unit/core/commerce/product/shows-quantity.test.ts':
        'shown only for physical products, or service products when the site allows multiple quantity',
    },
  },
];
