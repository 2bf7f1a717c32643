import type { Row } from '../row.js';

/** platform.md §3, "Entities and their fields": money, products, forms and accounts. */
export const products: readonly Row[] = [
  {
    item: 'Money: decimalValue and currencyCode, or value and currency; 0 USD where there is none',
    quote:
      'decimalValue and currencyCode, or else value and currency. Default price when none is present is 0 USD.',
    modules: ['core/commerce/money/parse.ts', 'core/template/formatters/commerce/read-content.ts'],
    tests: {
      'tests/unit/core/template/formatters/commerce/amounts.test.ts':
        'read money as decimalValue and currencyCode too (platform §3)',
      'tests/unit/core/commerce/product/structured-content/prices.test.ts': 'are 0 USD by default',
    },
  },
  {
    item: 'productType: physical 1, digital 2, service 3, gift-card 4; paywall 5',
    quote:
      'productType (physical 1, digital 2, service 3, gift-card 4; paywall 5 in another enumeration)',
    modules: ['core/commerce/product/product-types.ts'],
    tests: {
      'tests/unit/core/commerce/product/product-types.test.ts':
        'physical 1, digital 2, service 3, gift-card 4; paywall 5',
    },
  },
  {
    item: 'Product: variants, prices, sale, subscription, form, label of the button, order of options',
    quote:
      'subscriptionPlan, additionalFieldsFormId, additionalFieldsForm, useCustomAddButtonText, customAddButtonText, variantOptionOrdering.',
    modules: [
      'core/commerce/product/structured-content/content.ts',
      'core/commerce/product/product-json.ts',
    ],
    tests: {
      'tests/unit/core/commerce/product/parse-product.test.ts':
        'additionalFieldsFormId, additionalFieldsForm, useCustomAddButtonText, customAddButtonText, variantOptionOrdering.',
    },
  },
  {
    item: 'Variant: attributes, priceMoney, salePriceMoney, price, salePrice, onSale, qtyInStock, unlimited, optionValues',
    quote:
      'Variant: attributes, priceMoney, salePriceMoney, price, salePrice, onSale, qtyInStock, unlimited, optionValues.',
    modules: [
      'core/commerce/product/structured-content/content.ts',
      'core/commerce/product/product-json.ts',
    ],
    tests: {
      'tests/unit/core/commerce/product/parse-product.test.ts':
        'attributes, priceMoney, salePriceMoney, price, salePrice, onSale, qtyInStock, unlimited, optionValues.',
    },
  },
  {
    item: 'Subscription: billingPeriod (WEEK, MONTH, YEAR), numBillingCycles (0 means indefinite)',
    quote:
      'billingPeriod (value and unit: WEEK, MONTH, YEAR), numBillingCycles (0 means indefinite).',
    modules: [
      'core/commerce/product/subscription-plan.ts',
      'core/commerce/subscription/period-unit.ts',
    ],
    tests: {
      'tests/unit/core/commerce/product/subscription-plan.test.ts':
        'Subscription: billingPeriod (value, unit WEEK, MONTH or YEAR), numBillingCycles (0 = indefinite).',
    },
  },
  {
    item: 'Form answers by type; likert from -2 Strongly Disagree to 2 Strongly Agree',
    quote:
      'Likert answers map -2 to 2 onto Strongly Disagree, Disagree, Neutral, Agree, Strongly Agree.',
    modules: ['core/forms/word-answer.ts', 'core/template/formatters/commerce/summary-field.ts'],
    tests: {
      'tests/unit/core/template/formatters/commerce/summary-field.test.ts':
        'Likert answers map -2 to 2 onto Strongly Disagree, Disagree, Neutral, Agree, Strongly Agree.',
    },
  },
  {
    item: 'Form builder: field types and their editable properties',
    quote: 'text, textarea, email, number, website: description, placeholder, required.',
    modules: ['core/forms/builder/field-table.ts'],
    tests: {
      'tests/unit/core/forms/builder/field-table.test.ts':
        'platform §3, "Field types and editable properties", line by line.',
    },
  },
  {
    item: 'A textarea has maxLength with the vanilla form handler',
    quote: 'Textarea also gets maxLength when the vanilla form handler feature is on.',
    modules: ['core/forms/builder/field-table.ts'],
    tests: {
      'tests/unit/core/forms/builder/field-table.test.ts':
        "'Textarea also gets maxLength when the vanilla form handler feature is on': %s",
    },
  },
  {
    item: 'Fieldset groups build=1, storage=2, advanced=3, captcha=4, disclaimer=5',
    quote: 'Fieldset groups: build=1, storage=2, advanced=3, captcha=4, disclaimer=5.',
    modules: ['core/forms/builder/fieldset-groups.ts'],
    tests: {
      'tests/unit/core/forms/builder/field-table.test.ts':
        "'Fieldset groups: build=1, storage=2, advanced=3, captcha=4, disclaimer=5'",
    },
  },
  {
    item: 'Cart indicator: items (0 by default), subtotal (empty by default)',
    quote: 'Cart indicator state: items (count, default 0) and subtotal (text, default empty).',
    modules: ['widgets/elements/cart-indicator/indicator-labels.ts'],
    tests: {
      'tests/unit/widgets/elements/cart-indicator/indicator-labels.test.ts':
        'items (count, default 0) and subtotal (text, default empty)',
    },
  },
  {
    item: 'Session login: email, password, rememberMe; the response has xsrfToken',
    quote:
      'Session login payload: email, password, rememberMe. The login response carries xsrfToken.',
    modules: ['core/content/records.ts'],
    tests: {},
    kind: 'later',
    reason: 'Members sign in with the accounts of members; the payloads are typed.',
  },
  {
    item: 'Locale update: language',
    quote: 'Locale update payload: language.',
    modules: ['core/content/records.ts'],
    tests: {},
    kind: 'later',
    reason: 'The locale of a member comes with the accounts of members; the payload is typed.',
  },
  {
    item: 'Header and footer are one record',
    quote: 'Site header and footer are saved as one record with header and footer fields.',
    modules: ['core/content/records.ts', 'examples/server/site-settings/site-settings.ts'],
    tests: { 'tests/contract/site-settings.test.ts': 'and one record then' },
  },
  {
    item: 'Multilingual settings: a list of languages',
    quote: 'Multilingual settings hold a list of languages.',
    modules: ['core/content/records.ts', 'examples/server/site-settings/schemas.ts'],
    tests: {
      'tests/contract/site-settings.test.ts':
        'are all that the shop has words for, until the owner chooses',
    },
  },
];
