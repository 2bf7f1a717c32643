import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { signIn } from '../support/owner-pages.js';
import { ownerPassword } from '../support/owner-password.js';
import { desktop, tablet, useShop } from '../support/shop-page.js';
import { expectUsable } from '../support/usable.js';
import { isWhole } from '../support/lane.js';

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

/** Makes a form of one field, as somebody without script does. Gives its id. */
async function makeForm(page: Page): Promise<string> {
  const crumb = await page.locator('[name=crumb]').first().inputValue();
  const form = {
    name: `Notes ${randomUUID().slice(0, 8)}`,
    fields: [{ id: 'text', type: 'text', title: 'Note', required: true }],
  };
  const answer = await page.request.post('/owner/forms/new', {
    form: { crumb, form: JSON.stringify(form) },
    maxRedirects: 0,
  });
  return /forms\/([\w-]+)\?/.exec(answer.headers()['location'] ?? '')?.[1] ?? '';
}

/** Sends a form of one field as a browser would, without showing a page. */
async function sendPlain(page: Page, formId: string, answer: string): Promise<void> {
  const crumb = await page.locator('[name=crumb]').first().inputValue();
  const answered = await page.request.post(`/forms/${formId}`, {
    form: { _crumb: crumb, text: answer },
    maxRedirects: 0,
  });
  expect(answered.status()).toBe(303);
}

describe('the owner', () => {
  const { open } = useShop();

  it('signs in with the password, sees an error for a wrong one, and reaches the requested page', async () => {
    const { page } = await open();
    await page.goto('/owner/mailing-list');
    await page.waitForURL('**/owner/sign-in?from=%2Fowner%2Fmailing-list');
    await page.getByLabel('Password').fill('guessed');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').getByText('That is not the password.').waitFor();
    await signIn(page, null);
    expect(await heading(page)).toBe('Mailing list');
  });

  it('changes a form with the builder, and visitors see it', async () => {
    const { page } = await open({ viewport: desktop });
    await signIn(page, '/owner/forms');
    const formId = await makeForm(page);
    await page.goto(`/owner/forms/${formId}`);
    await page.locator('vitrine-form-builder:state(ready)').waitFor();
    await page.getByLabel('Form name').fill('Notes of visitors');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved. Visitors see the new version now.').waitFor();
    await page.getByRole('link', { name: 'View page' }).click();
    expect(await heading(page)).toBe('Notes of visitors');
    expect(new URL(page.url()).pathname).toBe(`/forms/${formId}`);
  });

  if (isWhole) {
    it('shows no owner page after signing out, not even with Back', async () => {
      const { page } = await open();
      await signIn(page, '/owner/forms');
      await page.getByRole('link', { name: 'Mailing list' }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.waitForURL('**/owner/sign-in');
      await page.goBack();
      await page.getByLabel('Password').waitFor();
      await page.goto('/owner/forms');
      await page.getByLabel('Password').waitFor();
    });

    it('stays among the owner’s pages at an address that is none', async () => {
      const { page, complaints } = await open();
      await page.goto('/owner/nothing-here');
      await page.getByLabel('Password').waitFor();
      await signIn(page, '/owner/forms');
      await page.goto('/owner/nothing-here');
      expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
      await page.getByRole('link', { name: 'Mailing list' }).click();
      expect(await heading(page)).toBe('Mailing list');
    });

    it('reads a message that the contact page sent with script', async () => {
      const { page } = await open({ viewport: desktop });
      const words = `Hello ${randomUUID()}`;
      await page.goto('/contact');
      await page.locator('vitrine-form[form-id=contact]:state(ready)').waitFor();
      await page.getByLabel('First Name').fill('Ada');
      await page.getByLabel('Last Name').fill('Lovelace');
      await page.locator('[name=contact-email]').fill('ada@example.com');
      await page.locator('[name=contact-message]').fill(words);
      await page.getByRole('button', { name: 'Send' }).click();
      await page.locator('[name=contact-message]').waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe('/contact');
      await signIn(page, '/owner/forms');
      await page.getByRole('link', { name: /submissions? to Write to us$/ }).click();
      const letter = page.locator('.owner-submission', { hasText: words });
      await letter.waitFor();
      expect(await letter.innerText()).toContain('Ada Lovelace');
      expect(await letter.innerText()).toContain('from Contact');
    });

    it('has pages of secrets and of a person that anybody can use', async () => {
      const { page } = await open({ reducedMotion: 'reduce' });
      await page.goto('/owner/sign-in');
      await expectUsable(page);
      await signIn(page, '/owner/customers');
      const email = `${randomUUID()}@example.com`;
      await sendPlain(page, await makeForm(page), `Write to ${email}, please.`);
      await page.getByLabel('E-mail address', { exact: true }).fill(email);
      await page.getByRole('button', { name: 'Show what is kept' }).click();
      await page.getByRole('button', { name: 'Erase' }).waitFor();
      await expectUsable(page, tablet);
      // Begun and not confirmed: other specs sign in without a code.
      await page.goto('/owner/security');
      await page.getByLabel('Password').fill(ownerPassword);
      await page.getByRole('button', { name: 'Set up' }).click();
      await page.getByRole('img', { name: 'QR code of the key below' }).waitFor();
      await expectUsable(page, desktop);
    });
  }
});
