import {
  changeFilter,
  countChoices,
  filterProducts,
  isNarrowed,
  noFilter,
  optionNames,
  optionParameter,
  printFilter,
  withoutValue,
  type ProductFilter,
} from 'vitrine/core/product-filter';
import { productSorts, type Product } from 'vitrine/core/product';
import { productListStrings } from 'vitrine/core/i18n';
import type { ShopSection } from '../shop-site.js';
import { website } from '../site.js';
import { toAddress } from './address.js';
import { cardView } from './parts/card.js';
import { say, sayIfKnown } from '../words/say.js';

export interface ShopPage {
  /** Null is the whole shop. */
  readonly section: ShopSection | null;
  /** The products of the shop, with their category. */
  readonly all: readonly { readonly category: string; readonly product: Product }[];
  /** Those of the section, sorted. */
  readonly products: readonly Product[];
  readonly filter: ProductFilter;
}

const pageSize = 12;
/** A choice between fewer values is none, and an option of one product leaves that one alone. */
const leastValues = 2;
const leastProducts = 2;

export function shopView({ section, all, products, filter }: ShopPage) {
  const path = section?.url ?? '/shop';
  const title = section === null ? say('The whole shop') : sayIfKnown(section.category);
  const addressOf = (to: ProductFilter) => {
    const query = printFilter(to);
    return toAddress(query === '' ? path : `${path}?${query}`);
  };
  const found = filterProducts(products, (product) => product, filter);
  const last = Math.max(1, Math.ceil(found.length / pageSize));
  const number = Math.min(filter.page, last);
  const shown = found.slice((number - 1) * pageSize, number * pageSize);
  const pageAddress = (page: number) => addressOf({ ...filter, page });
  return {
    title: `${title} – ${website.siteTitle}`,
    description: sayIfKnown(website.siteDescription),
    page: {
      id: `shop-${section?.anchor ?? 'all'}`,
      contentSource: 'c' as const,
      title,
      path,
      permissionType: null,
    },
    sheets: ['finding'] as const,
    heading: title,
    isSection: section !== null,
    url: toAddress(path),
    currentPath: path,
    categories: listCategories(all, path),
    filters: {
      ...filterFields(products, filter),
      show: say('Show {count, plural, one {# product} other {# products}}', {
        count: found.length,
      }),
    },
    isNarrowed: isNarrowed(filter),
    chips: chipsOf(filter).map(({ label, without }) => ({ label, url: addressOf(without) })),
    clear: { url: addressOf({ ...noFilter, sort: filter.sort }) },
    counted: say('{count, plural, one {# product} other {# products}}', { count: found.length }),
    cards: shown.map((product) => cardView(product, () => '')),
    pages:
      last === 1
        ? null
        : {
            number,
            last,
            previous: number > 1 ? { url: pageAddress(number - 1) } : null,
            next: number < last ? { url: pageAddress(number + 1) } : null,
            all: Array.from({ length: last }, (_, index) => ({
              number: index + 1,
              url: pageAddress(index + 1),
              isCurrent: index + 1 === number,
            })),
          },
  };
}

function listCategories(all: ShopPage['all'], path: string) {
  const entries = [
    { title: say('Everything'), path: '/shop', count: all.length },
    ...website.sections.map(({ category, url: own }) => ({
      title: sayIfKnown(category),
      path: own,
      count: all.filter((item) => item.category === category).length,
    })),
  ];
  return entries.map(({ title, path: own, count }) => ({
    title,
    url: toAddress(own),
    ...countView(count),
    isCurrent: own === path,
  }));
}

/** A number of products, whose noun only a screen reader says. */
function countView(count: number) {
  return { count, noun: say('{count, plural, one {product} other {products}}', { count }) };
}

/** The fields of the form, which are named as in the address. */
function filterFields(products: readonly Product[], filter: ProductFilter) {
  const counts = countChoices(products, filter, sharedOptions(products));
  return {
    inStock: { ...countView(counts.inStock), isChosen: filter.inStock },
    onSale:
      counts.onSale > 0 || filter.onSale
        ? { ...countView(counts.onSale), isChosen: filter.onSale }
        : null,
    // '' and not null: an empty field is printed empty.
    min: filter.min === null ? '' : String(filter.min),
    max: filter.max === null ? '' : String(filter.max),
    options: counts.options
      .filter(({ values }) => values.length >= leastValues)
      .map(({ name, values }) => ({
        name: sayIfKnown(name),
        parameter: optionParameter(name),
        values: values.map((value) => ({
          ...value,
          ...countView(value.count),
          isEmpty: value.count === 0,
        })),
      })),
    // '' for none, which is printed empty.
    number: String(chipsOf(filter).length || ''),
    sorts: productSorts.map((sort) => ({
      // An empty field is left out of the address.
      value: sort === noFilter.sort ? '' : sort,
      label: productListStrings(sort),
      isChosen: sort === filter.sort,
    })),
  };
}

const sharedOptions = (products: readonly Product[]) =>
  optionNames(products).filter((name) => {
    const having = products.filter(({ options }) => options.some((option) => option.name === name));
    return having.length >= leastProducts;
  });

interface Chip {
  readonly label: string;
  /** The filter without it. */
  readonly without: ProductFilter;
}

function chipsOf(filter: ProductFilter): readonly Chip[] {
  const { inStock, onSale, min, max, options } = filter;
  return [
    ...options.flatMap(({ name, values }) =>
      values.map((value) => ({
        label: `${sayIfKnown(name)}: ${value}`,
        without: withoutValue(filter, name, value),
      })),
    ),
    ...(inStock
      ? [{ label: say('In stock'), without: changeFilter(filter, { inStock: false }) }]
      : []),
    ...(onSale
      ? [{ label: say('On sale'), without: changeFilter(filter, { onSale: false }) }]
      : []),
    ...(min === null
      ? []
      : [
          {
            label: say('From {amount}', { amount: min }),
            without: changeFilter(filter, { min: null }),
          },
        ]),
    ...(max === null
      ? []
      : [
          {
            label: say('Up to {amount}', { amount: max }),
            without: changeFilter(filter, { max: null }),
          },
        ]),
  ];
}
