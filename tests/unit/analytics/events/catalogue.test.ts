import { describe, expect, it } from 'vitest';
import {
  customDefinition,
  events,
  findDefinition,
  interfaceAreas,
  interfaceDefinition,
  isInterfaceAction,
  type EventDefinition,
} from '../../../../analytics/events/index.js';

/** Which calls an event makes, and what it is worth: typed by hand, so that a change of the catalogue is seen. */
const table: Array<[name: string, priority: string, calls: Partial<EventDefinition>]> = [
  ['page-view', 'view', { schema: 'page_view', census: 'RecordHit', dataLayer: 'page_view' }],
  ['button-render', 'render', { census: 'button-render' }],
  ['button-click', 'view', { census: 'button-click' }],
  ['form-render', 'render', { census: 'form-render' }],
  ['overlay', 'render', { census: 'overlay' }],
  ['form-submit', 'view', { schema: 'form_submit', legacy: 'form-submit', pixel: 'Lead' }],
  [
    'newsletter-subscribe',
    'view',
    { schema: 'newsletter_subscribe', legacy: 'newsletter-subscription', dataLayer: 'sign_up' },
  ],
  ['lesson-list-view', 'view', { schema: 'lesson_list_view', visitor: 'lesson-list' }],
  ['lesson-view', 'view', { schema: 'lesson_view', visitor: 'lesson' }],
  ['experiment-exposure', 'intent', { schema: 'experiment_exposure' }],
  [
    'view-product',
    'view',
    {
      schema: 'view_product',
      visitor: 'product-page',
      pixel: 'ViewContent',
      dataLayer: 'view_item',
    },
  ],
  ['quick-view', 'view', { schema: 'quick_view', census: 'RecordQuickView' }],
  [
    'add-to-cart',
    'intent',
    { schema: 'add_to_cart', visitor: 'add-to-cart', pixel: 'AddToCart', dataLayer: 'add_to_cart' },
  ],
  ['remove-from-cart', 'view', { schema: 'remove_from_cart', dataLayer: 'remove_from_cart' }],
  ['restore-to-cart', 'view', { schema: 'restore_to_cart', dataLayer: 'add_to_cart' }],
  ['change-quantity', 'view', { schema: 'change_quantity' }],
  ['view-cart', 'view', { schema: 'view_cart', dataLayer: 'view_cart' }],
  ['start-purchase', 'intent', { schema: 'start_purchase' }],
  [
    'begin-checkout',
    'intent',
    { schema: 'begin_checkout', pixel: 'InitiateCheckout', dataLayer: 'begin_checkout' },
  ],
  [
    'purchase',
    'purchase',
    { schema: 'purchase', legacy: 'purchase', pixel: 'Purchase', tag: 'purchase' },
  ],
  ['restock-signup', 'view', { schema: 'restock_signup', pixel: 'Lead' }],
];

describe('the catalogue', () => {
  it('has exactly these events', () => {
    expect(Object.keys(events).sort()).toEqual(table.map(([name]) => name).sort());
  });

  it.each(table)('%s is of priority %s and makes its calls', (name, priority, calls) => {
    expect(findDefinition(name)).toMatchObject({ priority, ...calls });
  });

  // storefront §7: "a purchase event to a global tag function; add-to-cart and view-product pixel events"
  it('tells the tag function of purchases alone', () => {
    const told = Object.entries(events).filter(([, definition]) => 'tag' in definition);
    expect(told.map(([name]) => name)).toEqual(['purchase']);
  });

  // storefront §7: "site-visitor tracking events for product page visit, add to cart and lesson pages"
  it('has the site-visitor events of the specification', () => {
    const told = Object.entries(events).filter(([, definition]) => 'visitor' in definition);
    const names = ['lesson-list-view', 'lesson-view', 'view-product', 'add-to-cart'];
    expect(told.map(([name]) => name)).toEqual(names);
  });

  it.each(Object.entries(events))('%s has a purpose, and says what each field is', (_, given) => {
    const definition: EventDefinition = given;
    expect(definition.purpose).toBe('measurement');
    for (const field of Object.values(definition.fields)) {
      expect(field).toMatch(/^(text|number|flag|texts|items|identifier|location)\??$/);
    }
  });

  it.each(['', 'purchase ', 'constructor', '__proto__', 'inventory', 'inventory.', 'toString.at'])(
    'does not know %j',
    (name) => {
      expect(findDefinition(name)).toBeNull();
    },
  );

  it('takes what a site names itself to the pipeline alone', () => {
    expect(customDefinition('my_event')).toEqual({
      schema: 'custom_event',
      customSchema: 'my_event',
      priority: 'view',
      purpose: 'measurement',
      fields: {},
    });
  });
});

describe('the interface areas', () => {
  // platform §2: "Interface areas that appear only as analytics event sources"
  const areas: Array<[area: string, actions: string[]]> = [
    // "cart page product form (open, close, submit)"
    ['cart-product-form', ['open', 'close', 'submit']],
    // "API keys panel (learn more, terms of use, create key, delete key and confirm)"
    ['api-keys', ['learn-more', 'terms-of-use', 'create-key', 'delete-key', 'delete-key-confirm']],
    // "API key creation modal (copy, next, cancel, complete)"
    ['api-key-creation', ['copy', 'next', 'cancel', 'complete']],
    // "dynamic-ads products feed URL copy"
    ['product-feed', ['url-copy']],
    // "ad pixel id save"
    ['ad-pixel', ['id-save']],
    // "inventory panel (search, sort by name, stock or price, click row, expand row, next page)"
    [
      'inventory',
      [
        'search',
        'sort-by-name',
        'sort-by-stock',
        'sort-by-price',
        'row-click',
        'row-expand',
        'next-page',
      ],
    ],
    // "product detail page (including a reviews tab and a reviews vitals anchor link)"
    ['product-detail', ['reviews-tab', 'reviews-vitals-anchor']],
  ];

  it.each(areas)('%s has the actions of the specification', (area, actions) => {
    const known: Readonly<Record<string, readonly string[]>> = interfaceAreas;
    expect(known[area]).toEqual(actions);
    for (const action of actions) {
      expect(findDefinition(`${area}.${action}`)).toBe(interfaceDefinition);
    }
  });

  // "cart; related items; video list, video detail and access-denied pages for gated content"
  it.each(['cart', 'related-items', 'video-list', 'video-detail', 'access-denied'])(
    'has %s',
    (area) => {
      expect(Object.keys(interfaceAreas)).toContain(area);
    },
  );

  it('goes to the pipeline and the legacy tracker', () => {
    expect(interfaceDefinition).toMatchObject({
      schema: 'interface_action',
      legacy: 'interface-action',
    });
  });

  it('knows no action of another area', () => {
    expect(isInterfaceAction('inventory.copy')).toBe(false);
  });
});
