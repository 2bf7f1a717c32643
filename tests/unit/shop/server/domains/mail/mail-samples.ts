import type { MailData, MailKind } from '../../../../../../shop/server/domains/mail/index.js';

const orderUrl = 'https://shop.example/order-confirmed/7';

/** What a mail of each kind is made from, with a text that markup would break. */
export const mailSamples: { readonly [Kind in MailKind]: MailData[Kind] } = {
  'order-received': {
    number: 1007,
    name: 'Ada <Lovelace>',
    testMode: true,
    currency: 'EUR',
    lines: [
      { title: 'Dune & Mug', choices: 'Oat / Large', quantity: 2, totalCents: 4400 },
      { title: 'Apron', choices: '', quantity: 1, totalCents: 6150 },
    ],
    subtotalCents: 10_550,
    discountCents: 1055,
    shippingCents: 1100,
    taxes: [{ title: 'VAT', cents: 1692, isIncluded: true }],
    totalCents: 10_595,
    giftCardCents: 2500,
    address: { lines: ['Ada <Lovelace>', '1 Quay Lane', 'Berlin, 10115'], country: 'DE' },
    orderUrl,
    subscriptionUrl: 'https://shop.example/subscriptions/7.abc',
  },
  'order-shipped': {
    number: 1007,
    lines: [{ title: 'Dune & Mug', choices: 'Oat / Large', quantity: 2 }],
    carrier: 'Gull Post',
    trackingNumber: 'GP-123',
    trackingUrl: 'https://gull.example/GP-123?a=1&b=2',
    orderUrl,
  },
  'order-refunded': {
    number: 1007,
    amount: { cents: 4400, currency: 'EUR' },
    reason: 'Chipped <rim>',
    orderUrl,
  },
  'order-link': { number: 1007, url: 'https://shop.example/order-link?code=abc' },
  'gift-card': {
    code: 'ABCD-EFGH-JKLM-NPQR',
    amount: { cents: 5000, currency: 'EUR' },
    gift: { from: 'Bo', to: 'Ada', message: 'For <you>\nand the cat' },
    shopUrl: 'https://shop.example/',
  },
  'owner-invitation': { days: 7, url: 'https://shop.example/owner/invitation?token=a&b=c' },
  restock: { title: 'Dune & Mug', variant: 'Fern', url: 'https://shop.example/shop/dune-mug' },
  letter: {
    form: 'Write to us',
    answers: [
      { label: 'Your name', text: 'Ada <b>' },
      { label: 'Message', text: 'Hello\nthere' },
    ],
    page: 'Contact',
    url: 'https://shop.example/owner/forms/contact/submissions',
  },
  reply: { subject: 'Re: Write to us', text: 'Dear <Ada>,\n\nyes.', quote: 'Message: Hello' },
  subscription: {
    topic: 'unpaid',
    title: 'Harbour <Coffee>',
    nextAt: Date.UTC(2026, 11, 24),
    price: { cents: 4400, currency: 'EUR' },
    canPayOtherwise: true,
    url: 'https://shop.example/subscriptions/7.abc',
  },
  'subscription-held': {
    number: 12,
    title: 'Harbour <Coffee>',
    reason: 'Harbour <Coffee> is sold out.',
    url: 'https://shop.example/owner/subscriptions/7',
  },
  'newsletter-opt-in': {
    email: 'ada@example.com',
    days: 7,
    confirmUrl: 'https://shop.example/newsletter/confirm?token=1.x',
  },
  'newsletter-joined': { email: 'ada@example.com' },
  account: { topic: 'reset', url: 'https://shop.example/account/reset?code=abc' },
};
