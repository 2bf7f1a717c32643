import { isCurrencyCode, type Money } from '../../../core/commerce/money/index.js';
import { quantityLimits } from '../../../core/commerce/product/index.js';
import { cartStrings, quantityStrings } from '../../../core/i18n/index.js';
import type { CartJson, EntryJson } from '../../server/index.js';
import { html, type Html } from '../html.js';
import { moneyText } from '../parts/price.js';
import { problemNote } from '../parts/problem-note.js';
import { shop } from '../site.js';
import type { PageContent } from './layout.js';

export interface CartPage {
  readonly cart: CartJson | null;
  readonly crumb: string;
  /** Why the last change was refused. */
  readonly problem: string | null;
}

/** The cart as the server has it: a list of forms that work without script, and its totals. */
export function cartPage({ cart, crumb, problem }: CartPage): PageContent {
  const isFilled = cart !== null && cart.entries.length > 0;
  return {
    title: `Your cart – ${shop.name}`,
    description: `What you have picked out at ${shop.name}.`,
    page: null,
    main: html`<div class="cart">
      <h1>Your cart</h1>
      ${problemNote(problem)} ${isFilled ? filledCart(cart, crumb) : emptyCart()}
    </div>`,
  };
}

function emptyCart(): Html {
  return html`<p class="lead">${cartStrings('emptyCart')}</p>
    <p><a class="button" href="/">Look around</a></p>`;
}

function filledCart(cart: CartJson, crumb: string): Html {
  const money = moneyIn(cart.currency);
  return html`<ul class="cart-list">
      ${cart.entries.map((entry) => cartLine(entry, money, crumb))}
    </ul>
    <div class="cart-totals">
      <dl>
        ${totalRow('Subtotal', money(cart.subtotalCents))}
        ${cart.discountCents > 0 && totalRow('Discount', money(-cart.discountCents))}
        ${cart.shippingCostCents > 0 && totalRow('Shipping', money(cart.shippingCostCents))}
        ${cart.taxCents > 0 && totalRow('Tax', money(cart.taxCents))}
        ${totalRow('Total', money(cart.grandTotalCents))}
      </dl>
      <p><a class="button button-quiet" href="/">Keep looking around</a></p>
    </div>`;
}

function totalRow(name: string, amount: Money): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${moneyText(amount)}</dd>
  </div>`;
}

function cartLine(entry: EntryJson, money: (cents: number) => Money, crumb: string): Html {
  const choices = Object.entries(entry.chosenVariant.attributes);
  return html`<li class="cart-line">
    ${entry.imageUrl !== null && html`<img class="cart-picture" src="${entry.imageUrl}" alt="" width="120" height="150" />`}
    <div class="cart-words">
      <h2><a href="${entry.itemUrl}">${entry.title}</a></h2>
      <dl class="choices">
        ${choices.map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      <p class="unit-price">
        <span class="visually-hidden">Price of one:</span>
        ${moneyText(money(entry.purchasePriceCents))}
      </p>
    </div>
    <div class="cart-controls">
      ${entryForm(
        entry,
        crumb,
        html`<input
            class="input"
            name="quantity"
            type="number"
            inputmode="numeric"
            value="${entry.quantity}"
            min="0"
            max="${quantityLimits.max}"
            step="${quantityLimits.step}"
            aria-label="${quantityStrings('quantityOf', { title: entry.title })}"
          />
          <button class="text-button" name="action" value="update">
            Update<span class="visually-hidden"> ${entry.title}</span>
          </button>
          <button class="text-button" name="action" value="remove" formnovalidate>
            Remove<span class="visually-hidden"> ${entry.title}</span>
          </button>`,
      )}
    </div>
    <p class="line-total">
      <span class="visually-hidden">Together:</span> ${moneyText(money(entry.subTotal))}
    </p>
  </li>`;
}

function entryForm(entry: EntryJson, crumb: string, controls: Html): Html {
  return html`<form
    class="entry-form"
    method="post"
    action="/cart/entries/${encodeURIComponent(entry.id)}"
  >
    <input type="hidden" name="crumb" value="${crumb}" />
    ${controls}
  </form>`;
}

function moneyIn(currency: string): (cents: number) => Money {
  if (!isCurrencyCode(currency))
    throw new Error(`The cart is in "${currency}", which is no currency of ours.`);
  return (cents) => ({ cents, currency });
}
