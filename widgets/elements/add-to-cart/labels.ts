import type {
  AddAttempt,
  AddIntent,
  AddResult,
  CartError,
} from '../../../core/commerce/cart/index.js';
import { formatShortMoney } from '../../../core/commerce/money/index.js';
import { currentPrice, type Product, type Variant } from '../../../core/commerce/product/index.js';
import { cartStrings, getTextSource, purchaseStrings } from '../../../core/i18n/index.js';
import { addButtonTexts } from '../../../core/i18n/strings/add-button.js';
import { addToCartStrings } from '../../../core/i18n/strings/add-to-cart.js';
import { buyNowText } from '../../../core/i18n/strings/purchase.js';
import type { SiteContext } from '../../../core/runtime/index.js';
import type { ButtonKind } from './definition.js';

export interface ButtonMessage {
  kind: 'problem' | 'failure' | 'note';
  /** The title of the alert (storefront §8). */
  title?: string;
  text: string;
}

/** The facts that a label depends on. */
export interface Labelled {
  product: Product | undefined;
  /** The variant that would be bought. */
  variant: Variant | null;
  /** Whether a purchase plan is chosen. */
  isByPlan: boolean;
  /** The page's own words on its button; empty for none. */
  words: string;
  site: Pick<SiteContext, 'storeSettings' | 'locale'>;
}

interface KindLabels {
  /** The idle button's label, unless the page or the merchant sets another. */
  label(of: Labelled): string;
  /** The title of a failure alert (storefront §8): the same as the purchase's own, which loads on demand. */
  failureTitle: 'unableToAddItem' | 'unableToPurchaseItem' | 'unableToPurchaseGiftCard';
  /** Shown below the button at all times. */
  note?(): string;
}

/** What the library itself says in English: on a button of the page it says nothing of this page or its language. */
const generic = [...Object.values(addButtonTexts), buyNowText].map((text) => text.toLowerCase());

/** The words of the page's button, unless the page has configured the text itself. */
function worded(key: string, words: string, text: string): string {
  const isConfigured = getTextSource()?.strings[key] !== undefined;
  return isConfigured || words === '' || generic.includes(words.toLowerCase()) ? text : words;
}

const siteLabel = ({ site, words }: Labelled) =>
  site.storeSettings.addToCartLabel || worded('cart.addToCart', words, cartStrings('addToCart'));

export const kindLabels: Readonly<Record<ButtonKind, KindLabels>> = {
  add: { label: siteLabel, failureTitle: 'unableToAddItem' },
  express: {
    label: ({ words }) => worded('purchase.buyNow', words, purchaseStrings('buyNow')),
    failureTitle: 'unableToPurchaseItem',
    note: () => purchaseStrings('thisItemOnly'),
  },
  // Not the site's label, which is about adding.
  subscription: {
    label: ({ words }) => worded('cart.subscribe', words, cartStrings('subscribe')),
    failureTitle: 'unableToAddItem',
  },
  'gift-card': {
    label: (of) =>
      of.variant && !of.site.storeSettings.addToCartLabel
        ? giftCardLabel(of.variant, of.site.locale)
        : siteLabel(of),
    failureTitle: 'unableToPurchaseGiftCard',
  },
};

/** The button's label while idle: the page's `label`, the merchant's, the site's, the page's own words, or the default (storefront §9). */
export function idleLabel(label: string | undefined, kind: ButtonKind, of: Labelled): string {
  // The others are about buying once.
  if (of.isByPlan) return kindLabels[kind].label({ ...of, words: '' });
  // The merchant's label belongs to the product's main button; an express button is a second one.
  const merchants = kind === 'express' ? null : of.product?.addButtonLabel;
  return label || merchants || kindLabels[kind].label(of);
}

const retryable: readonly string[] = ['offline', 'unreachable', 'timeout', 'server'];

/** Whether a retry may succeed. The server may also have added the item although no response arrived. */
export function isRetryable({ code, isUnconfirmed }: CartError): boolean {
  return isUnconfirmed || retryable.includes(code);
}

/** The message below the button after a failure or a partial success; null after a complete one. */
export function attemptMessage(attempt: AddAttempt | null, kind: ButtonKind): ButtonMessage | null {
  const outcome = attempt?.outcome;
  if (outcome?.kind === 'failed') {
    const { isUnconfirmed, message: text } = outcome.error;
    const title = cartStrings(isUnconfirmed ? 'notConfirmedTitle' : kindLabels[kind].failureTitle);
    return { kind: 'failure', title, text };
  }
  const note = attempt && outcome?.kind === 'added' && addedNote(attempt.intent, outcome.result);
  return note ? { kind: 'note', text: note } : null;
}

/** The announcement of an add: '{title}, {variant}, quantity {n}, added. Cart: {count} items, {subtotal}.' */
export function describeAdded(
  intent: AddIntent,
  result: AddResult,
  product: Product | undefined,
  locale: string,
): string {
  const sentences = [
    describeItem(result, product),
    addedNote(intent, result),
    describeCart(result, locale),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Compares the response with the intent, because the page may not know the current stock. */
export function addedNote({ quantity }: AddIntent, result: AddResult): string | null {
  if (result.lostEntries) return addToCartStrings('lostEntries');
  const wanted = quantity ?? 1;
  return result.addedQuantity < wanted
    ? addToCartStrings('addedFewer', { added: result.addedQuantity, quantity: wanted })
    : null;
}

/** 'Oat, Large'; empty for a product without options. */
export function variantText(entry: AddResult['entry']): string {
  return Object.values(entry?.chosenVariant?.attributes ?? {}).join(', ');
}

function describeItem(
  { entry, addedQuantity: quantity }: AddResult,
  product: Product | undefined,
): string {
  const title = entry?.title || product?.title;
  if (!title) return '';
  const variant = variantText(entry);
  return variant
    ? addToCartStrings('addedVariant', { title, variant, quantity })
    : addToCartStrings('addedItem', { title, quantity });
}

function describeCart({ cart }: AddResult, locale: string): string {
  const money = { cents: cart.subtotalCents, currency: cart.currency };
  return addToCartStrings('cartSummary', {
    count: cart.totalQuantity,
    subtotal: formatShortMoney(money, locale),
  });
}

/** 'Buy $50 gift card'. */
function giftCardLabel(variant: Variant, locale: string): string {
  const amount = formatShortMoney(currentPrice(variant), locale);
  return purchaseStrings('buyGiftCard', { amount });
}
