import type { OrderJson } from '../orders/index.js';

/** A person who has bought, by their e-mail address in lower case. */
export interface Customer {
  readonly email: string;
  /** As in the newest order. */
  readonly name: string;
  readonly orders: number;
  /** Milliseconds since 1970. */
  readonly firstAt: number;
  readonly lastAt: number;
  /** The charges less the refunds, in minor units, for each currency. */
  readonly revenue: readonly { readonly currency: OrderJson['currency']; readonly cents: number }[];
}

export interface CustomerPage {
  /** At most 50; the last buyer comes first. */
  readonly customers: readonly Customer[];
  readonly nextPageCursor: string | null;
}

/** The data that the shop holds of a person: the rows of each kind. */
export interface HeldData {
  /** In lower case. */
  readonly email: string;
  readonly kinds: readonly {
    readonly name: string;
    readonly rows: readonly Readonly<Record<string, unknown>>[];
  }[];
}
