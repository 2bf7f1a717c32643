import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { buy, fillCheckout } from '../support/checkout-form.js';
import { settled } from '../support/settled.js';
import { desktop, mounted, phone, tablet, useShop } from '../support/shop-page.js';

const pages = [
  '/',
  '/shop',
  '/shop/table?colour=Oat&in-stock=1',
  '/shop/kitchen?max=1',
  '/search?q=mugg',
  '/shop/dune-mug',
  '/shop/gift-card',
  '/shop/salt-cellar',
  '/shop/decaf-coffee',
  '/shop/letterpress-cards',
  '/cart',
  '/gift-card?itemId=item-gift-card&sku=GIFT-SHELL',
  '/lessons',
  '/lessons/wedging',
  '/join',
  '/about',
  '/contact',
  '/forms/commission',
  '/forms/contact/thanks',
  '/shop/workshop-apron',
  '/shop/workshop-apron?restock=email-invalid',
];

describe('axe finds nothing', () => {
  const { open } = useShop();

  it.each(pages)('at 390, 768 and 1280 px on %s, and it fits 320 px', async (path) => {
    const { page } = await open({ viewport: phone, reducedMotion: 'reduce' });
    await page.goto(path);
    for (const viewport of [phone, tablet, desktop]) {
      await page.setViewportSize(viewport);
      await settled(page);
      expect([viewport.width, await findViolations(page)]).toEqual([viewport.width, []]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await settled(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });

  it.each([
    ['a page that is not there', '/nowhere', 404],
    ['a lesson for members', '/lessons/first-bowl', 403],
  ])('on %s', async (_, path, status) => {
    const visit = await open({ reducedMotion: 'reduce' });
    const answer = await visit.page.goto(path);
    await settled(visit.page);
    expect(answer?.status()).toBe(status);
    expect(await findViolations(visit.page)).toEqual([]);
    // The browser logs the status.
    visit.complaints.length = 0;
  });

  it.each([
    ['390 px', phone],
    ['768 px', tablet],
    ['1280 px', desktop],
  ] as const)('at %s from a filled cart to the order', async (_, viewport) => {
    const { page } = await open({ viewport, reducedMotion: 'reduce' });
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
    await page.goto('/checkout');
    expect(await findViolations(page), 'the checkout').toEqual([]);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.locator('.error-summary').waitFor();
    expect(await findViolations(page), 'its mistakes').toEqual([]);
    await fillCheckout(page);
    expect(await findViolations(page), 'its payment').toEqual([]);
    await buy(page);
    expect(await findViolations(page), 'the order').toEqual([]);
    // Another browser sees the order's number and state, and can ask for a link.
    const { page: stranger } = await open({ viewport, reducedMotion: 'reduce' });
    await stranger.goto(page.url());
    await settled(stranger);
    expect(await stranger.getByText('ada@example.com').count()).toBe(0);
    await stranger.getByRole('textbox').first().waitFor();
    expect(await findViolations(stranger), 'its state').toEqual([]);
    await stranger.setViewportSize({ width: 320, height: 640 });
    const overflow = await stranger.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });

  it.each([
    ['/shop/decaf-coffee', 'Subscribe', '**/subscription?*'],
    ['/shop/salt-cellar', 'Buy now', '**/checkout?*'],
  ])('on the way from %s by "%s"', async (path, name, address) => {
    const { page } = await open({ reducedMotion: 'reduce', javaScriptEnabled: false });
    await page.goto(path);
    await page.getByRole('button', { name, exact: true }).click();
    await page.waitForURL(address);
    const { page: scripted } = await open({ reducedMotion: 'reduce' });
    // The purchase opens for the browser that began it.
    await scripted.context().addCookies(await page.context().cookies());
    await scripted.goto(page.url());
    await fillCheckout(scripted);
    expect(await findViolations(scripted)).toEqual([]);
  });

  it.each([
    ['390 px', phone],
    ['1280 px', desktop],
  ] as const)('at %s on a form that came back from the server', async (_, viewport) => {
    const visit = await open({ viewport, reducedMotion: 'reduce' });
    const { page } = visit;
    // As without script, which axe needs.
    await page.route('**/assets/vitrine.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto('/forms/commission');
    await page.getByRole('button', { name: 'Ask for an offer' }).click();
    await page.locator('.error-summary').waitFor();
    expect(await findViolations(page)).toEqual([]);
    // The browser logs a page that is answered with 422.
    visit.complaints.length = 0;
  });

  it('on a product page that shows a failure', async () => {
    const { page } = await open({ reducedMotion: 'reduce' });
    await page.goto('/shop/dune-mug');
    await mounted(page, 'vitrine-add-to-cart');
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await page.getByText('Please select the Colour and Size options.').first().waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});
