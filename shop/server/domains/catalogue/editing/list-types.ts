import type { NextPage } from '../../../ground/http/index.js';
import type { CatalogueCurrency, ImageSeed } from '../types.js';
import type { EditedVariant, ProductStatus } from './types.js';

export const ownedSorts = ['name', 'stock', 'price'] as const;
export type OwnedSort = (typeof ownedSorts)[number];

/** `low`: a variant has five pieces or fewer. `none`: the product is sold out (platform §4). */
export const stockFilters = ['low', 'none'] as const;
export type StockFilter = (typeof stockFilters)[number];

export interface OwnedListQuery {
  /** A part of titles and SKUs; '' for all. */
  readonly search: string;
  readonly status: ProductStatus | null;
  readonly category: string | null;
  readonly stock: StockFilter | null;
  readonly sort: OwnedSort;
  readonly isDescending: boolean;
  /** Of the prices by which the list is sorted. */
  readonly currency: CatalogueCurrency;
  readonly cursor: string | null;
}

export interface OwnedRow {
  readonly id: string;
  readonly urlId: string;
  readonly title: string;
  readonly category: string;
  readonly status: ProductStatus;
  /** As in `EditedProduct`. */
  readonly listedFrom: number | null;
  readonly options: readonly string[];
  readonly image: ImageSeed | null;
  readonly isSoldOut: boolean;
  /** Of all variants; null is unlimited. */
  readonly stock: number | null;
  /** The lowest price of the variants, sales included, in minor units. */
  readonly lowest: number;
  readonly highest: number;
  readonly variants: readonly EditedVariant[];
}

export interface OwnedList extends NextPage {
  readonly products: readonly OwnedRow[];
}
