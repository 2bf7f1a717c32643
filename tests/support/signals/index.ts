import { cartRows } from './cart-rows.js';
import { formRows } from './form-rows.js';
import { listRows } from './list-rows.js';
import { productRows } from './product-rows.js';
import type { SignalRow } from './row.js';

export type * from './row.js';

/** What each action of a shopper shows, says, focuses, and how it is taken back and tried again. */
export const signals = { ...productRows, ...listRows, ...cartRows, ...formRows };

export type SignalId = keyof typeof signals;

export const findSignal = (id: SignalId): SignalRow => signals[id];

/** The chapters of the page. */
export const chapters: ReadonlyArray<readonly [title: string, rows: Record<string, SignalRow>]> = [
  ['The page of a product', productRows],
  ['Lists, search, reviews', listRows],
  ['Cart', cartRows],
  ['Forms and checkout', formRows],
];
