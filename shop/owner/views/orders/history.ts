import type { ManagedOrder, Refund, Shipment } from '../../../server/index.js';
import { toAddress } from '../../../pages/views/address.js';
import type { ToMoney } from '../../../pages/views/parts/line.js';
import { countWords } from '../count-words.js';
import { momentView } from '../moment.js';

interface Event {
  readonly at: number;
  readonly title: string;
  readonly words: string | null;
  readonly amount?: ReturnType<ToMoney>;
  readonly link?: { readonly url: ReturnType<typeof toAddress>; readonly title: string };
}

const refundTitles: Readonly<Record<Refund['state'], string>> = {
  asked: 'Refund asked for, not confirmed yet',
  done: 'Refunded',
  refused: 'The provider refused a refund',
};

/** What happened to an order, newest first. */
export function orderHistory(managed: ManagedOrder, money: ToMoney) {
  const { order, shipments, refunds, notes, cancelledAt } = managed;
  const events: readonly Event[] = [
    { at: order.placedAt, title: 'Order placed', words: null },
    ...shipments.map((shipment) => shipmentEvent(managed, shipment)),
    ...refunds.map((refund) => refundEvent(refund, money)),
    ...(cancelledAt === null ? [] : [{ at: cancelledAt, title: 'Order cancelled', words: null }]),
    ...notes.map(({ writtenAt, text }) => ({ at: writtenAt, title: 'Note', words: text })),
  ];
  return events
    .map((event, index) => ({ event, index }))
    .sort((one, other) => other.event.at - one.event.at || other.index - one.index)
    .map(({ event: { at, title, words, amount, link } }) => ({
      time: momentView(at),
      title,
      words,
      amount: amount ?? null,
      link: link ?? null,
    }));
}

function shipmentEvent({ order }: ManagedOrder, shipment: Shipment): Event {
  const { sentAt, carrier, trackingNumber, trackingUrl, lines } = shipment;
  const pieces = lines.map(({ entryId, quantity }) => {
    const title = order.entries.find(({ id }) => id === entryId)?.title ?? '';
    return `${quantity} × ${title}`;
  });
  const way = [carrier, trackingNumber].filter(Boolean).join(' ');
  return {
    at: sentAt,
    title: `Sent ${countWords(
      lines.reduce((sum, { quantity }) => sum + quantity, 0),
      'piece',
    )}`,
    words: [pieces.join(', '), way].filter(Boolean).join('. '),
    ...(trackingUrl !== '' && {
      link: { url: toAddress(trackingUrl), title: 'Follow the parcel' },
    }),
  };
}

function refundEvent(refund: Refund, money: ToMoney): Event {
  const { askedAt, state, amountCents, byPaymentCents, reason, restocks, refusal } = refund;
  const onCards = amountCents - byPaymentCents;
  const words = [
    refusal,
    reason,
    ...(onCards > 0 && state !== 'refused' ? ['A part of it is on gift cards again.'] : []),
    ...(restocks && state === 'done' ? ['The pieces are for sale again.'] : []),
  ].filter(Boolean);
  return {
    at: askedAt,
    title: refundTitles[state],
    words: words.length === 0 ? null : words.join(' '),
    amount: money(amountCents),
  };
}
