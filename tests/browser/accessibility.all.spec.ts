import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { buy, fillCheckout } from '../support/checkout-form.js';
import { settled } from '../support/settled.js';
import { desktop, mounted, phone, tablet, useShop } from '../support/shop-page.js';
import { expectUsable, widths } from '../support/usable.js';

/** Each kind of page, at one width in turn: header and footer are those of all. */
const pages = [
  '/shop/table?colour=Oat&in-stock=1',
  '/shop',
  '/',
  '/shop/dune-mug',
  '/shop/kitchen?max=1',
  '/search?q=mugg',
  '/shop/workshop-apron?restock=email-invalid',
  '/shop/gift-card',
  '/shop/decaf-coffee',
  '/gift-card?itemId=item-gift-card&sku=GIFT-SHELL',
  '/cart',
  '/lessons/wedging',
  '/lessons',
  '/join',
  '/about',
  '/forms/commission',
  '/forms/contact/thanks',
  '/contact',
];

describe('axe finds nothing', () => {
  const { open } = useShop();

  it('on any page, which fits 320 px', async () => {
    const { page } = await open({ reducedMotion: 'reduce' });
    for (const [place, path] of pages.entries()) {
      await page.goto(path);
      await expectUsable(page, widths[place % widths.length]);
    }
  });

  it('on a page that is not there, a lesson for members, and a form that came back', async () => {
    const visit = await open({ reducedMotion: 'reduce' });
    const { page } = visit;
    for (const [path, status] of [
      ['/nowhere', 404],
      ['/lessons/first-bowl', 403],
    ] as const) {
      const answer = await page.goto(path);
      await settled(page);
      expect(answer?.status()).toBe(status);
      expect(await findViolations(page), path).toEqual([]);
    }
    // As without script, which axe needs.
    await page.route('**/assets/vitrine.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto('/forms/commission');
    await page.getByRole('button', { name: 'Ask for an offer' }).click();
    await page.locator('.error-summary').waitFor();
    expect(await findViolations(page)).toEqual([]);
    // The browser logs each status.
    visit.complaints.length = 0;
  });

  it('from a filled cart to the order', async () => {
    const { page } = await open({ viewport: desktop, reducedMotion: 'reduce' });
    await page.goto('/shop/salt-cellar');
    await mounted(page, 'vitrine-add-to-cart');
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await page.locator('vitrine-cart-pill [part~=pill]').click();
    await page.locator('vitrine-cart:state(initialized)').waitFor();
    await page.getByRole('textbox', { name: 'Coupon code' }).fill('WELCOME10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Remove coupon WELCOME10' }).waitFor();
    await settled(page);
    expect(await findViolations(page), 'the cart').toEqual([]);
    await page.setViewportSize(phone);
    await page.goto('/checkout');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.locator('.error-summary').waitFor();
    expect(await findViolations(page), 'its mistakes').toEqual([]);
    await page.setViewportSize(desktop);
    await fillCheckout(page);
    expect(await findViolations(page), 'its payment').toEqual([]);
    await page.setViewportSize(tablet);
    await buy(page);
    expect(await findViolations(page), 'the order').toEqual([]);
    // Another browser sees the order's number and state, and can ask for a link.
    const { page: stranger } = await open({ reducedMotion: 'reduce' });
    await stranger.goto(page.url());
    await stranger.getByRole('textbox').first().waitFor();
    expect(await stranger.getByText('ada@example.com').count()).toBe(0);
    await expectUsable(stranger);
  });

  it('on the way to a subscription and to the checkout of one product', async () => {
    const { page } = await open({ reducedMotion: 'reduce' });
    for (const [path, which, name, address] of [
      ['/shop/decaf-coffee', ':not([express])', 'Subscribe', '**/subscription?*'],
      ['/shop/salt-cellar', '[express]', 'Buy now', '**/checkout?*'],
    ] as const) {
      await page.goto(path);
      await mounted(page, 'vitrine-add-to-cart', which);
      await settled(page);
      await page.getByRole('button', { name, exact: true }).click();
      await page.waitForURL(address);
      await fillCheckout(page);
      expect(await findViolations(page), name).toEqual([]);
    }
  });
});
