import { itemOf, type PlainItem } from './catalogue.js';
import { contactForm } from './form-routes.js';

const json = (id: string, value: unknown) =>
  `<script type="application/json"${id && ` id="${id}"`}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** What the platform says about itself: the abilities of our own contract that storefront §7 does not have. */
const apiLacks = [
  'idempotency-keys',
  'form-id',
  'quantity',
  'remove',
  'undo',
  'coupons',
  'shipping',
  'express',
  'gift-cards',
  'reviews',
];

function page(title: string, body: string, id: number | string = title): string {
  const site = {
    websiteId: '5',
    locale: 'en-US',
    currency: 'EUR',
    apiLacks,
    page: { id: String(id), contentSource: typeof id === 'number' ? 'i' : 'c', title, path: '/' },
    storeSettings: {
      reviews: { native: true, imported: false },
      instalments: { afterPayAvailable: true, afterPayMin: 1000, stripeAccountCountry: 'US' },
    },
  };
  const analytics = {
    clients: ['census', 'tag'],
    errors: true,
    acknowledgement: 'status',
    tagId: 'G-PLAIN',
  };
  return `<!doctype html>
<html lang="en">
<head>
<title>${title}</title>
<link rel="icon" href="data:,">
<script>window.tagged = []; window.gtag = (...told) => { window.tagged.push(told); };</script>
${json('vitrine-site', site)}
${json('vitrine-analytics', analytics)}
<script type="module" src="/assets/vitrine.js"></script>
<script type="module" src="/assets/vitrine-analytics.js"></script>
</head>
<body>
<vitrine-cart-pill href="/cart"><a href="/cart">Cart</a></vitrine-cart-pill>
<main><h1>${title}</h1>${body}</main>
</body>
</html>`;
}

function productForm(item: PlainItem, action: string, extra = ''): string {
  const options = item.variants
    .map(({ sku, attributes }) => `<option value="${sku}">${attributes[0]?.value}</option>`)
    .join('');
  return `<vitrine-product>${json('', item)}
<vitrine-price></vitrine-price>
<vitrine-subscription></vitrine-subscription>
<vitrine-instalments></vitrine-instalments>
<form method="post" action="${action}">
<input type="hidden" name="itemId" value="${item.id}">
<vitrine-variant-picker><select name="sku" aria-label="Choice">${options}</select></vitrine-variant-picker>
<vitrine-quantity><input name="quantity" type="number" value="1" min="1" aria-label="Quantity"></vitrine-quantity>
<vitrine-add-to-cart><button>Add To Cart</button></vitrine-add-to-cart>
${extra}
</form>
<vitrine-restock></vitrine-restock>
<vitrine-reviews><p>Printed reviews</p></vitrine-reviews>
</vitrine-product>`;
}

const entries = '/api/commerce/shopping-cart/entries';
const express = '<vitrine-add-to-cart express><button>Buy now</button></vitrine-add-to-cart>';

/** An order of storefront §3: a numeric id, no currency, money objects. */
const order = {
  id: 1042,
  purchasedCartId: 77,
  testMode: false,
  websiteId: 5,
  items: [
    { sku: 'MUG-S', productName: 'Plain Mug', quantity: 2, unitPrice: { decimalValue: '28.00' } },
  ],
  grandTotal: { decimalValue: '56.00' },
  shippingTotal: { decimalValue: '0.00' },
  taxTotal: { decimalValue: '4.00' },
};

function item(id: number): PlainItem {
  const found = itemOf(id);
  if (!found) throw new Error(`There is no item ${id}.`);
  return found;
}

/** The platform's pages by their path. */
export const pages: Readonly<Record<string, () => string>> = {
  '/mug': () => page('Plain Mug', productForm(item(7), entries, express), 7),
  '/coffee': () => page('Coffee', productForm(item(8), '/api/3/commerce/cart/subscription'), 8),
  '/card': () => page('Gift card', productForm(item(9), entries), 9),
  '/cart': () =>
    page(
      'Cart',
      '<vitrine-cart></vitrine-cart><vitrine-instalments for="cart"></vitrine-instalments>',
    ),
  '/contact': () => page('Contact', `<vitrine-form>${json('', contactForm)}</vitrine-form>`),
  '/broken': () =>
    page(
      'Broken',
      `<vitrine-product>${json('', { id: 1, price: { decimalValue: 'free' } })}</vitrine-product>`,
    ),
  '/thanks': () => page('Thanks', json('vitrine-order', order)),
  '/checkout': () => page('Checkout', ''),
  '/subscription': () => page('Subscription', ''),
  '/gift-card': () => page('Gift', ''),
  '/pixel.gif': () => '',
  '/privacy': () => page('Privacy', ''),
};
