// The events before an element's action. A listener may prevent it, or change what is not read-only.
import type { Cart } from '../../../core/commerce/cart/index.js';
import type { PurchaseKind } from '../../../core/commerce/purchase/index.js';
import type { FormValues } from '../../../core/forms/index.js';

/** The item of an add, before or after it. */
export interface AddedItem {
  /** The product's id. */
  itemId: string;
  /** The variant; null for a product without options. */
  sku: string | null;
  /** Null for the server's default, which is one. */
  quantity: number | null;
  /** A JSON text. */
  additionalFields: string | null;
}

/** The item that is about to be added or bought. */
export interface BeforeAddDetail extends AddedItem {
  /** The purchase plan that was chosen; absent for buying once and for a product with one plan. */
  readonly planId?: string;
}

/** A line of the cart that is about to change. */
export interface BeforeRemoveDetail {
  /** The id of the line. */
  readonly entryId: string;
  /** The product's id. */
  readonly itemId: string;
  /** The variant; null for a product without options. */
  readonly sku: string | null;
}

export interface BeforeUpdateDetail extends BeforeRemoveDetail {
  /** The quantity that the line has. */
  readonly previousQuantity: number;
  /** A whole number above 0. */
  quantity: number;
}

/** A product's dialog is about to open. */
export interface QuickViewDetail {
  /** The product's id. */
  readonly productId: string;
  /** The page's group of quick views; empty if there is none. */
  readonly group: string;
}

/** The page's cart is about to open in its drawer. */
export interface OpenCartDetail {
  /** The sentence about an item that was just added; null when the shopper only looks. */
  readonly message: string | null;
}

/** A form's answers are about to be sent. */
export interface BeforeSubmitDetail {
  /** The form's id. */
  readonly formId: string;
  /** The answers to be sent, by field id; a listener may replace them. */
  values: FormValues;
}

/** A sign-up for a variant that is sold out is about to be sent. */
export interface BeforeSignUpDetail {
  /** The product's id. */
  readonly productId: string;
  /** The variant that is sold out. */
  readonly variantId: string;
  /** The email address for the notification; a listener may change it. */
  email: string;
  /** Whether the mailing list is joined too; a listener may change it. */
  isJoinMailingList: boolean;
}

/** The shopper is about to go to `address`, which a listener may change. */
interface Leaving {
  /** The address that the browser goes to. */
  address: string;
}

/** A purchase that skips the cart has started. */
export interface PurchaseDetail extends Readonly<AddedItem>, Leaving {
  /** The kind of purchase without the cart. */
  readonly kind: PurchaseKind;
}

/** The cart's page is about to be opened. */
export interface GoToCartDetail extends Leaving {
  /** The page that is opened. */
  readonly kind: 'cart';
}

/** Every change of the cart is saved, and the checkout is about to be opened. */
export interface CheckoutDetail extends Leaving {
  /** The page that is opened. */
  readonly kind: 'checkout';
  /** The cart that is bought. */
  readonly cart: Cart;
}

export type LeaveDetail = PurchaseDetail | GoToCartDetail | CheckoutDetail;
