// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { open, send, sendAgain, to } from './checkout-form.js';
import { asked, counted, drafts, order } from './fake-checkout.js';

beforeEach(() => {
  asked.splice(0);
  drafts.clear();
  counted.clear();
});

describe('the checkout', () => {
  it.each([
    ['without a cart', ''],
    ['with nothing in it', 'CART=emptied'],
    ['below the minimum subtotal', 'CART=small'],
  ])('redirects to the cart %s', async (_, cookie) => {
    expect(to(await open('/checkout', cookie))).toEqual([303, '/cart']);
  });

  it('is not cached', async () => {
    const { answer } = await open('/checkout', 'CART=full');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('asks for the address first, then for shipping option and card', async () => {
    const first = await open('/checkout', 'CART=full');
    expect(first.texts('legend')).toEqual(['Contact', 'Delivery address']);
    const change = ['Continue', 'Sign in', 'Change country', 'Apply', 'Use the gift card'];
    expect(first.texts('form button')).toEqual([...change, 'Continue to payment']);
    expect(first.texts('.totals dd')).toEqual(['$68.00', 'Enter your address', '$68.00']);
    const then = await open('/checkout', 'CART=delivered');
    expect(then.texts('legend')).toEqual(['Contact', 'Delivery address', 'Delivery', 'Payment']);
    expect(then.texts('form button')).toEqual([...change, 'Place order: $74.50']);
    expect(then.texts('.totals dt')).toEqual(['Subtotal', 'Shipping, Standard', 'Total']);
    expect(then.texts('.totals dd')).toEqual(['$68.00', '$6.50', '$74.50']);
  });

  it('says that nothing is charged', async () => {
    const { texts } = await open('/checkout', 'CART=delivered');
    expect(texts('.payment .note')[0]).toContain('No money moves');
  });

  it('contains the address of the cart', async () => {
    const { document } = await open('/checkout', 'CART=delivered');
    expect(document.querySelector('#country [selected]')?.textContent).toBe('United States');
    expect(document.querySelector('#postalCode')?.getAttribute('value')).toBe('10001');
  });

  it('has autocomplete tokens', async () => {
    const { document } = await open('/checkout', 'CART=full');
    const tokens = [...document.querySelectorAll('form [autocomplete]')].map((field) => [
      field.id,
      field.getAttribute('autocomplete'),
    ]);
    expect(Object.fromEntries(tokens)).toEqual({
      email: 'email',
      name: 'name',
      phone: 'tel',
      country: 'shipping country',
      coupon: 'off',
      giftCard: 'off',
      line1: 'shipping address-line1',
      line2: 'shipping address-line2',
      city: 'shipping address-level2',
      region: 'shipping address-level1',
      postalCode: 'shipping postal-code',
    });
  });

  it('recalculates the delivery, and keeps all typed values', async () => {
    const fields = { action: 'recount', optionId: 'express', line1: '2 Quay Lane', name: '' };
    const { document, texts } = await sendAgain('/checkout', fields, 'CART=full');
    const location = { country: 'US', region: 'NY', postalCode: '10001' };
    expect(asked).toEqual([
      { name: 'deliver', values: ['full', { location, optionId: 'express' }] },
    ]);
    expect(texts('.totals dd')).toEqual(['$68.00', '$18.50', '$86.50']);
    expect(document.querySelector('#line1')?.getAttribute('value')).toBe('2 Quay Lane');
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  it('has the fields of the chosen country, and keeps what was typed', async () => {
    const labels = async (country: string) => {
      const fields = { action: 'country', country, line1: '3 Quay Lane' };
      const { document, texts } = await sendAgain('/checkout', fields, 'CART=full');
      expect(document.querySelector('#line1')?.getAttribute('value')).toBe('3 Quay Lane');
      expect(texts('.error-summary')).toEqual([]);
      const step = document.querySelector('[autofocus]');
      return [...(step?.querySelectorAll('label') ?? [])]
        .slice(3)
        .map((label) => label.textContent);
    };
    expect(await labels('US')).toEqual(['City', 'State', 'ZIP code']);
    expect(await labels('DE')).toEqual(['Postal code', 'Town or city']);
    expect(await labels('')).toEqual(['Town or city', 'State or region (optional)', 'Postal code']);
    expect(asked).toEqual([]);
  });

  it('offers the states of a country, and knows one by its name', async () => {
    const fields = { action: 'country', country: 'US', region: 'new york' };
    const { document } = await sendAgain('/checkout', fields, 'CART=full');
    expect(document.querySelectorAll('#region option').length).toBeGreaterThan(50);
    expect(document.querySelector('#region [selected]')?.textContent).toBe('New York');
  });

  it('takes a coupon, and keeps one that is refused in its field', async () => {
    const wrong = await sendAgain('/checkout', { action: 'coupon', coupon: 'WRONG' }, 'CART=full');
    const sentence = 'We do not know this code. Please check it and try again.';
    expect(wrong.texts('.error-summary a')).toEqual([`Coupon code: ${sentence}`]);
    expect(wrong.document.querySelector('#coupon')?.getAttribute('value')).toBe('WRONG');
    const right = await sendAgain('/checkout', { action: 'coupon', coupon: 'TEN' }, 'CART=full');
    expect(right.texts('.coupon-applied strong')).toEqual(['TEN']);
    expect(right.document.querySelector('#coupon')?.getAttribute('value')).toBe('');
    expect(right.document.querySelector('[autofocus]')?.className).toBe('checkout-coupon');
    const gone = await sendAgain('/checkout', { removeCoupon: 'TEN' }, 'CART=full');
    expect(gone.texts('.coupon-applied')).toEqual([]);
  });

  it('applies a coupon that was typed and not applied before it orders', async () => {
    const fields = { action: 'place', coupon: 'WRONG' };
    const { texts } = await sendAgain('/checkout', fields, 'CART=delivered');
    expect(texts('.error-summary a')).toHaveLength(1);
    expect(asked.map(({ name }) => name)).toEqual(['changeCoupon', 'deliver']);
  });

  it('goes on at the delivery, which has the focus', async () => {
    const first = await open('/checkout', 'CART=delivered');
    expect(first.document.querySelector('[autofocus]')).toBeNull();
    const { document } = await sendAgain('/checkout', { action: 'recount' }, 'CART=full');
    const focused = [...document.querySelectorAll('[autofocus]')];
    expect(focused.map((step) => step.querySelector('legend')?.textContent)).toEqual(['Delivery']);
    expect(focused[0]?.getAttribute('tabindex')).toBe('-1');
  });

  it('answers a script with the page, and with what is wrong in the fields that were left', async () => {
    const fields = { action: 'count', country: '', name: '', touched: 'country', coupon: 'WEL' };
    const live = { 'X-Vitrine-Checkout': 'live' };
    const { answer, texts } = await send('/checkout', fields, 'CART=full', live);
    expect(answer.status).toBe(200);
    expect(texts('.field-error')).toEqual(['Fill in country.']);
    // A code that is being typed waits for its button.
    expect(asked.map(({ name }) => name)).not.toContain('changeCoupon');
    expect(drafts.get('full')?.outcome).toBeNull();
  });

  it('requires only the country for that', async () => {
    const fields = { action: 'recount', country: '', email: '' };
    const { texts } = await sendAgain('/checkout', fields, 'CART=full');
    expect(texts('.error-summary li')).toEqual(['Country or territory: Fill in country.']);
    expect(asked).toEqual([]);
  });

  it('places the order under the key of the page', async () => {
    const answer = await send('/checkout', { action: 'place' }, 'CART=delivered');
    expect(to(answer)).toEqual([303, '/order-confirmed/order-1']);
    const details = expect.objectContaining({ email: 'ada@example.com', city: 'New York' });
    expect(asked.slice(-2)).toEqual([
      { name: 'place', values: ['delivered', details, 'the-key'] },
      { name: 'grant', values: ['order-1'] },
    ]);
  });

  it.each([
    ['sent', () => send('/checkout', { action: 'place' }, 'CART=bought')],
    ['opened', () => open('/checkout', 'CART=bought')],
  ])('%s once more redirects to the same order', async (_, again) => {
    expect(to(await again())).toEqual([303, `/order-confirmed/${order.id}`]);
    expect(asked).toEqual([]);
  });

  it('redirects the slower of two presses to the order of the other', async () => {
    const answer = await send('/checkout', { action: 'place' }, 'CART=raced');
    expect(to(answer)).toEqual([303, `/order-confirmed/${order.id}`]);
  });

  it('places no order if the total differs from the shown one', async () => {
    const fields = { action: 'place', grandTotalCents: '6800' };
    const { texts, document } = await sendAgain('/checkout', fields, 'CART=delivered');
    expect(texts('[role=status]')[0]).toContain('With Standard delivery the total is $74.50.');
    expect(texts('.grand-total dd')).toEqual(['$74.50']);
    const shown = document.querySelector('[name=grandTotalCents]');
    expect(shown?.getAttribute('value')).toBe('7450');
  });

  it('lists all errors with links, and keeps typed values', async () => {
    const fields = { action: 'place', email: ' ', line1: '', city: 'Ult“im” <b>' };
    const { document, texts } = await sendAgain('/checkout', fields, 'CART=delivered');
    expect(document.title).toMatch(/^Error: /);
    expect(texts('.error-summary h2')).toEqual(['Please correct the following']);
    const links = [...document.querySelectorAll('.error-summary a')];
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#email', 'E-mail: Fill in email.'],
      ['#line1', 'Address: Fill in line1.'],
    ]);
    const email = document.querySelector('#email');
    expect(email?.getAttribute('aria-invalid')).toBe('true');
    expect(email?.getAttribute('aria-describedby')).toBe('email-hint email-error');
    expect(document.querySelector('#email-error')?.textContent).toBe('Fill in email.');
    expect(document.querySelector('#city')?.getAttribute('value')).toBe('Ult“im” <b>');
    expect(document.querySelector('#city')?.hasAttribute('aria-invalid')).toBe(false);
    expect(asked.map(({ name }) => name)).toEqual(['deliver']);

    const reloaded = await open('/checkout', 'CART=delivered');
    expect(reloaded.texts('.error-summary')).toEqual([]);
    expect(reloaded.document.title).not.toContain('Error');
    expect(reloaded.document.querySelector('#city')?.getAttribute('value')).toBe('Ult“im” <b>');
  });

  it('gives what the cart page has changed since, instead of what was typed before', async () => {
    const fields = { action: 'recount', city: 'Bremen', postalCode: '10002' };
    await send('/checkout', fields, 'CART=full');
    drafts.set('delivered', { ...drafts.get('full')!, seen: 'another delivery' });
    const changed = await open('/checkout', 'CART=delivered');
    expect(changed.document.querySelector('#postalCode')?.getAttribute('value')).toBe('10001');
    expect(changed.document.querySelector('#city')?.getAttribute('value')).toBe('Bremen');
  });

  const chosen = ({ document }: Awaited<ReturnType<typeof send>>) =>
    document.querySelector('[name=optionId]:checked')?.getAttribute('value');

  it.each([
    ['another field is wrong', { email: '' }],
    ['the country is missing', { country: '' }],
  ])('keeps the chosen delivery when %s', async (_, wrong) => {
    const fields = { action: 'place', optionId: 'express', ...wrong };
    const answer = await sendAgain('/checkout', fields, 'CART=delivered');
    expect(chosen(answer)).toBe('express');
    expect(asked.map(({ name }) => name)).not.toContain('place');
  });

  it('shows the total of another delivery before it places the order', async () => {
    const fields = { action: 'place', optionId: 'express', grandTotalCents: '7450' };
    const answer = await sendAgain('/checkout', fields, 'CART=delivered');
    expect(answer.document.title).toMatch(/^New total: /);
    expect(answer.texts('[role=status]')).toEqual([
      'With Express delivery the total is $86.50. Nothing has been ordered yet: press “Place order: $86.50” if that is right.',
    ]);
    expect(answer.texts('[role=alert]')).toEqual([]);
    expect(chosen(answer)).toBe('express');
    expect(answer.document.querySelectorAll('[autofocus]')).toHaveLength(1);
    const shown = answer.document.querySelector('[name=grandTotalCents]');
    expect(shown?.getAttribute('value')).toBe('8650');
    expect(asked.map(({ name }) => name)).toEqual(['deliver']);
  });

  it('names the line that is out of stock', async () => {
    const { texts, document } = await sendAgain(
      '/checkout',
      { action: 'place', name: 'Late' },
      'CART=delivered',
    );
    const sentence = 'Sorry, we do not have enough of that item available.';
    expect(texts('.order-line .field-error')).toEqual([sentence]);
    expect(texts('.error-summary a')).toEqual([`Dune Mug: ${sentence}`]);
    const target = document.querySelector('.error-summary a')?.getAttribute('href');
    expect(document.querySelector('.order-line')?.id).toBe(target?.slice(1));
  });

  it('refuses a form of another page', async () => {
    const fields = { action: 'place', crumb: 'another' };
    const { texts } = await sendAgain('/checkout', fields, 'CART=delivered');
    expect(texts('.error-summary li')).toEqual([
      'Your session has expired. Please reload the page and try again.',
    ]);
    expect(asked).toEqual([]);
  });

  it('does not show the order to a press that has not bought it', async () => {
    const fields = { action: 'place', idempotencyKey: 'another-key' };
    await send('/checkout', fields, 'CART=delivered');
    expect(asked.map(({ name }) => name)).toEqual(['deliver', 'place']);
  });

  it.each([
    ['/checkout?cartToken=service', '/checkout?purchase=service'],
    ['/subscription?cartToken=subscribed', '/subscription?purchase=subscribed'],
    [
      '/gift-card?itemId=item-gift-card&sku=GIFT-SHELL&cartToken=gift',
      '/gift-card?itemId=item-gift-card&sku=GIFT-SHELL&purchase=gift',
    ],
  ])('takes the token out of %s', async (address, page) => {
    expect(to(await open(address))).toEqual([303, page]);
    expect(to(await send(address, { action: 'place' }))).toEqual([303, page]);
  });

  it.each(['cartToken=unknown', 'purchase=gone'])('shows an error page for %s', async (query) => {
    const { status, texts } = await open(`/checkout?${query}`);
    expect(status).toBe(404);
    expect(texts('h1')).toEqual(['This checkout has expired']);
  });
});
