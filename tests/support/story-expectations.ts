/**
 * What a press of the button comes to: `added`; `paid apart` when it leads to a page of the shop that sells this item
 * alone; `asks` when a form opens first; `incomplete` when the page lacks a choice that the test does not make.
 */
export type PressEnding = 'added' | 'asks' | 'incomplete' | 'paid apart' | 'refused' | 'sold out';

export interface Expectation {
  /** Why the page cannot do what all others do. */
  readonly reason: string;
  readonly stories: readonly string[];
  /** Of the press; `added` by itself. */
  readonly ending?: PressEnding;
  /** Elements that show nothing. */
  readonly hides?: readonly string[];
  /** Elements that have no product. */
  readonly unready?: readonly string[];
  /** What the console says. */
  readonly says?: RegExp;
}

/** The stories whose HTML does not simply show everything, add to the cart and leave the console alone. */
export const expectations: readonly Expectation[] = [
  {
    reason: 'A popup stands over the page and takes no room in it.',
    stories: ['Popup / Plain', 'Popup / Manual'],
    hides: ['vitrine-popup'],
  },
  {
    reason: 'The chosen variant is sold out.',
    stories: ['Add to cart / SoldOut'],
    ending: 'sold out',
  },
  {
    reason: 'The signup stands in the place of the button of what is sold out.',
    stories: [
      'Restock / Plain',
      'Restock / OwnSuccessText',
      'Restock / MailingList',
      'Restock / CaptchaMissing',
    ],
    ending: 'sold out',
    hides: ['vitrine-add-to-cart'],
  },
  {
    reason: 'A subscription, a gift card and an express purchase are paid apart from the cart.',
    stories: [
      'Add to cart / NoDenomination',
      'Add to cart / Subscribe',
      'Gift card / Closed',
      'Subscription / BeforeTheButton',
    ],
    ending: 'paid apart',
  },
  {
    reason: 'The form of the product asks first.',
    stories: ['Add to cart / WithProductForm'],
    ending: 'asks',
  },
  {
    reason: 'The recipient of a gift has to be filled in.',
    stories: ['Gift card / Open'],
    ending: 'incomplete',
  },
  {
    reason: 'The example shop sells no ink.',
    stories: ['Subscription / FollowsVariant', 'Subscription / OnceOrByPlan'],
    ending: 'refused',
    says: /status of 400/,
  },
  {
    reason: 'There is nothing to say about this product, cart or site, and no room is taken.',
    stories: [
      'Instalments / Service',
      'Quantity / HiddenForTheLastOne',
      'Scarcity / FollowsTheVariant',
      'Scarcity / OfATemplate',
      'Scarcity / Threshold',
    ],
    hides: ['vitrine-instalments', 'vitrine-quantity', 'vitrine-scarcity'],
  },
  {
    reason: 'Nothing was looked at in this browser.',
    stories: ['Recent products / Cards', 'Recent products / OwnHeading'],
    hides: ['vitrine-recent-products'],
  },
  {
    reason: 'The page hides the picker that chooses for it.',
    stories: ['Price / Themed'],
    hides: ['vitrine-variant-picker'],
  },
  {
    reason: 'The data is broken: what the page printed stays, and the console says what is wrong.',
    stories: ['Product / BrokenData'],
    unready: ['vitrine-product'],
    says: /is not a product: variants must be a list/,
  },
  {
    reason: 'The shop has no form of this id.',
    stories: ['Form / NotThere'],
    says: /status of 404.*api\/forms\/gone/,
  },
  {
    reason: 'The shop has no item of this id to comment on.',
    stories: ['Comments / Plain', 'Comments / Closed'],
    says: /status of 404.*api\/content\/comments/,
  },
  {
    reason: 'The owner signs in on pages of the shop alone; on another site the element says so.',
    stories: ['Restock admin / Plain'],
    says: /status of 401/,
  },
  {
    reason:
      'Members sign in on pages of the shop alone; on another site the plain form stays, and the console says why.',
    stories: ['Login / Empty'],
    unready: ['vitrine-login'],
    says: /Members sign in on pages of the shop itself/,
  },
];
