import { describe, expect, it } from 'vitest';
import { chooseOption } from '../support/choose-option.js';
import { desktop, mounted, phone, useShop, type ShopPage } from '../support/shop-page.js';
import type { Page } from 'playwright';
import { isWhole } from '../support/lane.js';

const image = '.product vitrine-product-image';

/** Opens the quick view of a product from its card. */
async function openQuickView(page: Page, itemId: string) {
  const view = page.locator(`vitrine-quick-view[product-id="${itemId}"]`);
  await view.scrollIntoViewIfNeeded();
  await page.locator(`vitrine-quick-view[product-id="${itemId}"]:state(ready)`).waitFor();
  await view.locator('a').first().click();
  await view.locator('vitrine-add-to-cart:state(ready)').waitFor();
  return view;
}

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('the product block on %s', (_device, viewport) => {
  const { open } = useShop();

  it('sells from a quick view, which leaves the address and the page where they are', async () => {
    const { page, cartCalls } = await open({ viewport });
    const counted = page.waitForResponse(/RecordQuickView/);
    await page.goto('/');
    const view = await openQuickView(page, 'item-dune-mug');
    // storefront §7: "POST /api/census/RecordQuickView/{id} | no body | ignored"
    const response = await counted;
    expect(response.status()).toBe(200);
    expect(new URL(response.url()).pathname).toBe('/api/census/RecordQuickView/item-dune-mug');
    expect(response.request().postData()).toBeNull();

    const scrolled = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 400);
    // The face of a value lies over its radio; a press on it is one on the radio.
    await view.getByRole('radio', { name: 'Oat' }).check({ force: true });
    await view.getByRole('radio', { name: 'Large' }).check({ force: true });
    await view.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await view.getByRole('button', { name: 'Added!' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(cartCalls.filter((call) => call.startsWith('POST'))).toHaveLength(1);

    await page.keyboard.press('Escape');
    const focused = () => page.evaluate(() => document.activeElement?.textContent.trim());
    await expect.poll(focused).toContain('Quick View');
  });
});

if (isWhole) {
  describe('the pictures of a product', () => {
    const { open } = useShop();

    // storefront §4: "when the variant changes, the shown image switches to the selected variant's main image."
    it('show the one of a thumbnail, and then that of the chosen variant', async () => {
      const { page } = await open({ viewport: desktop });
      await page.goto('/shop/dune-mug');
      await mounted(page, 'vitrine-product-image');
      const picture = page.locator(`${image} [part=image]`);
      await page.getByRole('button', { name: /Show picture 2 of 6/ }).click();
      await expect.poll(() => picture.getAttribute('src')).toBe('/images/dune-mug-slate.svg');
      await mounted(page, 'vitrine-variant-picker');
      await chooseOption(page, 'Colour', 'Fern');
      await chooseOption(page, 'Size', 'Small');
      await expect.poll(() => picture.getAttribute('src')).toBe('/images/dune-mug-fern.svg');
    });
  });

  describe('a quick view', () => {
    const { open } = useShop();

    it('is a link to the product without script', async () => {
      const { page } = await open({ javaScriptEnabled: false });
      await page.goto('/');
      await page.locator('vitrine-quick-view[product-id="item-dune-mug"] a').click();
      await page.waitForURL('**/shop/dune-mug');
    });
  });

  describe('the lessons', () => {
    const { open } = useShop();

    /** Chromium logs that a page was answered with 403, which is what it has to be. */
    const forgive403 = ({ complaints }: ShopPage) => {
      const others = complaints.filter((complaint) => !complaint.includes('status of 403'));
      complaints.splice(0, complaints.length, ...others);
    };

    it.each([
      ['with script', true],
      ['without script', false],
    ])('are closed until one joins, and after one has left: %s', async (_, javaScriptEnabled) => {
      const visit = await open({ javaScriptEnabled });
      const { page } = visit;
      await page.goto('/lessons');
      await page.getByRole('link', { name: /A first bowl on the wheel/ }).click();
      await page.getByRole('heading', { name: 'This lesson is for members' }).waitFor();
      const join = page.getByRole('link', { name: 'Become a member' });
      // Until the widget is there its link is the server's own.
      if (javaScriptEnabled) await page.locator('vitrine-join-button:state(ready)').waitFor();
      await join.filter({ visible: true }).click();
      await page.getByRole('button', { name: 'Become a member' }).click();
      await page.waitForURL('**/lessons/first-bowl');
      await page.getByText('Centring is leaning, not pressing.').waitFor();

      await page.goto('/join');
      await page.getByRole('button', { name: 'End my membership' }).click();
      await page.waitForURL('**/lessons');
      await page.goBack();
      await page.goto('/lessons/first-bowl');
      await page.getByRole('heading', { name: 'This lesson is for members' }).waitFor();
      forgive403(visit);
    });

    it('offer the join button of the widget', async () => {
      const visit = await open();
      const { page } = visit;
      const response = await page.goto('/lessons/bare-foot');
      expect(response?.status()).toBe(403);
      await page.locator('vitrine-join-button').scrollIntoViewIfNeeded();
      const button = page.locator('vitrine-join-button [part=button]');
      await button.waitFor();
      await page.evaluate(() =>
        document.addEventListener('vitrine-before-join', (event) => event.preventDefault(), {
          once: true,
        }),
      );
      await button.click();
      expect(new URL(page.url()).pathname).toBe('/lessons/bare-foot');
      await button.click();
      await page.waitForURL('**/join?from=%2Flessons%2Fbare-foot');
      forgive403(visit);
    });
  });
}
