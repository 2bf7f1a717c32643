import type { PurchaseIntent } from './intent.js';
import type { PurchaseKind } from './titles.js';

declare module '../../base/bus.js' {
  interface BusEvents {
    /** The server has created the cart of a purchase; the page is about to navigate to `address`. */
    'purchase.started': { kind: PurchaseKind; intent: PurchaseIntent; address: string };
  }
}
