import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  alert,
  describing,
  picture,
  press,
  takeRefusals,
  uploads,
} from '../support/interface-messages.js';
import { signIn } from '../support/owner-pages.js';
import { desktop, useShop, type ShopPage } from '../support/shop-page.js';

// The sentences are those of platform §5 and §8, "UI messages", word for word.

describe('the messages of a file', () => {
  const { open } = useShop();

  async function openEditor(): Promise<ShopPage> {
    const visit = await open({ viewport: desktop });
    await signIn(visit.page, '/owner/products/new');
    await visit.page.getByLabel('Title').fill('Jar');
    return visit;
  }

  async function upload(page: Page, file = picture): Promise<void> {
    await page.getByLabel('Add pictures').setInputFiles(file);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
  }

  it('Please enter a file name, and a name that stays', async () => {
    const visit = await openEditor();
    const { page } = visit;
    await page.goto('/owner/products/item-dune-mug');
    await upload(page);
    const field = page.getByLabel(/^File name of picture/).last();
    expect(await field.inputValue()).toBe('jar.png');
    await field.fill(' ');
    await press(page, 'Save');
    await expect.poll(() => describing(field)).toContain('Please enter a file name');
    takeRefusals(visit);
    await field.fill('blue jar');
    await press(page, 'Save');
    await page.getByText('Saved.').waitFor();
    expect(await field.inputValue()).toBe('blue jar.png');
    const url = (await page.locator('.product-pictures img').last().getAttribute('src')) ?? '';
    const served = await page.request.get(url);
    expect(served.headers()['content-disposition']).toContain('blue%20jar.png');
    // The mug has its own pictures again.
    await page
      .getByRole('button', { name: /^Remove picture/ })
      .last()
      .click();
    await press(page, 'Save');
    await page.getByText('Saved.').waitFor();
  });

  it('There was a problem while renaming your file.', async () => {
    const visit = await openEditor();
    const { page } = visit;
    await page.goto('/owner/products/item-dune-mug');
    await upload(page);
    await page.getByLabel(/^File name of picture/).fill('blue jar');
    // As after a day, when a picture that was not saved is gone.
    await page
      .locator('input[name$="-url"]')
      .last()
      .evaluate((field: HTMLInputElement) => {
        field.value = '/product-pictures/00000000-0000-4000-8000-000000000000.png';
      });
    await press(page, 'Save');
    await alert(page, 'There was a problem while renaming your file.').waitFor();
    takeRefusals(visit);
  });

  it('The file {fileName} is too large. The maximum allowed file size is {maxSize}.', async () => {
    const { page } = await openEditor();
    await upload(page, { ...picture, buffer: Buffer.alloc(6 * 1024 * 1024 + 1) });
    await alert(
      page,
      'The file jar.png is too large. The maximum allowed file size is 6 MB.',
    ).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Jar');
  });

  it('File processing failed', async () => {
    const visit = await openEditor();
    await upload(visit.page, { ...picture, buffer: Buffer.from('no picture') });
    await alert(visit.page, 'File processing failed').waitFor();
    takeRefusals(visit);
  });

  it('File upload failed to complete', async () => {
    const visit = await openEditor();
    await visit.page.route(uploads, (route) => route.abort());
    await upload(visit.page);
    await alert(visit.page, 'File upload failed to complete').waitFor();
    takeRefusals(visit);
  });

  it('File processing cancelled', async () => {
    const { page } = await openEditor();
    await page.route(uploads, () => undefined);
    await upload(page);
    await press(page, 'Cancel the upload of jar.png');
    await alert(page, 'File processing cancelled').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('There was a problem while uploading your file., after the session has ended', async () => {
    const visit = await openEditor();
    await visit.page.context().clearCookies({ name: 'OWNER' });
    await upload(visit.page);
    await alert(
      visit.page,
      'There was a problem while uploading your file. You are signed out.',
    ).waitFor();
    expect(await visit.page.getByLabel('Title').inputValue()).toBe('Jar');
    takeRefusals(visit);
  });

  it.each([
    ['No response data from job request', { status: 200, body: '' }],
    ['There was a problem while uploading your file.', { status: 500, body: '' }],
  ])('%s', async (sentence, answer) => {
    const visit = await openEditor();
    await visit.page.route(uploads, (route) => route.fulfill(answer));
    await upload(visit.page);
    await alert(visit.page, sentence).waitFor();
    expect(await visit.page.getByLabel('Title').inputValue()).toBe('Jar');
    takeRefusals(visit);
  });

  it('are none for a picture that is well: it stands in the form', async () => {
    const { page } = await openEditor();
    await upload(page);
    await page.getByLabel('What picture 1 shows').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Jar');
  });
});
