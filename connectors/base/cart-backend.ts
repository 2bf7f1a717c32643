import type {
  Cart,
  CartAbility,
  CartPage,
  ShippingLocation,
} from '../../core/commerce/cart/index.js';
import type { LineTexts, Wanted } from './lines.js';

/** The line to add, as widgets name it. */
export interface NewLine extends Wanted {
  readonly quantity: number;
}

export interface AddedLine {
  readonly cart: Cart;
  /** True when the visitor's cart had expired and this is a new one. */
  readonly hadExpired: boolean;
  /** The shop system's sentence for the shopper where it added fewer than asked for, or none. */
  readonly shortage?: string;
}

/**
 * The calls of a shop system's cart, each sent once. `createCartClient` makes a `CartClient` of them. A call rejects with a
 * `NetError`.
 */
export interface CartBackend {
  readonly lacks: readonly CartAbility[];
  /**
   * The name that a field of the form has with a line; null for a field that a line has no place for, without which the
   * item is added. By default lines have no fields.
   * @throws ConnectorError for a field without which the item must not be sold.
   */
  nameField?(name: string): string | null;
  handOff?(page: CartPage, cart: Cart | null): Promise<string>;
  /** False if the visitor can have no cart: then none is requested. */
  hasSession(): boolean;
  /** Ends the session when it finds that the cart has expired, or may have. */
  read(signal?: AbortSignal): Promise<Cart | null>;
  /** The quantity of an add that names none; 1 by default. */
  leastOf?(itemId: string, sku: string | null): Promise<number>;
  /** Starts a cart where there is none. */
  add(line: NewLine): Promise<AddedLine>;
  setQuantity(entryId: string, quantity: number): Promise<Cart | null>;
  /** Replaces the fields of a line. */
  setFields?(entryId: string, fields: LineTexts): Promise<Cart | null>;
  remove(entryId: string): Promise<Cart | null>;
  applyCoupon(code: string): Promise<Cart | null>;
  removeCoupon(code: string): Promise<Cart | null>;
  setShippingLocation(location: ShippingLocation): Promise<Cart | null>;
  chooseShippingOption(optionId: string): Promise<Cart | null>;
}
