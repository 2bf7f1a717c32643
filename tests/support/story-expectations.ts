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
    stories: ['Popup / Plain', 'Popup / WithoutScript', 'Popup / Manual', 'Popup / Themed'],
    hides: ['vitrine-popup'],
  },
  {
    reason: 'The chosen variant is sold out.',
    stories: ['Add to cart / SoldOut', 'Add to cart / SoldOutVariant'],
    ending: 'sold out',
  },
  {
    reason: 'The signup stands in the place of the button of what is sold out.',
    stories: [
      'Restock / Plain',
      'Restock / NothingChosen',
      'Restock / OwnSuccessText',
      'Restock / MailingList',
      'Restock / CaptchaMissing',
      'Restock / OnlyVariant',
      'Restock / TakesOver',
      'Restock / Themed',
    ],
    ending: 'sold out',
    hides: ['vitrine-add-to-cart'],
  },
  {
    reason: 'A subscription, a gift card and an express purchase are paid apart from the cart.',
    stories: [
      'Add to cart / ExpressHandedOver',
      'Add to cart / GiftCard',
      'Add to cart / GiftCardFailed',
      'Add to cart / NoDenomination',
      'Add to cart / Subscribe',
      'Add to cart / SubscribeFailed',
      'Gift card / Closed',
      'Gift card / NoDenomination',
      'Subscription / BeforeTheButton',
    ],
    ending: 'paid apart',
  },
  {
    reason: 'The form of the product asks first.',
    stories: ['Add to cart / WithProductForm', 'Add to cart / NotEnoughForForm'],
    ending: 'asks',
  },
  {
    reason: 'The recipient of a gift has to be filled in.',
    stories: ['Gift card / Open', 'Gift card / TakesOver', 'Gift card / Themed'],
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
      'Instalments / NotOffered',
      'Instalments / Service',
      'Product status / Nothing',
      'Quantity / HiddenForSubscriptions',
      'Quantity / HiddenForTheLastOne',
      'Restock / InStock',
      'Reviews / KilledOff',
      'Scarcity / FollowsTheVariant',
      'Scarcity / OfATemplate',
      'Scarcity / Threshold',
      'Subscription / NotASubscription',
    ],
    hides: [
      'vitrine-instalments',
      'vitrine-product-status',
      'vitrine-quantity',
      'vitrine-restock',
      'vitrine-reviews',
      'vitrine-scarcity',
      'vitrine-subscription',
    ],
  },
  {
    reason: 'Nothing was looked at in this browser.',
    stories: [
      'Recent products / Cards',
      'Recent products / OwnHeading',
      'Recent products / Cleared',
      'Recent products / Empty',
      'Recent products / WithoutScript',
      'Recent products / Themed',
    ],
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
    stories: [
      'Comments / Plain',
      'Comments / Awaiting',
      'Comments / Posted',
      'Comments / Wrong',
      'Comments / Failed',
      'Comments / Many',
      'Comments / NotLoaded',
      'Comments / Closed',
      'Comments / Themed',
    ],
    says: /status of 404.*api\/content\/comments/,
  },
  {
    reason: 'The owner signs in on pages of the shop alone; on another site the element says so.',
    stories: ['Restock admin / Plain', 'Restock admin / Loading', 'Restock admin / Themed'],
    says: /status of 401/,
  },
  {
    reason:
      'Members sign in on pages of the shop alone; on another site the plain form stays, and the console says why.',
    stories: [
      'Login / Empty',
      'Login / Missing',
      'Login / Wrong',
      'Login / SignedIn',
      'Login / WithoutScript',
      'Login / Themed',
    ],
    unready: ['vitrine-login'],
    says: /Members sign in on pages of the shop itself/,
  },
];
