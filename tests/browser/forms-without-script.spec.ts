import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { signIn } from '../support/owner-pages.js';
import { desktop, useShop, type ShopPage } from '../support/shop-page.js';
import { isWhole } from '../support/lane.js';

const withoutScript = { javaScriptEnabled: false };
const control = (page: Page, name: string) => page.locator(`.website-form [name="${name}"]`);
/** What the owner reads of what was sent, one text for each submission. */
async function readSubmissions(page: Page, formId: string): Promise<string[]> {
  await page.goto(`/owner/forms/${formId}/submissions`);
  return page.locator('.owner-submission').allInnerTexts();
}

/** The browser logs that an answer was a refusal. */
function expectRefusal(visit: ShopPage): void {
  expect(visit.complaints.splice(0)).toEqual([expect.stringContaining('422')]);
}

/** A form of every kind that a browser can answer without script. */
const everyKind = {
  name: `Every kind ${randomUUID().slice(0, 8)}`,
  fields: [
    { id: 'k-text', type: 'text', title: 'A text', required: true },
    { id: 'k-textarea', type: 'textarea', title: 'A long text', maxLength: 40 },
    { id: 'k-email', type: 'email', title: 'An email' },
    { id: 'k-number', type: 'number', title: 'A number' },
    { id: 'k-website', type: 'website', title: 'A website' },
    { id: 'k-currency', type: 'currency', title: 'A sum', currencySymbol: '$' },
    { id: 'k-password', type: 'password', title: 'A password' },
    { id: 'k-address', type: 'address', title: 'An address' },
    { id: 'k-checkbox', type: 'checkbox', title: 'Boxes', options: ['One', 'Two', 'Three'] },
    { id: 'k-date', type: 'date', title: 'A date' },
    { id: 'k-hidden', type: 'hidden', key: 'source', value: 'shop' },
    { id: 'k-likert', type: 'likert', title: 'Opinions', options: ['It is dear', 'I like it'] },
    { id: 'k-name', type: 'name', title: 'A name' },
    { id: 'k-phone', type: 'phone', title: 'A phone', showCountryCode: true },
    { id: 'k-radio', type: 'radio', title: 'One of them', options: ['Paper', 'Cloth'] },
    { id: 'k-select', type: 'select', title: 'From a list', options: ['Blue', 'Black'] },
    { id: 'k-time', type: 'time', title: 'A time' },
  ],
  submissionMessage: 'We have <it>.',
};

const group = (page: Page, name: string) => page.getByRole('group', { name });

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

  if (isWhole) {
    it('a form that the owner wrote as JSON asks for every kind, and stores it as it was typed', async () => {
      const { page } = await open({ ...withoutScript, viewport: desktop });
      await page.goto('/owner/forms/new');
      await signIn(page, null);
      await page.getByLabel('Form (JSON)').fill(JSON.stringify(everyKind));
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Saved. Visitors see the new version now.').waitFor();
      await page.getByRole('link', { name: 'View page' }).click();
      expect(await page.locator('h1').textContent()).toBe(everyKind.name);
      const formId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await page.goto(`/forms/${formId}?source=letter`);

      await control(page, 'k-text').fill('"A" & <b>');
      await control(page, 'k-textarea').fill('One\n  two ');
      await control(page, 'k-email').fill('ada@example.com');
      await control(page, 'k-number').fill('7');
      await control(page, 'k-website').fill('https://example.com/a?b=c');
      await control(page, 'k-currency').fill('12.50');
      await control(page, 'k-password').fill('secret');
      const fill = async (id: string, texts: readonly string[]) => {
        for (const [index, text] of texts.entries()) await control(page, id).nth(index).fill(text);
      };
      await fill('k-address', ['1 Quay Lane', '', 'Marram', 'ME', '04101', 'US']);
      await fill('k-date', ['2', '28', '2027']);
      await fill('k-name', ['Ada', 'Lovelace']);
      await fill('k-phone', ['1', '207', '555', '0100']);
      await fill('k-time', ['9', '30', '00']);
      await control(page, 'k-time').nth(3).selectOption('PM');
      await group(page, 'Boxes').getByLabel('One').check();
      await group(page, 'Boxes').getByLabel('Three').check();
      await group(page, 'It is dear').getByLabel('Strongly Agree').check();
      await page.getByRole('radiogroup', { name: 'One of them' }).getByLabel('Cloth').check();
      await control(page, 'k-select').selectOption('Black');
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.waitForURL(`**/forms/${formId}/thanks`);
      await page.getByText('We have <it>.').waitFor();

      const [submission = '', ...others] = await readSubmissions(page, formId);
      expect(others).toEqual([]);
      const answers = await page
        .locator('.owner-answers > div')
        .evaluateAll((all) => all.map((row) => [...row.children].map((part) => part.textContent)));
      expect(Object.fromEntries(answers)).toMatchObject({
        'A text': '"A" & <b>',
        'A long text': 'One\n  two ',
        'An email': 'ada@example.com',
        'A website': 'https://example.com/a?b=c',
        'An address': expect.stringContaining('1 Quay Lane'),
        Boxes: 'One, Three',
        Opinions: 'It is dear: Strongly Agree',
        'A name': 'Ada Lovelace',
        'One of them': 'Cloth',
        'From a list': 'Black',
      });
      expect(submission).not.toContain('secret');

      await page.goto(`/owner/forms/${formId}`);
      await page.getByText('Delete this form').click();
      await page.getByRole('button', { name: 'Delete form' }).click();
      await page.getByText('The form was deleted.').waitFor();
      expect(await page.getByText(everyKind.name).count()).toBe(0);
    });

    it('a form that cannot be saved stays as it was typed', async () => {
      const visit = await open(withoutScript);
      const { page } = visit;
      await page.goto('/owner/forms/new');
      await signIn(page, null);
      await page.getByLabel('Form (JSON)').fill('{ "name": </textarea>');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('alert').waitFor();
      expectRefusal(visit);
      expect(await page.getByLabel('Form (JSON)').inputValue()).toBe('{ "name": </textarea>');
    });

    it('an address is added to the mailing list from the footer of the home page', async () => {
      const { page } = await open(withoutScript);
      const email = `${randomUUID()}@example.com`;
      await page.goto('/');
      await page.locator('.newsletter input[type=email]').fill(email);
      await page.locator('.newsletter button').click();
      await page.waitForURL('**/forms/newsletter/thanks');
      expect(await page.locator('h1').textContent()).toBe('One more step');
      await signIn(page);
      await page.goto('/owner/mailing-list?state=pending');
      const row = page.getByRole('listitem').filter({ hasText: email });
      await row.getByText('Form “newsletter”').waitFor();
      // Without a mail server, the mail with the link is a file.
      const sent = async () => {
        await page.goto('/owner/mail?state=sent');
        return page.getByText(email).count();
      };
      await expect.poll(sent).toBe(1);
    });

    it('a form with a captcha explains what it needs and keeps what was typed', async () => {
      const visit = await open(withoutScript);
      const { page } = visit;
      await page.goto('/forms/commission');
      // Playwright looks for no text inside noscript.
      const note = page.locator('.website-form noscript .note');
      expect(await note.innerText()).toContain(
        'This form needs JavaScript to check that you are not a robot',
      );
      await control(page, 'commission-name').first().fill('Ada');
      await page.getByRole('button', { name: 'Ask for an offer' }).click();
      await page.locator('.error-summary').waitFor();
      expectRefusal(visit);
      expect(await control(page, 'commission-name').first().inputValue()).toBe('Ada');
      await note.locator('a').click();
      await page.waitForURL('**/contact');
    });
  }
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

  if (isWhole) {
    it('is shown open where everything is sold out, without a button that does nothing', async () => {
      const { page } = await open(withoutScript);
      await page.goto('/shop/workshop-apron');
      await page.getByText('Workshop Apron is sold out.').waitFor();
      expect(await page.locator('.add-form button').isVisible()).toBe(false);
    });

    it('shows the error at the field', async () => {
      const { page } = await open(withoutScript);
      await page.goto('/shop/workshop-apron');
      await page
        .locator('.restock-form')
        .evaluate((form: HTMLFormElement) => (form.noValidate = true));
      await page.locator('.restock-form [name=email]').fill('nobody');
      await page.getByRole('button', { name: 'Notify me when available' }).click();
      await page.waitForURL('**?restock=email-invalid');
      await page.getByText('Email is invalid').waitFor();
      expect(
        await page.locator('.restock-form [name=email]').getAttribute('aria-describedby'),
      ).toBe('restock-email-error');
    });
  }
});
