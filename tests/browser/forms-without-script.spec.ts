import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signIn } from '../support/owner-pages.js';
import { useShop } from '../support/shop-page.js';
import {
  withoutScript,
  control,
  readSubmissions,
  expectRefusal,
} from './forms-without-script-steps.js';

describe('without script', () => {
  const { open } = useShop();

  it('a visitor sends a message, and the owner reads it', async () => {
    const { page } = await open(withoutScript);
    const words = `Hello ${randomUUID()}`;
    await page.goto('/');
    await page.getByRole('link', { name: 'Write to us', exact: true }).click();
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Lovelace');
    await control(page, 'contact-email').fill('ada@example.com');
    await control(page, 'contact-message').fill(words);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL('**/forms/contact/thanks');
    expect(await page.locator('h1').textContent()).toBe('Thank you');

    // Back and once more: the same letter is not two.
    await page.goBack();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL('**/forms/contact/thanks');
    await signIn(page);
    const letters = (await readSubmissions(page, 'contact')).filter((text) => text.includes(words));
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain('Ada Lovelace');
    expect(letters[0]).toContain('from Contact');
  });

  it('an incomplete message comes back with everything typed and links to what is missing', async () => {
    const visit = await open(withoutScript);
    const { page } = visit;
    await page.goto('/contact');
    await page.getByLabel('First Name').fill('Ada');
    await control(page, 'contact-email').fill('ada at example');
    await control(page, 'contact-message').fill('  Two\nlines ');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.error-summary').waitFor();
    expectRefusal(visit);
    expect(await page.title()).toMatch(/^Error: /);
    expect(await page.getByLabel('First Name').inputValue()).toBe('Ada');
    expect(await control(page, 'contact-message').inputValue()).toBe('  Two\nlines ');
    expect(await page.locator('.error-summary').innerText()).toContain(
      'One or more fields is invalid, please check your entries.',
    );
    await page.locator('.error-summary a', { hasText: 'Email' }).click();
    expect(await page.evaluate(() => location.hash)).toMatch(/^#form-contact-\d$/);
    const email = control(page, 'contact-email');
    expect(await email.evaluate((input) => input.matches(':target'))).toBe(true);
    expect(await email.getAttribute('aria-invalid')).toBe('true');

    await email.fill('ada@example.com');
    await page.getByLabel('Last Name').fill('Lovelace');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL('**/forms/contact/thanks');
  });
});

describe('without script, what is sold out', () => {
  const { open } = useShop();

  it('accepts a signup in place of the button, and the owner sees it', async () => {
    const { page } = await open(withoutScript);
    await page.goto('/shop/linen-tea-towel');
    expect(await page.locator('.restock-title').innerText()).toBe('Sold out at the moment: Moss.');
    await page.locator('.restock-form [name=email]').fill(`${randomUUID()}@example.com`);
    await page.locator('.restock-form button').click();
    await page.getByText('Signed up! We write once, when it is back in stock.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/shop/linen-tea-towel');

    await signIn(page);
    await page.goto('/owner/restock');
    await page.getByRole('link', { name: 'Notify about Linen Tea Towel, Moss' }).click();
    // Nothing is sent before the question, which warns while there is none.
    await page.getByText('Careful.').waitFor();
    await page.locator('main form').getByRole('button').click();
    await page.getByText('1 mail is on its way.').waitFor();
    expect(await page.getByText('Linen Tea Towel').count()).toBe(0);
  });
});
