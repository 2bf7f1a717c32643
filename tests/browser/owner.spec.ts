import { describe, expect, it } from 'vitest';
import { signIn } from '../support/owner-pages.js';
import { desktop, useShop } from '../support/shop-page.js';
import { heading, makeForm } from './owner-steps.js';

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
});
