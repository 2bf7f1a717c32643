import { describe, expect, it } from 'vitest';
import { useShop } from '../support/shop-page.js';
import { formOf, openForm, firstName } from './product-form-steps.js';

describe('the form of a product', () => {
  const { open } = useShop();

  it('is validated by the server, and the cart shows the answers', async () => {
    const { page, cartCalls } = await open();
    await openForm(page);
    const form = formOf(page);
    await firstName(page).fill('Ada');
    await form.getByLabel('Last Name').fill('Lovelace');
    await form.getByLabel('Ink (required)').selectOption('Tide blue');
    await form.getByLabel('Wax seals').check();
    const checked = page.waitForResponse(/\/api\/rest\/forms\/validate\/form-letterpress-cards$/);
    await form.getByRole('button', { name: 'Add To Cart' }).click();
    expect((await checked).status()).toBe(200);
    await form.waitFor({ state: 'detached' });
    expect(cartCalls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    await page.goto('/cart');
    // The plain line of the page gives way to the widget's.
    await page.locator('vitrine-cart:state(ready)').waitFor();
    for (const answer of ['Ada Lovelace', 'Tide blue']) {
      await page.getByText(answer).filter({ visible: true }).first().waitFor();
    }
  });
});
