import type { CatalogueProduct } from '../../server/index.js';
import { productTypeNumbers } from '../../server/index.js';

export interface FeedShop {
  /** Where the shop is, such as `https://shop.example`. */
  readonly origin: string;
  readonly title: string;
  readonly description: string;
}

type Variant = CatalogueProduct['variants'][number];

/** Characters that XML 1.0 does not allow, not even escaped. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (mark) => escapes[mark] ?? mark);
}

/** Lengths that Google Merchant Center takes, in characters. */
const most = { title: 150, description: 5000, pictures: 10 };

/**
 * The listed products as RSS 2.0 with the `g:` names of Google Merchant Center (platform §2: the dynamic-ads products
 * feed), one item a variant. The link of a variant chooses its options.
 */
export function productFeed(products: readonly CatalogueProduct[], shop: FeedShop): string {
  const items = products.flatMap((product) =>
    product.variants.map((variant) => writeItem(product, variant, shop)),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    tag('title', shop.title),
    tag('link', `${shop.origin}/`),
    tag('description', shop.description),
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function writeItem(product: CatalogueProduct, variant: Variant, shop: FeedShop): string {
  const { id, title, excerpt, description, category, variants, images } = product;
  const { sku, priceMoney, salePriceMoney, onSale, image, optionValues } = variant;
  const values = optionValues.map(({ value }) => value).filter(Boolean);
  const query = new URLSearchParams(
    optionValues.map(({ optionName, value }) => [optionName, value]),
  );
  const link = new URL(product.url, shop.origin);
  link.search = query.toString();
  const pictures = [...(image ? [image] : []), ...images].map(({ assetUrl }) =>
    new URL(assetUrl, shop.origin).toString(),
  );
  const [main, ...others] = [...new Set(pictures)];
  const text = description.join('\n') || excerpt || title;
  const name = [title, ...(values.length > 0 ? [`– ${values.join(' / ')}`] : [])].join(' ');
  const money = ({ value, currency }: Variant['priceMoney']) => `${value} ${currency}`;
  return [
    '<item>',
    tag('g:id', sku),
    ...(variants.length > 1 ? [tag('g:item_group_id', id)] : []),
    tag('g:title', name.slice(0, most.title)),
    tag('g:description', text.slice(0, most.description)),
    tag('g:link', link.toString()),
    ...(main === undefined ? [] : [tag('g:image_link', main)]),
    ...others.slice(0, most.pictures).map((url) => tag('g:additional_image_link', url)),
    tag('g:availability', isAvailable(product, variant) ? 'in_stock' : 'out_of_stock'),
    tag('g:price', money(priceMoney)),
    ...(onSale ? [tag('g:sale_price', money(salePriceMoney))] : []),
    tag('g:condition', 'new'),
    tag('g:brand', shop.title),
    tag('g:identifier_exists', 'no'),
    tag('g:product_type', category),
    '</item>',
  ].join('\n');
}

const neverSoldOut: ReadonlySet<number> = new Set([
  productTypeNumbers.digital,
  productTypeNumbers['gift-card'],
]);

/** Platform §4: digital products and gift cards are never sold out. */
function isAvailable({ productType }: CatalogueProduct, { unlimited, qtyInStock }: Variant) {
  return unlimited || qtyInStock > 0 || neverSoldOut.has(productType);
}

const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
