import type { Description } from './description.js';

type Descriptions = Readonly<Record<string, Description>>;

const core: Descriptions = {
  apply: ['name private k=v …', 'Runs a macro or partial with the value; `k=v` is in its `@args`.'],
  format: ['refs', 'Fills `{0}`, `{1}`, … of the value with what the references find.'],
  html: ['', 'Escapes `& < >`, for text.'],
  htmlattr: ['', 'Escapes `& < > "`, for attributes in double quotes.'],
  htmltag: ['', 'The same as `htmlattr`.'],
  'encode-space': ['', 'Turns each white space into `&nbsp;`.'],
  'line-breaks': ['', 'Turns each line break into `<br/>`.'],
  safe: ['', 'Takes HTML tags out of the text.'],
  json: ['', 'Writes the value as JSON that may stand in a script.'],
  'json-pretty': ['', 'The same in lines, indented by two spaces.'],
  raw: ['', 'Writes the value as JSON, as it is: not for scripts.'],
  get: ['refs', 'Goes down into the value by the keys that the references find.'],
  prop: ['paths', 'Goes down into the value by the paths as they are written.'],
  lookup: ['ref', 'Finds a text, then what that text refers to.'],
  'key-by': ['path', 'Makes a list an object: each element under what it has at the path.'],
  'find-first': ['[map] path', 'The first element of a list that has something at the path.'],
  'find-last': ['[map] path', 'The last element of a list that has something at the path.'],
  iter: ['', 'The number of the loop’s round, from 1.'],
  count: ['', 'How many elements, keys or characters the value has.'],
  mod: ['n', 'What is left after dividing by n; 2 if left out.'],
  round: ['', 'The nearest whole number.'],
  cycle: ['a b …', 'The argument whose turn it is: `{@index|cycle odd even}`.'],
  pluralize: [
    'one many',
    'The word for the number: `{n|pluralize/cup/cups}`; `s` or nothing without arguments.',
  ],
  str: ['', 'The value as text; nothing for lists and objects.'],
  output: ['words', 'Prints its arguments, whatever the value is.'],
  slugify: ['', 'Makes a part of an address: lower case, with `-` for blanks.'],
  smartypants: ['', 'Straight quotes become curly, `--` becomes a dash.'],
  truncate: [
    'length ellipsis',
    'Cuts a long text between words; 100 characters and `...` if left out.',
  ],
  'encode-uri': ['', 'Encodes an address as a whole.'],
  'encode-uri-component': ['', 'Encodes a part of an address, such as a value after `?q=`.'],
  'url-encode': ['', 'Encodes a part of an address, but leaves `@ * + /`.'],
};

const content: Descriptions = {
  'color-weight': ['', '`light` or `dark`, for a colour such as `#7c3aed`.'],
  'website-color': ['', 'Writes a colour of hue, saturation and lightness as CSS.'],
  AbsUrl: ['', 'The value below the page’s `base-url`.'],
  capitalize: ['', 'Every letter as a capital.'],
  humanizeDuration: ['', 'Milliseconds as minutes and seconds: `3:05`.'],
  image: ['class', 'An image that loads late, with one that needs no script.'],
  'image-srcset': ['', 'The `srcset` attribute with every size that an image has.'],
  'image-color': [
    'position prefix',
    'The average colours of an image: as attributes, or one of them.',
  ],
  'image-meta': ['', 'The attributes that an image’s loader needs, with its alternative text.'],
  'child-image-meta': ['index', 'The same, for one of the value’s `items`; the first if left out.'],
  'cover-image-meta': ['', 'The same, for the value’s `coverImage`.'],
  width: ['', 'The width in `1500x1000`.'],
  height: ['', 'The height in `1500x1000`.'],
  resizedHeightForWidth: ['width', 'How high the image of that size becomes at a width.'],
  resizedWidthForHeight: ['height', 'How wide the image of that size becomes at a height.'],
  squarespaceThumbnailForWidth: ['width', 'The size to ask for at a width: `500w`.'],
  squarespaceThumbnailForHeight: ['height', 'The size to ask for at a height.'],
  'item-classes': ['', 'The class names of an item: categories, tags, author, kind.'],
  preload: [
    'press|rest tags',
    'Links to the code of the elements in its values, HTML or lists of tags, and of `tags`.',
  ],
};

const nothing: Description = ['', 'Deprecated: leaves the value as it is.'];

const commerce: Descriptions = {
  'from-price': ['', 'The lowest price × 100, as a number. Deprecated.'],
  'normal-price': ['', 'The highest regular price × 100, as a number. Deprecated.'],
  'sale-price': ['', 'The lowest sale price × 100, as a number. Deprecated.'],
  'money-format': nothing,
  moneyFormat: nothing,
  'money-string': nothing,
  'i18n-money-format': nothing,
  'bookkeeper-money-format': ['', 'Cents as an amount, in the currency of the locale’s region.'],
  'percentage-format': ['trim', 'A number with two or three decimals; `trim` leaves out zeros.'],
  'cart-url': ['', 'The address of the cart.'],
  'cart-subtotal': ['', 'Deprecated.'],
  'cart-quantity': ['', 'How many pieces are in the cart.'],
  'variant-descriptor': ['', 'The options of a variant: `Oat / Large`.'],
  'variants-select': ['', 'The control for choosing a variant.'],
  'quantity-input': ['', 'The field for the quantity, for products that are bought in quantities.'],
  'add-to-cart-btn': ['', 'The button that puts a product into the cart.'],
  'product-checkout': ['', 'All three: variant, quantity and button.'],
  'product-status': ['', 'The mark “sold out” or “sale”.'],
  'product-quick-view': ['group', 'The button that opens a product in place.'],
  'product-scarcity': ['', 'How few pieces are left, where the shop says so.'],
  'product-restock-notification': ['', 'The form that asks to be told when a product is back.'],
  'product-price': ['currency options', 'The price: from, sale and regular, or by period.'],
  'subscription-price': ['currency options', 'The price of a subscription’s first option.'],
  'summary-form-field': ['', 'A form’s field with its answer, for an order’s summary.'],
};

const date: Descriptions = {
  date: ['pattern', 'A time by a pattern: `%Y-%m-%d %H:%M`. In English.'],
  datetime: [
    'options',
    'A time as the locale writes it: `date:long time:short`, `skeleton:yMMMd`.',
  ],
  'datetime-interval': ['skeleton', 'From one time to another: `{start, end|datetime-interval}`.'],
  datetimefield: nothing,
  'google-calendar-url': ['', 'The address that adds an event to Google’s calendar.'],
  'relative-time': ['options', 'How long ago, or until: `yesterday`, `in 3 hours`.'],
  timesince: ['', 'How long ago, in English: `about 2 hours ago`.'],
};

const i18n: Descriptions = {
  decimal: ['number options', 'A number as the locale writes it: `style:short`, `minfrac:2`.'],
  message: [
    'refs k=ref …',
    'Fills a sentence, with plurals: `{n plural one{# cup} other{# cups}}`.',
  ],
  money: ['currency options', 'An amount in its currency, as the locale writes it.'],
  plural: ['refs k=ref …', 'The same as `message`.'],
  unit: nothing,
  units: nothing,
};

const social: Descriptions = {
  'comment-count': ['', '`No Comments`, `1 Comment` or `5 Comments`.'],
  'comment-link': ['', 'The link to an item’s comments.'],
  comments: ['', 'The place where an item’s comments appear.'],
  'like-button': ['', 'The button that likes an item, where the site has such.'],
  'audio-player': ['', 'The player of an audio item.'],
  video: ['load-false color-data', 'The player of a video item, with its overlay.'],
  'social-button': ['', 'The button that shares an item.'],
  'social-button-inline': ['', 'The same, within a line.'],
  'twitter-follow-button': ['', 'The button that follows an account.'],
  'activate-twitter-links': ['', 'Makes addresses, `@names` and `#tags` of a text links.'],
};

/** The description of each formatter, by the groups of the language (§9). */
export const formatterDescriptions = { core, content, commerce, date, i18n, social } as const;
