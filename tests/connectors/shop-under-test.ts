import type { CartClient } from '../../core/commerce/cart/index.js';
import type { ProductClient } from '../../core/commerce/product/index.js';

/** A shop system with the plain catalogue (examples/vendure/plain-catalogue.ts) and the coupon WELCOME10 of 10 %. */
export interface ShopUnderTest {
  readonly name: string;
  /** What stands behind the client: a real server, or a fake and what it was made from. */
  readonly behind: string;
  /** Null when the shop is at hand, else what to do about it. */
  readonly absent: string | null;
  open(): Promise<OpenShop>;
}

export interface OpenShop {
  readonly origin: string;
  /** The way to the server without faults. */
  readonly fetch: typeof fetch;
  connect(network: typeof fetch): {
    readonly cartClient: CartClient;
    readonly productClient: ProductClient | null;
  };
  /** The id by which carts name a product of the catalogue. */
  itemId(handle: string): Promise<string>;
  /** Ends the cart of the visitor whose storage is current, as time would. */
  expire(): Promise<void>;
  /** How many pieces an add of one makes that arrives at the server twice: 1 where requests have keys. */
  readonly doubledAdd: 1 | 2;
  close(): Promise<void>;
}
