import { productSorts, type Product } from '../../../core/commerce/product/index.js';
import {
  boolean,
  choice,
  defineWidget,
  event,
  method,
  number,
  string,
  type PropsOf,
} from '../../element/index.js';
import { cardParts } from '../../parts/product-card/definition/index.js';

export interface ProductsLoadedDetail {
  /** All products that the list shows now. */
  readonly products: readonly Product[];
}

export interface ListChangedDetail {
  /** The address of what the list shows now. */
  readonly url: string;
}

export const productList = defineWidget({
  tag: 'vitrine-product-list',
  summary:
    "Products of the shop by collection, ids or search, fetched in one call: as the page's own `<template>`, or as cards with picture, title, price and status.",
  props: {
    collection: string({ fallback: '', description: 'Id or handle of a collection.' }),
    ids: string({
      fallback: '',
      description: 'Ids or handles of products, separated by spaces or commas, in their order.',
    }),
    search: string({ fallback: '', description: 'Words that the products contain.' }),
    sort: choice(productSorts, { fallback: 'featured', description: 'The order at first.' }),
    sortable: boolean({ description: 'Shows a choice of the order.' }),
    limit: number({
      fallback: 12,
      description: 'How many products come at a time, 1 to 100.',
    }),
    heading: string({ fallback: '', description: 'The heading of the list; none without it.' }),
    headingLevel: number({
      fallback: 2,
      description: 'Level of the heading, 1 to 5. The titles of cards are one level below.',
    }),
  },
  events: {
    onProductsLoaded: event<ProductsLoadedDetail>({
      type: 'vitrine-products-loaded',
      description: 'A page of products was read and is shown.',
    }),
    onListChanged: event<ListChangedDetail>({
      type: 'vitrine-list-changed',
      description: "The page's own list shows what another filter, order or page leaves.",
    }),
  },
  methods: {
    reload: method<() => void>({ description: 'Reads the list again.' }),
  },
  slots: {
    '': "A `<form method=\"get\">` and, with the attribute `data-vitrine-results`, the list that the server has printed for it: then nothing is fetched by collection. The form's fields and the links of the page's own path change the list without a load of the page; what `data-vitrine-count` holds is announced. Else a link to the products in the shop, shown until the list is there, beside a failure, and when nothing was found. A `<template>` among the children is the page's own card: it is cloned into the page for each product, with a `vitrine-product` around it.",
    empty: 'What is said when nothing was found.',
  },
  parts: {
    heading: 'The heading.',
    sort: 'The choice of the order.',
    list: 'The grid of the cards.',
    ...cardParts,
    empty: 'What is said when nothing was found.',
    failure: 'What could not be loaded.',
    retry: 'The button that tries again.',
    'show-more': 'The button for more products.',
  },
  states: {
    loading: 'The first products are being read.',
    failed: 'They could not be read, or a change of the page’s own list.',
    empty: 'Nothing was found.',
    live: "The page's own list changes without a load of the page.",
  },
  cssProperties: {
    '--vitrine-product-list-columns': 'The most cards in a row, 4 by default.',
    '--vitrine-product-list-min-column': 'The least width of a card, 10rem by default.',
    '--vitrine-product-list-gap': 'Space between two cards.',
    '--vitrine-product-list-ratio': 'Proportions of a picture, 4 / 5 by default.',
    '--vitrine-product-list-radius': 'Corner radius of a picture.',
    '--vitrine-product-list-card-min-block-size':
      "The least height of a card made of the page's `<template>`, also while it is loading.",
  },
});

export type ProductListProps = PropsOf<typeof productList>;
