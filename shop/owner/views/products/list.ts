import type { FieldErrors } from 'vitrine/core/forms';
import { centsToDecimal, formatMoney } from 'vitrine/core/money';
import {
  catalogueCurrencies,
  productStatuses,
  productUrl,
  statusWords,
  variantFields,
  writeStock,
  type CatalogueCurrency,
  type EditedVariant,
  type OwnedList,
  type OwnedListQuery,
  type OwnedRow,
  type OwnedSort,
  type Typed,
} from '../../../server/index.js';
import { locale, website } from '../../../pages/site.js';
import { toAddress } from '../../../pages/views/address.js';
import { countWords } from '../count-words.js';
import { zonedMomentView } from '../moment.js';
import { ofProducts, ownerView, type ShownPage } from '../page.js';
import { adPixelPath, listAddress, productPath, productsPath, writeListQuery } from './query.js';

/** The id of the ad pixel as it is stored or was typed. */
export interface TypedPixel {
  readonly id: string;
  readonly error: string | null;
}

/** The form of one product's variants that was refused, with what was typed. */
export interface RefusedRow {
  readonly id: string;
  readonly typed: Typed;
  readonly errors: FieldErrors;
}

export interface ProductsPage extends ShownPage {
  readonly notice: string | null;
  readonly query: OwnedListQuery;
  readonly list: OwnedList;
  readonly categories: readonly string[];
  /** Shoppers who wait, by SKU. */
  readonly waiting: ReadonlyMap<string, number>;
  readonly refused: RefusedRow | null;
  /** The product that was saved last: its variants are open. */
  readonly saved: string | null;
  readonly feedUrl: string;
  readonly pixel: TypedPixel;
}

/** The columns of the list, with those that it can be sorted by. */
const columns: readonly { readonly title: string; readonly sort: OwnedSort | null }[] = [
  { title: 'Product', sort: 'name' },
  { title: 'Status', sort: null },
  { title: 'Category', sort: null },
  { title: 'Price', sort: 'price' },
  { title: 'Stock', sort: 'stock' },
];

/** The interface actions of platform §2. */
const sortActions: Readonly<Record<OwnedSort, string>> = {
  name: 'inventory.sort-by-name',
  stock: 'inventory.sort-by-stock',
  price: 'inventory.sort-by-price',
};

const stockChoices = [
  { value: 'low', label: 'Low: a variant with 5 or fewer' },
  { value: 'none', label: 'Sold out' },
] as const;

export function productsView(page: ProductsPage) {
  const { crumb, problem, notice, query, list, categories, feedUrl, pixel } = page;
  const isFiltered = [query.search, query.status, query.category, query.stock].some(Boolean);
  return {
    ...ownerView({ heading: 'Products', crumb, problem, notice, ...ofProducts }),
    search: query.search,
    order: {
      sort: query.sort === 'name' ? null : query.sort,
      isDescending: query.isDescending,
    },
    statuses: choices(
      productStatuses.map((value) => ({ value, label: statusWords[value] })),
      query.status,
    ),
    categoryChoices: choices(
      categories.map((value) => ({ value, label: value })),
      query.category,
    ),
    stocks: choices(stockChoices, query.stock),
    priceCurrencies: choices(
      catalogueCurrencies.map((value) => ({ value, label: value })),
      query.currency,
    ),
    all: isFiltered ? { url: toAddress(productsPath) } : null,
    columns: columns.map((column) => columnView(column, query)),
    products: list.products.map((row) => rowView(row, page)),
    empty: isFiltered
      ? 'No product fits. Take a filter away, or look for a part of the title or SKU.'
      : 'There is no product yet. Create the first one.',
    back: writeListQuery(query).toString(),
    next:
      list.nextPageCursor === null
        ? null
        : { url: toAddress(listAddress({ ...query, cursor: list.nextPageCursor })) },
    first:
      query.cursor === null ? null : { url: toAddress(listAddress({ ...query, cursor: null })) },
    feed: { url: toAddress(feedUrl) },
    pixel: { ...pixel, save: { url: toAddress(adPixelPath) } },
  };
}

function choices(
  given: readonly { readonly value: string; readonly label: string }[],
  chosen: string | null,
) {
  return given.map(({ value, label }) => ({ value, label, isChosen: value === chosen }));
}

function columnView({ title, sort }: (typeof columns)[number], query: OwnedListQuery) {
  if (sort === null) return { title, link: null, sorted: null };
  const isCurrent = query.sort === sort;
  const isDescending = isCurrent && !query.isDescending;
  return {
    title,
    link: {
      url: toAddress(listAddress({ ...query, sort, isDescending, cursor: null })),
      track: sortActions[sort],
      mark: isCurrent ? (query.isDescending ? '↓' : '↑') : null,
    },
    sorted: isCurrent ? (query.isDescending ? 'descending' : 'ascending') : null,
  };
}

function rowView(row: OwnedRow, { query, refused, waiting, saved }: ProductsPage) {
  const { id, title, status, listedFrom, category, image, variants } = row;
  const own = refused?.id === id ? refused : null;
  const soon = variants.reduce(
    (sum, { sku, stock }) => sum + (stock === 0 ? 0 : (waiting.get(sku) ?? 0)),
    0,
  );
  return {
    id,
    title,
    edit: { url: toAddress(productPath(id)) },
    shown: status === 'listed' ? { url: toAddress(productUrl(row.urlId)) } : null,
    status,
    statusLabel: statusWords[status],
    appears: listedFrom === null ? null : zonedMomentView(listedFrom, website.timeZone),
    category,
    image: image && { url: toAddress(image.assetUrl), width: image.width, height: image.height },
    price: priceRange(row, query.currency),
    stock: stockWords(row),
    isSoldOut: row.isSoldOut,
    isOpen: own !== null || saved === id,
    waiting: soon === 0 ? null : waitingWords(soon),
    save: { url: toAddress(`${productPath(id)}/variants`) },
    count: variants.length,
    variantCount: countWords(variants.length, 'variant'),
    rows: variants.map((variant, index) =>
      variantView({ variant, index, options: row.options, currency: query.currency, own }),
    ),
  };
}

/** '12 people wait for this'. */
export function waitingWords(count: number): string {
  return count === 1 ? '1 person waits for this' : `${countWords(count, 'person')} wait for this`;
}

function priceRange({ lowest, highest }: OwnedRow, currency: CatalogueCurrency): string {
  const write = (cents: number) => formatMoney({ cents, currency }, locale);
  return lowest === highest ? write(lowest) : `${write(lowest)} – ${write(highest)}`;
}

function stockWords({ isSoldOut, stock }: OwnedRow): string {
  if (stock === null) return 'Unlimited';
  return isSoldOut ? 'Sold out' : stock.toLocaleString(locale);
}

interface RowParts {
  readonly variant: EditedVariant;
  readonly index: number;
  readonly options: readonly string[];
  readonly currency: CatalogueCurrency;
  readonly own: RefusedRow | null;
}

function variantView({ variant, index, options, currency, own }: RowParts) {
  const { sku, attributes, prices, salePrices, stock } = variant;
  const names = variantFields(index);
  const name = options.map((option) => attributes[option]).join(' / ') || 'Only variant';
  const cell = (field: string, label: string, stored: string) => ({
    field,
    id: `${sku}-${field}`.replace(/\W+/g, '-'),
    label,
    of: `${name}, ${sku}`,
    value: own?.typed[field] ?? stored,
    error: own?.errors[field] ?? null,
  });
  const shown = writeStock(stock);
  const sale = salePrices === null ? '' : centsToDecimal(salePrices[currency], currency);
  return {
    name,
    sku,
    skuField: names.sku,
    shownField: names.shown,
    // After a refusal the owner has seen the present stock.
    shown,
    cells: [
      cell(names.price(currency), `Price ${currency}`, centsToDecimal(prices[currency], currency)),
      cell(names.sale(currency), `Sale price ${currency}`, sale),
      cell(names.stock, 'Stock', shown),
    ],
  };
}
