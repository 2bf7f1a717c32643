import type { PurchaseIntent } from './intent.js';
import type { PurchaseKind } from './titles.js';

declare module '../../base/bus.js' {
  interface BusEvents {
    /** The server has made the cart of a purchase; the shopper is about to leave for `address`. */
    'purchase.started': { kind: PurchaseKind; intent: PurchaseIntent; address: string };
  }
}
