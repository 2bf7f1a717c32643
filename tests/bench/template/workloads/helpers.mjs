import { formatMoney } from '../intl.mjs';
import { escape } from './escape.mjs';

/**
 * What a site writes itself for an engine without the language's formatters: Eta and Handlebars get these with the
 * data, and the hand-written functions call them. They print what the language prescribes.
 */
const timeZone = 'America/New_York';
const writer = (locale, options) => {
  const { format } = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  return (ms) => format(ms);
};
const day = { year: 'numeric', month: 'long', day: '2-digit' };
const isoDate = writer('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });
const longDate = writer('en-US', day);
const weekdayDate = writer('en-US', { weekday: 'long', ...day });

const slug = (text) =>
  text
    .replace(/[^A-Za-z0-9\s-]+/g, '')
    .replace(/\s+/g, '-')
    .toLowerCase();

const variantsOf = (product) => product.structuredContent.variants;
const isSoldOut = (product) =>
  variantsOf(product).every(({ unlimited, qtyInStock }) => !unlimited && qtyInStock <= 0);
const isOnSale = (product) => variantsOf(product).some(({ onSale }) => onSale);
const hasVariants = (product) => variantsOf(product).length > 1;

function hasVariedPrices(product) {
  const [first, ...others] = variantsOf(product);
  return others.some(
    (variant) =>
      variant.onSale !== first.onSale ||
      (first.onSale && variant.salePrice !== first.salePrice) ||
      variant.price !== first.price,
  );
}

const firstPrice = (product) => formatMoney(variantsOf(product)[0].priceMoney);
const countVariants = (product) => variantsOf(product).length;

function productStatus(product) {
  if (isSoldOut(product)) return '<div class="product-mark sold-out">sold out</div>';
  return isOnSale(product) ? '<div class="product-mark sale">sale</div>' : '';
}

function itemClasses(item, position) {
  let classes = 'hentry';
  for (const name of item.categories ?? []) classes += ` category-${slug(name)}`;
  for (const name of item.tags ?? []) classes += ` tag-${slug(name)}`;
  if (item.author) classes += ` author-${slug(item.author.displayName)}`;
  classes += ` post-type-${item.recordTypeLabel} article-index-${position}`;
  if (item.starred) classes += ' featured';
  if (!item.structuredContent) return classes;
  if (isOnSale(item)) classes += ' on-sale';
  return isSoldOut(item) ? `${classes} sold-out` : classes;
}

function imageMeta({ assetUrl, originalSize, mediaFocalPoint: { x, y }, title }) {
  const url = escape(assetUrl);
  return (
    `data-src="${url}" data-image="${url}" data-image-dimensions="${originalSize}" ` +
    `data-image-focal-point="${x},${y}" alt="${escape(title)}" `
  );
}

function imageSrcset({ assetUrl, systemDataVariants }) {
  const widths = systemDataVariants.split(',').filter((name) => name.endsWith('w'));
  return ` srcset="${widths.map((width) => `${assetUrl}?format=${width} ${width}`).join(',')}"`;
}

const addForm = (product) =>
  `<form method="post" action="/api/commerce/shopping-cart/entries" id="add-${product.id}">` +
  `<input type="hidden" name="itemId" value="${product.id}">` +
  `<button${isSoldOut(product) ? ' disabled' : ''}>Add To Cart</button></form>`;

function commentCount({ publicCommentCount: count }) {
  if (count === 0) return 'No Comments';
  return count === 1 ? '1 Comment' : `${count} Comments`;
}

/** The language leaves a slash as it is. */
const encodePath = (text) => encodeURIComponent(text).replaceAll('%2F', '/');

const writeYear = writer('en-US', { year: 'numeric' });
const plainText = (html) => html.replace(/<[^>]*>/g, '');
const isShop = ({ typeName }) => typeName === 'products';
const isEmail = ({ serviceName }) => serviceName === 'email';

/** Handlebars counts from 0. */
const positionOf = (index) => index + 1;

export const helpers = {
  money: formatMoney,
  encode: encodeURIComponent,
  encodePath,
  isoDate,
  longDate,
  weekdayDate,
  isSoldOut,
  isOnSale,
  hasVariants,
  hasVariedPrices,
  firstPrice,
  countVariants,
  productStatus,
  itemClasses,
  imageMeta,
  imageSrcset,
  addForm,
  commentCount,
  positionOf,
  yearOf: writeYear,
  plainText,
  isShop,
  isEmail,
};
