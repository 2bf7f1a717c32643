import { quantityLimits } from '../../../core/commerce/product/index.js';
import { quantityStrings } from '../../../core/i18n/index.js';
import type { CartJson, EntryJson } from '../../server/index.js';
import { website } from '../site.js';
import { toAddress } from './address.js';
import { moneyView, type MoneyView } from './parts/money.js';

export interface CartPage {
  readonly cart: CartJson | null;
  readonly crumb: string;
  /** Why the last change was refused. */
  readonly problem: string | null;
}

type ToMoney = (cents: number) => MoneyView;

/** The cart as the server has it. */
export function cartView({ cart, crumb, problem }: CartPage) {
  return {
    title: `Your cart – ${website.siteTitle}`,
    description: `What you have picked out at ${website.siteTitle}.`,
    page: null,
    crumb,
    problem,
    cart: cart && cart.entries.length > 0 ? filledCart(cart) : null,
  };
}

function filledCart(cart: CartJson) {
  const money = (cents: number) => moneyView({ cents, currency: cart.currency });
  const ifAny = (cents: number) => (cents > 0 ? money(cents) : null);
  return {
    entries: cart.entries.map((entry) => entryView(entry, money)),
    subtotal: money(cart.subtotalCents),
    discount: cart.discountCents > 0 ? money(-cart.discountCents) : null,
    shipping: ifAny(cart.shippingCostCents),
    tax: ifAny(cart.taxCents),
    total: money(cart.grandTotalCents),
  };
}

function entryView(entry: EntryJson, money: ToMoney) {
  const { max, step } = quantityLimits;
  return {
    id: entry.id,
    title: entry.title,
    url: toAddress(entry.itemUrl),
    picture: entry.imageUrl === null ? null : { url: toAddress(entry.imageUrl) },
    choices: Object.entries(entry.chosenVariant.attributes).map(([name, value]) => ({
      name,
      value,
    })),
    price: money(entry.purchasePriceCents),
    subtotal: money(entry.subTotal),
    quantity: {
      value: entry.quantity,
      // None is a way to remove it.
      min: 0,
      max,
      step,
      label: quantityStrings('quantityOf', { title: entry.title }),
    },
  };
}
