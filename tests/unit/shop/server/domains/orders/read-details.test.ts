// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { emptyCart } from '../../../../../../shop/server/domains/carts/cart-json.js';
import type { CheckoutCart } from '../../../../../../shop/server/index.js';
import { readDetails } from '../../../../../../shop/server/domains/orders/read-details.js';
import { testProvider } from '../../../../../../shop/server/domains/payments/index.js';
import { terms as shopTerms } from '../../../../../../examples/marram/terms/index.js';

const now = Date.UTC(2026, 10, 21, 12);

const cartWith = (changes: Partial<CheckoutCart> = {}): CheckoutCart => ({
  ...emptyCart('USD', { terms: { ...shopTerms, automaticDiscounts: [] }, now }),
  kind: 'cart',
  subscriptionPlan: null,
  recipient: null,
  requiresShipping: true,
  grandTotalCents: 2400,
  giftCards: [],
  dueCents: changes.grandTotalCents ?? 2400,
  ...changes,
});

const fields = {
  name: ' Ada Lovelace ',
  email: ' ada@example.com ',
  phone: '+44 20 7946 0000',
  country: 'gb',
  line1: '12 St James’s Square',
  line2: '',
  city: 'London',
  region: '',
  postalCode: 'SW1Y 4JH',
  optionId: 'express',
  payment: 'test-accepted',
  grandTotalCents: '2400',
};

const errorsOf = (changes: Record<string, string>, cart = cartWith()) => {
  const read = readDetails({ ...fields, ...changes }, cart, now, testProvider);
  return 'errors' in read ? read.errors : null;
};

describe('the details of a checkout', () => {
  it('are read and trimmed, without the card', () => {
    expect(readDetails(fields, cartWith(), now, testProvider)).toEqual({
      value: {
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        phone: '+44 20 7946 0000',
        shippingAddress: {
          name: 'Ada Lovelace',
          line1: '12 St James’s Square',
          line2: '',
          city: 'London',
          region: '',
          postalCode: 'SW1Y 4JH',
          country: 'GB',
        },
        optionId: 'express',
        recipient: null,
        grandTotalCents: 2400,
        dueCents: null,
        payment: 'test-accepted',
      },
    });
  });

  it('ask for everything at once', () => {
    const read = readDetails({}, cartWith(), now, testProvider);
    expect(read).toEqual({
      errors: {
        name: 'Required',
        email: 'Required',
        country: 'Required',
        line1: 'Required',
        city: 'Required',
        postalCode: 'Required',
        payment: 'Required',
      },
    });
  });

  it.each([
    [
      'email',
      'ada@example',
      'Email is not valid. Email addresses should follow the format name@example.com.',
    ],
    ['country', 'AQ', 'We do not ship to this country.'],
    ['name', 'x'.repeat(201), 'You have exceeded the character limit.'],
    ['postalCode', '1'.repeat(21), 'You have exceeded the character limit.'],
    ['postalCode', '!!!', 'Please check this. It should look like SW1Y 4JH.'],
    ['line1', 'a\u0000b', 'Please write this on one line.'],
  ])('refuse the %s %j', (name, value, sentence) => {
    expect(errorsOf({ [name]: value })).toEqual({ [name]: sentence });
  });

  it('ask for no address when nothing is shipped, and for no card when nothing is to pay', () => {
    const cart = cartWith({ requiresShipping: false, grandTotalCents: 0 });
    const typed = { name: 'Ada', email: 'ada@example.com' };
    expect(readDetails(typed, cart, now, testProvider)).toMatchObject({
      value: { shippingAddress: null },
    });
    expect(readDetails(fields, cart, now, testProvider)).toMatchObject({
      value: { shippingAddress: null },
    });
  });

  it.each(['', 'two', '-1', '1.5', '1e3'])('read no total from %j', (grandTotalCents) => {
    expect(
      readDetails({ ...fields, grandTotalCents }, cartWith(), now, testProvider),
    ).toMatchObject({
      value: { grandTotalCents: null },
    });
  });

  const giftCard = cartWith({ kind: 'gift-card', requiresShipping: false });
  const recipient = {
    recipientName: 'Grace',
    recipientEmail: 'grace@example.com',
    recipientMessage: 'Many happy returns.',
    recipientDate: '2026-11-30',
  };

  it('contain the recipient of a gift card, unless the cart does or it is for the buyer', () => {
    const read = (typed: Record<string, string>, cart = giftCard) =>
      readDetails({ ...fields, ...typed }, cart, now, testProvider);
    const known = {
      name: 'Grace',
      email: 'grace@example.com',
      message: 'Many happy returns.',
      deliveryDate: '2026-11-30',
      timeZone: 'UTC',
    };
    expect(read(recipient)).toMatchObject({ value: { recipient: known } });
    expect(read({})).toMatchObject({ value: { recipient: null } });
    expect(read(recipient, { ...giftCard, recipient: known })).toMatchObject({
      value: { recipient: null },
    });
  });

  it('have errors of the recipient at the form’s fields', () => {
    expect(
      errorsOf({ ...recipient, recipientName: '', recipientDate: '2026-11-20' }, giftCard),
    ).toEqual({
      recipientName: 'Required',
      recipientDate: 'Choose a date from November 21, 2026 to November 21, 2027.',
    });
    expect(errorsOf({ ...recipient, recipientMessage: 'x'.repeat(501) }, giftCard)).toEqual({
      recipientMessage: 'You have exceeded the character limit.',
    });
  });
});
