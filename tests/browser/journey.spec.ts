import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { chooseOption } from '../support/choose-option.js';
import { tabTo } from '../support/keyboard.js';
import { addToCart } from '../support/mug-form.js';
import { isWhole } from '../support/lane.js';
import { desktop, mounted, phone, useShop } from '../support/shop-page.js';

const product = '/shop/dune-mug';
const pill = 'vitrine-cart-pill [part~=pill]';

describe('a shopper adds to cart', () => {
  const { open } = useShop();

  it.each([['a phone', phone] as const, ...(isWhole ? [['a desktop', desktop] as const] : [])])(
    'from home to the cart page, on %s',
    async (_device, viewport) => {
      const { page, cartCalls } = await open({ viewport });
      await page.goto('/');
      await page.locator(`a[href="${product}"]`).first().click();
      await page.waitForURL(`**${product}`);

      await mounted(page, 'vitrine-add-to-cart');
      await chooseOption(page, 'Colour', 'Oat');
      await chooseOption(page, 'Size', 'Large');
      await page.getByRole('button', { name: /Increase quantity/ }).click();
      const button = page.getByRole('button', { name: 'Add To Cart', exact: true });
      await button.click();

      const label = page.locator(addToCart);
      await label.getByRole('button', { name: 'Adding…' }).waitFor();
      await label.getByRole('button', { name: 'Added!' }).waitFor();
      await page.locator(pill, { hasText: '2 items' }).waitFor();
      await label.getByRole('button', { name: 'Add To Cart' }).waitFor();

      await page.reload();
      await page.locator(pill, { hasText: '2 items' }).click();
      await page.waitForURL('**/cart');
      await page.locator('vitrine-cart:state(initialized)').waitFor();
      const line = page.locator('vitrine-cart [part~=line]');
      expect(await line.textContent()).toMatch(/Dune Mug.*Oat.*Large/s);
      expect(await line.getByRole('spinbutton').inputValue()).toBe('2');
      expect(cartCalls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    },
  );

  it('with JavaScript off', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(product);
    await page.locator('select[name=sku]').selectOption({ label: (await firstChoice(page)) ?? '' });
    await page.locator('.product vitrine-quantity input').fill('2');
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await page.waitForURL('**/cart');
    const line = page.getByRole('listitem').filter({ hasText: 'Dune Mug' });
    expect(await line.locator('[name=quantity]').inputValue()).toBe('2');

    await line.getByRole('button', { name: /Remove/ }).click();
    await page.getByText('You have nothing in your shopping cart.').waitFor();
  });

  it('with the keyboard alone', async () => {
    const { page } = await open();
    await page.goto(product);
    await mounted(page, 'vitrine-variant-picker');
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await tabTo(page, /Oat/);
    await press('Space');
    await tabTo(page, /Small/);
    await press('ArrowRight');
    await tabTo(page, /Quantity/);
    await press('ArrowUp', 'Enter');
    await page.locator(addToCart).getByRole('button', { name: 'Added!' }).waitFor();
    await page.locator(pill, { hasText: '2 items' }).waitFor();
  });

  it('and sees which option is missing, with the focus on it', async () => {
    const { page, cartCalls } = await open();
    await page.goto(product);
    await mounted(page, 'vitrine-add-to-cart');
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await page.getByText('Please select the Colour and Size options.').first().waitFor();
    const focused = await page.evaluate(
      () => document.activeElement?.shadowRoot?.activeElement?.localName,
    );
    expect(focused).toBe('input');
    expect(cartCalls).toEqual([]);
  });

  it('twice in a row with a double click: one entry', async () => {
    const { page, cartCalls } = await open();
    await page.goto('/shop/salt-cellar');
    await mounted(page, 'vitrine-add-to-cart');
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).dblclick();
    await page.locator(pill, { hasText: '1 item' }).waitFor();
    expect(cartCalls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('and sees the right count after Back', async () => {
    const { page } = await open();
    await page.goto('/');
    await page.goto('/shop/salt-cellar');
    await mounted(page, 'vitrine-add-to-cart');
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await page.locator(pill, { hasText: '1 item' }).waitFor();
    await page.goBack();
    await page.locator(pill, { hasText: '1 item' }).waitFor();
  });

  it('in one tab and sees the pill change in another', async () => {
    const { page } = await open();
    await page.goto('/shop/salt-cellar');
    const other = await page.context().newPage();
    await other.goto('/shop/salt-cellar');
    await mounted(other, 'vitrine-add-to-cart');
    await mounted(page, 'vitrine-add-to-cart');
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await other.locator(pill, { hasText: '1 item' }).waitFor();
  });
});

/** The label of the first combination that can be bought. */
async function firstChoice(page: Page): Promise<string | null> {
  return page
    .locator('select[name=sku] option:not([disabled]):not([value=""])')
    .first()
    .textContent();
}
