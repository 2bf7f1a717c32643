import type {
  Cart,
  CartAbility,
  CartPage,
  ShippingLocation,
} from '../../core/commerce/cart/index.js';

/** What to add, as widgets name it. */
export interface NewLine {
  readonly itemId: string;
  readonly sku: string | null;
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
  handOff?(page: CartPage, cart: Cart | null): Promise<string>;
  /** False if the visitor can have no cart: then none is requested. */
  hasSession(): boolean;
  /** Ends the session when it finds that the cart has expired, or may have. */
  read(signal?: AbortSignal): Promise<Cart | null>;
  /** Starts a cart where there is none. */
  add(line: NewLine): Promise<AddedLine>;
  setQuantity(entryId: string, quantity: number): Promise<Cart | null>;
  remove(entryId: string): Promise<Cart | null>;
  applyCoupon(code: string): Promise<Cart | null>;
  removeCoupon(code: string): Promise<Cart | null>;
  setShippingLocation(location: ShippingLocation): Promise<Cart | null>;
  chooseShippingOption(optionId: string): Promise<Cart | null>;
}
