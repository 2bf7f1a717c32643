import type { CatalogueCurrency } from '../catalogue/index.js';

export interface SalesQuery {
  /** Amounts of other currencies are not part of the report. */
  readonly currency: CatalogueCurrency;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Milliseconds since 1970; not part of the period. */
  readonly until: number;
}

/** Sums of a period, in minor units. Cancelled orders count in no number but in `refundedCents`. */
export interface SalesTotals {
  readonly orders: number;
  readonly pieces: number;
  /** The charges, with delivery and tax, less the refunds. */
  readonly revenueCents: number;
  readonly refundedCents: number;
  readonly taxCents: number;
  readonly shippingCents: number;
  readonly discountCents: number;
  /** Orders of buyers who have bought before, by their e-mail address. */
  readonly returning: number;
}

/** A row of a report. */
export interface SalesRow {
  readonly name: string;
  readonly orders: number;
  readonly pieces: number;
  readonly cents: number;
}

export interface SalesReport extends SalesTotals {
  /** Revenue and orders of each part of the period, in order. */
  readonly series: readonly { readonly cents: number; readonly orders: number }[];
  /** By title, before discounts, most first. */
  readonly products: readonly SalesRow[];
  /** By ISO 3166-1 alpha-2; empty for what is not sent. */
  readonly countries: readonly SalesRow[];
  /** By host of the page that the buyer came from. Empty: an address that was typed, or a visit that may not be known. */
  readonly sources: readonly SalesRow[];
}

/** The source of an order's buyer. */
export interface OrderSource {
  readonly number: number;
  readonly source: string;
}
