import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../core/template/index.js';
import { useShop } from '../support/shop-page.js';

const money = (value: string) => ({ value, currency: 'USD' });
const mug = {
  id: 'item-dune-mug',
  title: 'Dune Mug',
  fullUrl: '/shop/dune-mug',
  structuredContent: {
    productType: 1,
    variantOptionOrdering: ['Size'],
    variants: [
      {
        sku: 'MUG-OAT-SMALL',
        attributes: { Size: 'Small' },
        priceMoney: money('28.00'),
        qtyInStock: 24,
      },
      {
        sku: 'MUG-OAT-LARGE',
        attributes: { Size: 'Large' },
        priceMoney: money('34.00'),
        qtyInStock: 18,
      },
    ],
  },
};

const apart = `{.section item}<div>{@|variants-select}</div>
<p>{@|product-price}</p><div>{@|quantity-input}</div><div>{@|add-to-cart-btn}</div>{.end}`;
const together = '{.section item}{@|product-checkout}{.end}';

/** A page made by the template engine, on the shop's origin. */
async function goToTemplate(page: Page, template: string): Promise<void> {
  await page.goto('/shop/dune-mug');
  const cookies = await page.context().cookies();
  const crumb = cookies.find(({ name }) => name === 'crumb')?.value ?? '';
  const { output, errors } = createEngine().render(
    `<!doctype html><html lang="en"><title>{item.title|html}</title>
    <script type="module" src="/assets/vitrine.js"></script>
    <body><main><h1>{item.title|html}</h1>${template}</main></body></html>`,
    { item: mug, crumb },
  );
  expect(errors).toEqual([]);
  await page.route('**/made-of-a-template', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: output }),
  );
  await page.goto('/made-of-a-template');
}

describe.each([
  ['apart', apart],
  ['together', together],
])('the buying formatters, printed %s', (_, template) => {
  const { open } = useShop();

  it('make one form that works without script', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await goToTemplate(page, template);
    await page.getByRole('combobox').selectOption('MUG-OAT-LARGE');
    await page.getByRole('spinbutton').fill('3');
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await page.waitForURL('**/cart*');
    expect(await page.getByRole('main').innerText()).toContain('Large');
    expect(await page.getByRole('main').innerText()).toContain('$102.00');
  });

  it('become widgets that add what was chosen, once', async () => {
    const { page, cartCalls } = await open();
    await goToTemplate(page, template);
    for (const tag of ['vitrine-variant-picker', 'vitrine-quantity', 'vitrine-add-to-cart']) {
      await page.locator(tag).scrollIntoViewIfNeeded();
      await page.locator(`${tag}:state(ready)`).waitFor();
    }
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('combobox', { name: 'Size', exact: true }).selectOption('Large');
    await page.getByRole('spinbutton').fill('2');
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await page.getByRole('button', { name: 'Added!' }).waitFor();
    expect((await sent).postDataJSON()).toMatchObject({
      itemId: mug.id,
      sku: 'MUG-OAT-LARGE',
      quantity: 2,
    });
    expect(cartCalls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });
});
