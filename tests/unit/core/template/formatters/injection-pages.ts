import type { Value } from '../../../../../core/template/values.js';

type Data = { readonly [key: string]: Value };

const money = (value: string) => ({ value, currency: 'EUR' });

/** What a site says around its items. */
const site: Data = {
  crumb: 'crumb-1',
  'base-url': 'https://shop.example',
  shelf: 'top',
  featureFlags: { useCLDRMoneyFormat: 'true' },
  website: {
    timeZone: 'Europe/Berlin',
    captchaSettings: { siteKey: 'key-1' },
  },
  localizedStrings: {
    productSoldOutText: 'gone',
    productSaleText: 'cheap',
    productQuickViewText: 'look',
    productQuantityInputLabel: 'many',
    productVariantSelectText: 'choose {variantName}',
    giftCardValueDisplayText: 'worth',
    giftCardVariantSelectText: 'choose {variantName}',
    productAddToCartText: 'add',
    productSubscribeText: 'subscribe',
    productPriceFromText: 'from {fromPrice}',
    salePriceText: 'now',
    originalPriceText: 'before',
    productPriceUnavailable: 'unavailable',
    productPrice__singlePrice__nMonthly__limited__nMonths: '{price} {duration}',
    productSummaryFormNoAnswerText: 'none',
    productAnswerMapAgree: 'yes',
  },
};

const merchandising: Data = {
  customSoldOutText: 'back in May',
  scarcityEnabled: 'true',
  scarcityText: 'only {qtyInStock} left',
  scarcityTemplateViews: [{ qtyInStock: '3', attributes: { Glaze: 'Oat' } }],
  mailingListSignUpEnabled: 'true',
  mailingListOptInByDefault: 'true',
  restockNotificationMessages: {
    buttonText: 'tell',
    CTAText: 'get',
    placeholderText: 'mail',
    mailingListDescription: 'list',
  },
  restockNotificationViews: [{ variantId: 'v1', hiddenByDefault: 'true' }],
};

const mug: Data = {
  id: 'mug',
  collectionId: 'shop',
  title: 'Mug',
  fullUrl: '/shop/mug',
  structuredContent: {
    productType: '1',
    variantOptionOrdering: ['Glaze', 'Size'],
    variants: [
      {
        sku: 'A',
        attributes: { Glaze: 'Oat', Size: 'S' },
        priceMoney: money('5'),
        price: '5',
        qtyInStock: '2',
      },
      { sku: 'B', attributes: { Glaze: 'Fern', Size: 'L' }, price: 6 },
    ],
  },
};

const subscription: Data = {
  id: 'tea',
  title: 'Tea',
  structuredContent: {
    productType: '1',
    isSubscribable: 'true',
    subscriptionPlan: { billingPeriod: { value: '2', unit: 'MONTH' }, numBillingCycles: '2' },
    productSubscriptionOptions: [{ id: 'monthly' }],
    additionalFieldsFormId: 'form-1',
    additionalFieldsForm: { name: 'Form', fields: [{ type: 'text' }] },
    useCustomAddButtonText: 'true',
    customAddButtonText: 'mine',
    variants: [
      {
        sku: 'T',
        onSale: 'true',
        priceMoney: money('9'),
        salePriceMoney: money('7'),
        qtyInStock: '5',
        pricingOptions: [{ priceMoney: money('8'), salePriceMoney: money('6'), onSale: 'true' }],
      },
    ],
  },
};

const giftCard: Data = {
  id: 'gift',
  structuredContent: {
    productType: '4',
    variantOptionOrdering: ['Amount'],
    variants: [{ sku: 'G1', attributes: { Amount: '25' } }, { attributes: { Amount: '50' } }],
  },
};

const image: Data = {
  id: 'i1',
  assetUrl: 'https://cdn.example/a.jpg',
  originalSize: '800x600',
  mediaFocalPoint: { x: '0.1', y: '0.2' },
  title: 'title',
  body: 'body',
  filename: 'a.jpg',
  altText: 'alt',
  componentKey: 'key',
  licensedAssetPreview: { a: 'b' },
  systemDataVariants: '100w,300w',
  colorData: {
    topLeftAverage: '111',
    topRightAverage: '222',
    bottomLeftAverage: '333',
    bottomRightAverage: '444',
    centerAverage: '555',
  },
};

const talked: Data = {
  id: 'p1',
  fullUrl: '/post',
  publicCommentCount: '2',
  commentState: '1',
};

const post: Data = {
  ...image,
  ...talked,
  mainImageId: 'm1',
  systemDataId: 's1',
  mainImage: { assetUrl: '/main.jpg' },
  recordType: '1',
  recordTypeLabel: 'text',
  fullUrl: 'https://shop.example/post',
  likeCount: '3',
  starred: 'true',
  author: { displayName: 'Ann' },
  categories: ['News'],
  tags: ['Sea'],
  items: [image],
  coverImage: image,
};

const video: Data = {
  ...image,
  mainImageId: 'm1',
  overlay: 'true',
  oembed: {
    html: 'frame',
    providerName: 'Video',
    url: 'https://video.example/1',
  },
};

const event: Data = {
  title: 'Fair',
  startDate: '1384518716400',
  endDate: '1384528716400',
  location: { addressLine1: 'Quay 1', addressLine2: '1234 Town', addressCountry: 'DE' },
};

const answers: Record<string, Value> = {
  address: { Line1: '1', Line2: '2', City: '3', State: '4', Zip: '5', Country: '6' },
  checkbox: ['1', '2'],
  date: { Month: '1', Day: '2', Year: '3' },
  likert: { Nice: '1', Dear: '2' },
  name: { First: '1', Last: '2' },
  phone: { Country: '1', Areacode: '2', Prefix: '3', Line: '4' },
  time: { Hour: '1', Minute: '2', Second: '3', Ampm: '4' },
};

/** Harmless pages, without a character of markup; between them every formatter that prints markup has its data in `item`. */
export const pages: Readonly<Record<string, Data>> = {
  product: { ...site, item: mug, productMerchandisingContext: { mug: merchandising } },
  'sold-out product': {
    item: { id: 'mug', structuredContent: { productType: '1', variants: [{ sku: 'A' }] } },
    productMerchandisingContext: { mug: merchandising },
  },
  subscription: { ...site, item: subscription },
  'gift card': { ...site, item: giftCard },
  cart: {
    item: { entries: [{ quantity: '2' }], subtotalCents: '5', optionValues: [{ value: 'a' }] },
  },
  post: {
    item: post,
    website: { shareButtonOptions: { 1: 'true' } },
    websiteSettings: { simpleLikingEnabled: 'true', commentsEnabled: 'true' },
    'base-url': 'https://shop.example',
    promotedBlockType: 'quote',
  },
  'image block': { item: { ...image, items: [] }, blockType: '5' },
  'post with Disqus': { item: talked, websiteSettings: { disqusShortName: 'shop' } },
  collection: { item: talked, collection: { id: 'p1' } },
  account: { item: { userName: 'ann', profileUrl: 'https://twitter.com/ann' } },
  'account by address': { item: { userName: '', profileUrl: 'https://twitter.com/ann' } },
  text: { item: 'see https://a.example/b, @ann and\n#tag' },
  audio: { item: { id: 'a1', title: 'Tides', structuredContent: { audioAssetUrl: '/a.mp3' } } },
  video: { item: video },
  event: { ...site, item: event },
  time: { item: '1384518716400' },
  ...Object.fromEntries(
    Object.entries(answers).map(([type, values]) => [
      `answer of type ${type}`,
      { ...site, item: { type, rawTitle: 'Title', values } },
    ]),
  ),
  'other answer': { item: { type: 'text', rawTitle: 'Title', value: 'text' } },
};
