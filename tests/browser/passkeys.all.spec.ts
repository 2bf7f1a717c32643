import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { signIn, signUp } from '../support/member-pages.js';
import { desktop, tablet, useShop } from '../support/shop-page.js';
import { expectUsable } from '../support/usable.js';

/** The authenticator of the device, as Chromium simulates it. */
async function withAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  let id = '';
  async function replace(options: { hasResidentKey: boolean }) {
    if (id !== '')
      await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: id });
    const added = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
        ...options,
      },
    });
    id = added.authenticatorId;
  }
  await replace({ hasResidentKey: true });
  return {
    replace,
    setVerified: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified }),
    credentials: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials,
  };
}

describe('a passkey', () => {
  const { open } = useShop();

  const addButton = (page: Page) => page.getByRole('button', { name: 'Add a passkey' });
  const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });
  const state = (page: Page) => page.locator('.passkey-state');

  async function add(page: Page, name: string): Promise<void> {
    await page.locator('#passkey-name').fill(name);
    await addButton(page).click();
    await page.getByText('The passkey is added.').waitFor();
    await page.getByRole('heading', { name: name || 'Passkey', exact: true }).waitFor();
  }

  async function signOut(page: Page): Promise<void> {
    await page.goto('/account');
    await page.locator('vitrine-account:state(signed-in)').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  }

  it('is added, signs in, is renamed and removed; what goes wrong is said in place', async () => {
    const email = `${randomUUID()}@example.com`;
    // The authenticator goes with the context.
    const { page, complaints } = await open({ isCold: true });
    const device = await withAuthenticator(page);
    await signUp(open, page, email);
    await page.locator('vitrine-login:state(ready)').waitFor();
    await signIn(page, email);
    await page.waitForURL('**/account');
    // The links move when the element has read the account.
    await page.locator('vitrine-account:state(signed-in)').waitFor();
    for (const summary of await page.locator('main summary').all()) await summary.click();
    await expectUsable(page, desktop);
    await page.getByRole('link', { name: 'Your passkeys' }).click();
    await page.getByText('You have no passkeys.').waitFor();

    await device.replace({ hasResidentKey: false });
    await addButton(page).click();
    await expect.poll(() => state(page).textContent()).toBe('No passkey was added.');
    // Who cancels has made no mistake.
    expect(await state(page).getAttribute('class')).not.toContain('field-error');
    await device.replace({ hasResidentKey: true });
    await add(page, 'The laptop in the kitchen, which everybody at home uses');
    await page.getByText('Not used yet').waitFor();
    expect(await device.credentials()).toMatchObject([{ isResidentCredential: true }]);
    await addButton(page).click();
    const known = 'This device has a passkey of your account already.';
    await expect.poll(() => state(page).textContent()).toBe(known);
    expect(await state(page).getAttribute('class')).toContain('field-error');
    expect(await state(page).getAttribute('role')).toBe('status');
    for (const summary of await page.locator('main summary').all()) await summary.click();
    await expectUsable(page);

    // A form that is too old keeps what was typed.
    const field = page.locator('.account-passkeys').getByLabel('Name of the passkey');
    await field.fill('Phone');
    await page.evaluate(() => {
      for (const input of document.querySelectorAll<HTMLInputElement>('[name=crumb]')) {
        input.value = 'an old one';
      }
    });
    const rename = page.getByRole('button', { name: 'Save the new name' });
    await rename.click();
    await page.getByRole('alert').filter({ hasText: 'Your session has expired.' }).waitFor();
    expect(await field.inputValue()).toBe('Phone');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 422')]);
    await rename.click();
    await page.getByText('The passkey is renamed.').waitFor();

    const { page: plain } = await open({ javaScriptEnabled: false });
    await plain.context().addCookies(await page.context().cookies());
    await plain.goto('/account/passkeys');
    await plain.getByText('To add a passkey, you need JavaScript').waitFor();
    expect(await addButton(plain).isVisible()).toBe(false);

    await signOut(page);
    await page.goto('/account/sign-in?from=/account/passkeys');
    await signInButton(page).waitFor();
    await expectUsable(page, tablet);
    await device.setVerified(false);
    await signInButton(page).click();
    await expect.poll(() => state(page).textContent()).toBe('No passkey was used.');
    await device.setVerified(true);
    await signInButton(page).click();
    await page.waitForURL('**/account/passkeys');
    await page.getByText('Last used on').waitFor();

    await page.getByRole('button', { name: 'Remove Phone' }).click();
    await page.getByText('The passkey is removed.').waitFor();
    await signOut(page);
    await page.goto('/account/sign-in?from=/account/passkeys');
    await signInButton(page).click();
    const refused =
      'You could not be signed in with this passkey. Please try again, or use your password.';
    await expect.poll(() => state(page).textContent()).toBe(refused);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 401')]);

    // A browser that reads no JSON of credentials.
    await page.addInitScript(() => {
      for (const name of ['parseCreationOptionsFromJSON', 'parseRequestOptionsFromJSON']) {
        Reflect.deleteProperty(PublicKeyCredential, name);
      }
      Reflect.deleteProperty(PublicKeyCredential.prototype, 'toJSON');
    });
    await device.replace({ hasResidentKey: true });
    await page.reload();
    await page.locator('vitrine-login:state(ready)').waitFor();
    await signIn(page, email);
    await page.waitForURL('**/account/passkeys');
    await add(page, '');
    await signOut(page);
    await page.goto('/account/sign-in?from=/account/passkeys');
    await signInButton(page).click();
    await page.waitForURL('**/account/passkeys');
    await page.getByText('Last used on').waitFor();
  });

  it('of a ceremony that took too long was not cancelled; browsers without any offer none', async () => {
    const { page } = await open();
    await page.route('**/session/passkey/options', async (route) => {
      const response = await route.fetch();
      const options = (await response.json()) as object;
      await route.fulfill({ response, json: { ...options, timeout: 0 } });
    });
    await page.goto('/account/sign-in');
    await page.evaluate(() => {
      const ask = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      Object.defineProperty(navigator.credentials, 'get', { value: ask });
    });
    await signInButton(page).click();
    const late = 'That took too long. Please try again.';
    await expect.poll(() => state(page).textContent()).toBe(late);

    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
    await page.reload();
    await page.locator('vitrine-login:state(ready)').waitFor();
    expect(await signInButton(page).isVisible()).toBe(false);
  });
});
