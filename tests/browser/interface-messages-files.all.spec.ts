import type { Page, Route } from 'playwright';
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
import { desktop, useShop } from '../support/shop-page.js';

// The sentences are those of platform §5 and §8, "UI messages", word for word.

describe('the messages of a file', () => {
  const { open } = useShop();

  async function upload(page: Page, file = picture): Promise<void> {
    await page.getByLabel('Add pictures').setInputFiles(file);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
  }

  it('tell why a picture is not taken, and leave the form as it is', async () => {
    const visit = await open({ viewport: desktop });
    const { page } = visit;
    await signIn(page, '/owner/products/new');
    await page.getByLabel('Title').fill('Jar');
    const big = { ...picture, buffer: Buffer.alloc(6 * 1024 * 1024 + 1) };
    await upload(page, big);
    await alert(
      page,
      'The file jar.png is too large. The maximum allowed file size is 6 MB.',
    ).waitFor();
    await upload(page, { ...picture, buffer: Buffer.from('no picture') });
    await alert(page, 'File processing failed').waitFor();
    for (const [sentence, answer] of [
      ['File upload failed to complete', (route) => route.abort()],
      ['No response data from job request', (route) => route.fulfill({ status: 200, body: '' })],
      [
        'There was a problem while uploading your file.',
        (route) => route.fulfill({ status: 500, body: '' }),
      ],
    ] as [string, (route: Route) => Promise<void>][]) {
      await page.route(uploads, answer);
      await upload(page);
      await alert(page, sentence).waitFor();
      await page.unroute(uploads);
    }
    await page.route(uploads, () => undefined);
    await upload(page);
    await press(page, 'Cancel the upload of jar.png');
    await alert(page, 'File processing cancelled').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // One that is well stands in the form.
    await upload(page);
    await page.getByLabel('What picture 1 shows').waitFor();

    await page.context().clearCookies({ name: 'OWNER' });
    await upload(page);
    await alert(
      page,
      'There was a problem while uploading your file. You are signed out.',
    ).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Jar');
    takeRefusals(visit);
  });

  it('Please enter a file name, and a name that stays or cannot be given', async () => {
    const visit = await open({ viewport: desktop });
    const { page } = visit;
    await signIn(page, '/owner/products/item-dune-mug');
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

    await upload(page);
    await page
      .getByLabel(/^File name of picture/)
      .last()
      .fill('blue jar');
    // As after a day, when a picture that was not saved is gone.
    await page
      .locator('input[name$="-url"]')
      .last()
      .evaluate((hidden: HTMLInputElement) => {
        hidden.value = '/product-pictures/00000000-0000-4000-8000-000000000000.png';
      });
    await press(page, 'Save');
    await alert(page, 'There was a problem while renaming your file.').waitFor();
    takeRefusals(visit);
  });
});
