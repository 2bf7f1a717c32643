import type { MailData } from '../types.js';
import {
  addressLines,
  buttonView,
  knownFacts,
  lineView,
  moneyIn,
  type Fact,
  type MailViews,
  type ViewParts,
} from './parts.js';

/** The mails about an order. */
export const orderViews = {
  'order-received': (data, parts) => {
    const { say, shop } = parts;
    const number = String(data.number);
    const money = moneyIn(parts);
    const { currency } = data;
    return {
      subject: say('orderReceivedSubject', { number, shop }),
      heading: say('orderReceivedHeading'),
      hello: say('hello', { name: data.name }),
      lead: say('orderReceivedText', { number }),
      test: data.testMode ? say('testOrder') : null,
      lines: data.lines.map((line) => ({
        ...lineView(line),
        total: money({ cents: line.totalCents, currency }),
      })),
      totals: totalsOf(data, parts),
      address: data.address && addressLines(data.address, parts),
      deliverTo: say('deliverTo'),
      manage:
        data.subscriptionUrl === null
          ? null
          : buttonView(say('manageSubscription'), data.subscriptionUrl),
      button: buttonView(say('viewOrder'), data.orderUrl),
    };
  },
  'order-shipped': (data, { say }) => {
    const number = String(data.number);
    return {
      subject: say('orderShippedSubject', { number }),
      heading: say('orderShippedSubject', { number }),
      lead: say('orderShippedText', { number }),
      lines: data.lines.map((line) => ({ ...lineView(line), total: null })),
      facts: knownFacts([
        { name: say('carrier'), value: data.carrier },
        { name: say('trackingNumber'), value: data.trackingNumber },
      ]),
      track: buttonView(say('track'), data.trackingUrl),
      button: buttonView(say('viewOrder'), data.orderUrl),
    };
  },
  'order-refunded': (data, parts) => {
    const { say } = parts;
    const number = String(data.number);
    const amount = moneyIn(parts)(data.amount);
    return {
      subject: say('orderRefundedSubject', { number }),
      heading: say('orderRefundedSubject', { number }),
      lead: say('orderRefundedText', { number, amount }),
      facts: knownFacts([{ name: say('reason'), value: data.reason }]),
      button: buttonView(say('viewOrder'), data.orderUrl),
    };
  },
  'order-link': ({ number, subscription, url }, { say }) => {
    const isOrder = subscription === undefined;
    const values = { number: String(number), title: subscription ?? '' };
    const subject = say(isOrder ? 'orderLinkSubject' : 'subscriptionLinkSubject', values);
    return {
      subject,
      heading: subject,
      lead: say(isOrder ? 'orderLinkText' : 'subscriptionLinkText', values),
      button: buttonView(say(isOrder ? 'viewOrder' : 'manageSubscription'), url),
      small: say('notYou'),
    };
  },
  subscription: ({ topic, title, nextAt, price, canPayOtherwise, url }, parts) => {
    const { say, language } = parts;
    const { subject, text } = subscriptionWords[topic];
    const day = new Intl.DateTimeFormat(language.locale, { dateStyle: 'long', timeZone: 'UTC' });
    const values = {
      title,
      date: nextAt === null ? '' : day.format(nextAt),
      price: moneyIn(parts)(price),
    };
    return {
      subject: say(subject, values),
      heading: say(subject, values),
      lead: canPayOtherwise
        ? `${say(text, values)} ${say('subscriptionPayOtherwise')}`
        : say(text, values),
      button: buttonView(say('manageSubscription'), url),
    };
  },
  'subscription-held': ({ number, title, reason, url }, { say }) => ({
    subject: say('subscriptionHeldSubject', { number: String(number) }),
    heading: say('subscriptionHeldSubject', { number: String(number) }),
    lead: say('subscriptionHeldText', { title }),
    facts: knownFacts([{ name: say('reason'), value: reason }]),
    button: buttonView(say('openSubscription'), url),
  }),
} satisfies Partial<MailViews>;

const subscriptionWords = {
  upcoming: { subject: 'subscriptionUpcomingSubject', text: 'subscriptionUpcomingText' },
  unpaid: { subject: 'subscriptionUnpaidSubject', text: 'subscriptionUnpaidText' },
  lapsed: { subject: 'subscriptionLapsedSubject', text: 'subscriptionLapsedText' },
  cancelled: { subject: 'subscriptionCancelledSubject', text: 'subscriptionCancelledText' },
  paused: { subject: 'subscriptionPausedSubject', text: 'subscriptionPausedText' },
  moved: { subject: 'subscriptionMovedSubject', text: 'subscriptionMovedText' },
  'paid-otherwise': {
    subject: 'subscriptionPaidOtherwiseSubject',
    text: 'subscriptionPaidOtherwiseText',
  },
} as const;

/** The sums of an order from the subtotal to the total; those that are nothing are left out. */
function totalsOf(data: MailData['order-received'], parts: ViewParts): readonly Fact[] {
  const { say } = parts;
  const money = (cents: number) => moneyIn(parts)({ cents, currency: data.currency });
  const { subtotalCents, discountCents, shippingCents, giftCardCents } = data;
  return [
    { name: say('subtotal'), value: money(subtotalCents) },
    ...(discountCents > 0 ? [{ name: say('discount'), value: money(-discountCents) }] : []),
    ...(shippingCents === null
      ? []
      : [
          {
            name: say('delivery'),
            value: shippingCents === 0 ? say('free') : money(shippingCents),
          },
        ]),
    ...data.taxes.map(({ title, cents, isIncluded }) => ({
      name: isIncluded ? say('taxIncluded', { tax: title }) : title,
      value: money(cents),
    })),
    { name: say('total'), value: money(data.totalCents) },
    ...(giftCardCents > 0 ? [{ name: say('paidByGiftCards'), value: money(giftCardCents) }] : []),
  ];
}
