// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { open, send, to } from './checkout-form.js';
import { asked, counted, drafts } from './fake-checkout.js';

beforeEach(() => {
  asked.splice(0);
  drafts.clear();
  counted.clear();
});

describe('direct purchases', () => {
  it('asks a service for no address', async () => {
    const { texts, document } = await open('/checkout?purchase=service');
    expect(texts('legend')).toEqual(['Contact', 'Payment']);
    expect(document.querySelector('#phone')).toBeNull();
    expect(texts('.checkout-head .hint')).toEqual([
      'This item only. What is in your cart stays there.',
    ]);
  });

  it.each([
    ['/checkout?purchase=subscribed', '/subscription?purchase=subscribed'],
    ['/subscription?purchase=express', '/checkout?purchase=express'],
    ['/checkout?purchase=gift', '/gift-card?purchase=gift'],
  ])('redirects %s to the page of its kind', async (address, page) => {
    expect(to(await open(address))).toEqual([303, page]);
  });

  it('sends its form to its own address', async () => {
    const { document } = await open('/subscription?purchase=subscribed');
    expect(document.querySelector('.checkout-form')?.getAttribute('action')).toBe(
      '/subscription?purchase=subscribed',
    );
  });

  it('says what a subscription costs and how it renews, before the button', async () => {
    const { document, texts } = await open('/subscription?purchase=subscribed');
    expect(texts('.checkout-head .phrase')).toEqual([
      '$74.50 every month Delivery and tax are in it.',
    ]);
    expect(texts('.renewal p')).toEqual([
      '$74.50 every month',
      'You pay $74.50 every month, the first time today. Delivery and tax are in it.',
      'It renews by itself until you cancel. You can do that at any time by a link in our e-mails; what is paid is still sent.',
    ]);
    expect(document.querySelector('.renewal + button')?.textContent).toBe(
      'Subscribe: $74.50 every month',
    );
  });

  it('names the amount on the button of a gift card', async () => {
    const { texts } = await open('/gift-card?itemId=item-gift-card&purchase=gift');
    expect(texts('form button')).toEqual(['Continue', 'Sign in', 'Buy $68 gift card']);
    expect(texts('legend')).toEqual(['Contact', 'Recipient', 'Payment']);
  });
});

describe('the gift card page without a cart', () => {
  const address = '/gift-card?itemId=item-gift-card&sku=GIFT-SHELL';
  const nobody = { recipientName: '', recipientEmail: '', recipientMessage: '', recipientDate: '' };

  it('shows the denomination and asks for the recipient', async () => {
    const { texts, document } = await open(address);
    expect(texts('.summary h2')).toEqual(['Shell']);
    expect(texts('.gift-amount')).toEqual(['$50.00']);
    expect(texts('form button')).toEqual(['Continue to payment']);
    expect(document.querySelector('[name=recipientDate]')?.getAttribute('type')).toBe('date');
  });

  it('starts the purchase for the buyer if no field is filled in', async () => {
    const answer = await send(address, nobody);
    expect(to(answer)).toEqual([303, `${address}&purchase=gift`]);
    expect(asked).toEqual([
      {
        name: 'startGiftCard',
        values: [{ itemId: 'item-gift-card', sku: 'GIFT-SHELL', recipient: null, currency: 'USD' }],
      },
    ]);
  });

  it('starts it for the recipient', async () => {
    const recipient = { recipientName: ' Bo ', recipientEmail: 'bo@example.com' };
    await send(address, { ...nobody, ...recipient, recipientDate: '2027-01-31' });
    expect(asked[0]?.values[0]).toMatchObject({
      recipient: {
        name: 'Bo',
        email: 'bo@example.com',
        message: '',
        deliveryDate: '2027-01-31',
        timeZone: 'UTC',
      },
    });
  });

  it('shows errors at their fields, and keeps typed values', async () => {
    const { status, texts, document } = await send(address, { ...nobody, recipientName: 'Bo' });
    expect(status).toBe(422);
    expect(texts('.error-summary a')).toEqual(['Recipient e-mail: Fill in an e-mail address.']);
    expect(document.querySelector('#recipientEmail')?.getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector('#recipientName')?.getAttribute('value')).toBe('Bo');
  });

  it.each([
    '/gift-card',
    '/gift-card?itemId=item-dune-mug&sku=MUG-OAT-LARGE',
    '/gift-card?itemId=item-gift-card&sku=GIFT-ROCK',
  ])('returns 404 for an unknown denomination: %s', async (page) => {
    expect((await open(page)).status).toBe(404);
  });
});
