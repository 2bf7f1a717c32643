import type { OrderJson, OrderProgress } from '../../../server/index.js';
import { toAddress } from '../address.js';
import { longDate } from '../parts/long-date.js';
import type { ToMoney } from '../parts/line.js';

/** What was sent and refunded, for the buyer. */
export function progressView(
  order: Pick<OrderJson, 'entries'>,
  { shipments, refundedCents }: Pick<OrderProgress, 'shipments' | 'refundedCents'>,
  money: ToMoney,
) {
  return {
    shipments:
      shipments.length === 0
        ? null
        : shipments.map(({ sentAt, carrier, trackingNumber, trackingUrl, lines }) => ({
            sentAt: longDate(sentAt),
            way: [carrier, trackingNumber].filter(Boolean).join(' '),
            follow: trackingUrl === '' ? null : { url: toAddress(trackingUrl) },
            pieces: lines.map(({ entryId, quantity }) => ({
              quantity,
              title: order.entries.find(({ id }) => id === entryId)?.title ?? '',
            })),
          })),
    refunded: refundedCents === 0 ? null : money(refundedCents),
  };
}
