import { parameters, type Parameter } from '../../widgets/actions/index.js';

const results: Readonly<Record<keyof typeof parameters, string>> = {
  addToCart: '`cart`, `entry` (the line), `addedQuantity`, `lostEntries`',
  updateLine: '`cart`',
  removeLine: '`cart`',
  applyCoupon: '`cart`',
  removeCoupon: '`cart`',
  openCart: 'nothing more',
  closeCart: 'nothing more',
  getCart: '`cart`',
  signUp: 'nothing more',
  submitForm: '`submissionId`',
};

/** Name, parameters and result of each action. */
export const actionRows = Object.entries(parameters).map(([name, taken]) => [
  `\`${name}\``,
  Object.entries<Parameter>(taken)
    .map(([key, { isOptional }]) => `\`${key}${isOptional ? '?' : ''}\``)
    .join(', ') || 'nothing',
  results[name as keyof typeof parameters],
]);

export const beforeRows = [
  [
    '`vitrine-before-add`',
    'an item goes to the server',
    'all of `itemId`, `sku`, `quantity`, `additionalFields`',
  ],
  ['`vitrine-before-update`', 'a line gets another quantity', '`quantity`'],
  ['`vitrine-before-remove`', 'a line is removed', 'nothing'],
  ['`vitrine-before-open`', 'the cart drawer or a quick view opens', 'nothing'],
  [
    '`vitrine-before-submit`',
    'answers or a sign-up are sent',
    '`values`; `email`, `isJoinMailingList`',
  ],
  [
    '`vitrine-before-leave`',
    'the page is left for the cart, a checkout or a purchase',
    '`address`',
  ],
];
