import type { EntryJson } from '../../../server/index.js';
import { toAddress } from '../address.js';
import type { MoneyView } from './money.js';

export type ToMoney = (cents: number) => MoneyView;

/** A line of the cart, the checkout or an order. */
export function lineView(entry: EntryJson, money: ToMoney) {
  return {
    id: entry.id,
    title: entry.title,
    url: toAddress(entry.itemUrl),
    picture: entry.imageUrl === null ? null : { url: toAddress(entry.imageUrl) },
    choices: choicesView(entry),
    count: entry.quantity,
    price: money(entry.purchasePriceCents),
    /** Price of one piece before the sale. */
    regularPrice: entry.regularPriceCents === null ? null : money(entry.regularPriceCents),
    subtotal: money(entry.subTotal),
  };
}

/** What was chosen, and what was answered. */
export const choicesView = ({ chosenVariant, answers }: EntryJson) => [
  ...Object.entries(chosenVariant.attributes).map(([name, value]) => ({ name, value })),
  ...answers.map(({ label, text }) => ({ name: label, value: text })),
];
