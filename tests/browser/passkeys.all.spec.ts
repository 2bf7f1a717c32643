import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { signIn, signUp } from '../support/member-pages.js';
import { desktop, phone, tablet, useShop, type VisitOptions } from '../support/shop-page.js';

const page401 = expect.stringContaining('status of 401') as string;

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

  /** A member on the page of the passkeys. The authenticator goes with the context. */
  async function openPasskeys(options: VisitOptions = {}) {
    const email = `${randomUUID()}@example.com`;
    const visit = await open({ isCold: true, ...options });
    const device = await withAuthenticator(visit.page);
    await signUp(open, visit.page, email);
    await visit.page.locator('vitrine-login:state(ready)').waitFor();
    await signIn(visit.page, email);
    await visit.page.waitForURL('**/account');
    // The links move when the element has read the account.
    await visit.page.locator('vitrine-account:state(signed-in)').waitFor();
    await visit.page.getByRole('link', { name: 'Your passkeys' }).click();
    await visit.page.getByRole('heading', { name: 'Your passkeys' }).waitFor();
    return { ...visit, device, email };
  }

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

  it.each([
    ['signs in', false],
    ['signs in where the browser reads no JSON of credentials', true],
  ])('is added, and %s', async (_, isOlder) => {
    const { page, device } = await openPasskeys({ viewport: desktop });
    if (isOlder) {
      await page.addInitScript(() => {
        for (const name of ['parseCreationOptionsFromJSON', 'parseRequestOptionsFromJSON']) {
          Reflect.deleteProperty(PublicKeyCredential, name);
        }
        Reflect.deleteProperty(PublicKeyCredential.prototype, 'toJSON');
      });
      await page.reload();
    }
    await page.getByText('You have no passkeys.').waitFor();
    await add(page, 'My phone');
    await page.getByRole('heading', { name: 'My phone' }).waitFor();
    await page.getByText('Not used yet').waitFor();
    expect(await device.credentials()).toMatchObject([{ isResidentCredential: true }]);

    await signOut(page);
    await page.goto('/account/sign-in?from=/account/passkeys');
    await signInButton(page).click();
    await page.waitForURL('**/account/passkeys');
    await page.getByText('Last used on').waitFor();
  });

  it('is renamed and removed without script', async () => {
    const { page: first, email } = await openPasskeys();
    await add(first, '');
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto('/account/passkeys');
    await signIn(page, email);
    await page.waitForURL('**/account/passkeys');
    await page.getByRole('heading', { name: 'Passkey', exact: true }).waitFor();
    await page.getByText('To add a passkey, you need JavaScript').waitFor();
    expect(await addButton(page).isVisible()).toBe(false);
    await page.locator('summary', { hasText: 'Rename' }).click();
    await page.getByLabel('Name of the passkey').filter({ visible: true }).fill('Old laptop');
    await page.getByRole('button', { name: 'Save the new name' }).click();
    await page.getByText('The passkey is renamed.').waitFor();
    await page.getByRole('button', { name: 'Remove Old laptop' }).click();
    await page.getByText('The passkey is removed.').waitFor();
    await page.getByText('You have no passkeys.').waitFor();
  });

  it('keeps the new name that was typed if its form is too old', async () => {
    const { page, complaints } = await openPasskeys();
    await add(page, 'Phone');
    await page.locator('summary', { hasText: 'Rename' }).click();
    const field = page.locator('.account-passkeys').getByLabel('Name of the passkey');
    await field.fill('Tablet');
    await page.evaluate(() => {
      for (const input of document.querySelectorAll<HTMLInputElement>('[name=crumb]')) {
        input.value = 'an old one';
      }
    });
    await page.getByRole('button', { name: 'Save the new name' }).click();
    await page.getByRole('alert').filter({ hasText: 'Your session has expired.' }).waitFor();
    expect(await field.inputValue()).toBe('Tablet');
    expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 422')]);
  });

  it('says in place why it was not added', async () => {
    const { page, device } = await openPasskeys();
    await device.replace({ hasResidentKey: false });
    await addButton(page).click();
    await expect.poll(() => state(page).textContent()).toBe('No passkey was added.');
    // Who cancels has made no mistake.
    expect(await state(page).getAttribute('class')).not.toContain('field-error');
    await device.replace({ hasResidentKey: true });
    await add(page, 'Phone');
    await addButton(page).click();
    const known = 'This device has a passkey of your account already.';
    await expect.poll(() => state(page).textContent()).toBe(known);
    expect(await state(page).getAttribute('class')).toContain('field-error');
    expect(await state(page).getAttribute('role')).toBe('status');
  });

  it('says in place why it opened no session', async () => {
    const { page, device, complaints } = await openPasskeys();
    await add(page, 'Phone');
    await page.getByRole('button', { name: 'Remove Phone' }).click();
    await page.getByText('The passkey is removed.').waitFor();
    await signOut(page);
    await page.goto('/account/sign-in');
    await device.setVerified(false);
    await signInButton(page).click();
    await expect.poll(() => state(page).textContent()).toBe('No passkey was used.');
    await device.setVerified(true);
    await signInButton(page).click();
    await expect
      .poll(() => state(page).textContent())
      .toBe(
        'You could not be signed in with this passkey. Please try again, or use your password.',
      );
    expect(complaints.splice(0)).toEqual([page401]);
  });

  it('tells a ceremony that took too long from a cancelled one', async () => {
    const { page } = await open({ isCold: true });
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
  });

  it('is not offered by browsers that have none', async () => {
    const { page } = await open({ isCold: true });
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
    await page.goto('/account/sign-in');
    await page.locator('vitrine-login:state(ready)').waitFor();
    expect(await signInButton(page).isVisible()).toBe(false);
  });

  it.each([
    ['390 px', phone],
    ['768 px', tablet],
    ['1280 px', desktop],
  ])('has pages without anything that axe finds, at %s', async (_, viewport) => {
    const { page, device } = await openPasskeys({ viewport, reducedMotion: 'reduce' });
    expect(await findViolations(page)).toEqual([]);
    await add(page, 'My phone');
    await device.replace({ hasResidentKey: true });
    await add(page, 'The laptop in the kitchen, which everybody at home uses');
    for (const summary of await page.locator('summary').all()) await summary.click();
    await addButton(page).click();
    await page.getByText('This device has a passkey').waitFor();
    expect(await findViolations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
    await signOut(page);
    await page.goto('/account/sign-in');
    await signInButton(page).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});
