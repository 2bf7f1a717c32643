import { managedLines, type ManagedOrder } from '../../../server/index.js';
import { website } from '../../../pages/site.js';
import { addressLines } from '../../../pages/views/parts/address-lines.js';
import { choicesView } from '../../../pages/views/parts/line.js';
import { momentView } from '../moment.js';
import { ownerView } from '../page.js';
import { orderAddress } from './paths.js';

/** What lies in the parcel: pieces without prices, because a parcel may be a gift. */
export function slipView({ crumb, managed }: { crumb: string; managed: ManagedOrder }) {
  const { order } = managed;
  return {
    ...ownerView({ heading: `Packing slip, order ${order.number}`, crumb }),
    back: { url: orderAddress(order.id), title: `Order ${order.number}` },
    shop: website.siteTitle,
    placedAt: momentView(order.placedAt),
    address: addressLines(order.shippingAddress),
    delivery: order.selectedShippingOption?.title ?? null,
    lines: managedLines(managed)
      .filter(({ isShipped }) => isShipped)
      .map(({ entry, refunded }) => ({
        quantity: entry.quantity - refunded,
        title: entry.title,
        sku: entry.chosenVariant.sku,
        choices: choicesView(entry),
      }))
      .filter(({ quantity }) => quantity > 0),
  };
}
