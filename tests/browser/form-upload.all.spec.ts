import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { signIn } from '../support/owner-pages.js';
import { desktop, phone, useShop } from '../support/shop-page.js';

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: png });
const page404 = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>') };

const sketch = {
  name: `Sketch ${randomUUID().slice(0, 8)}`,
  honeypot: true,
  fields: [
    { id: 'piece', type: 'section', title: 'The piece', display: 'group', underline: true },
    { id: 'kind', type: 'radio', title: 'What?', options: ['A vase', 'Tiles'] },
    {
      id: 'height',
      type: 'text',
      title: 'How high?',
      required: true,
      showWhen: { field: 'kind', values: ['A vase'] },
    },
    { id: 'day', type: 'date', title: 'By when?', display: 'picker' },
    { id: 'pictures', type: 'file', title: 'Pictures', accept: ['png'], maxCount: 2 },
  ],
  submissionMessage: 'We have it.',
};

/** Makes the form, as an owner without script does. Gives its address. */
async function makeForm(page: Page): Promise<string> {
  await signIn(page);
  const crumb = await page.locator('[name=crumb]').first().inputValue();
  const answer = await page.request.post('/owner/forms/new', {
    form: { crumb, form: JSON.stringify(sketch) },
    maxRedirects: 0,
  });
  const [, id = ''] = /forms\/([\w-]+)\?/.exec(answer.headers()['location'] ?? '') ?? [];
  return `/forms/${id}`;
}

const files = (page: Page) => page.locator('.vitrine-file');

describe('a form with files', () => {
  const { open } = useShop();

  it('uploads each file by itself, and the owner downloads it', async () => {
    const visit = await open({ viewport: desktop });
    const { page } = visit;
    const address = await makeForm(page);
    await page.goto(address);
    const control = page.locator('input[type=file]');
    await page.locator('.vitrine-files').waitFor();

    // The condition, and a field that is left half-filled.
    expect(await page.getByLabel('How high?').isVisible()).toBe(false);
    await page.getByLabel('A vase').check();
    await page.getByLabel('How high?').fill('30 cm');
    await page.getByLabel('By when?').focus();
    await page.keyboard.type('12');

    await control.setInputFiles([picture('one.png'), page404]);
    await files(page).filter({ hasText: 'one.png' }).getByText('Uploaded').waitFor();
    await files(page).getByText('This file is none of these kinds: PNG.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('link', { name: /^By when\? Enter a date/ }).waitFor();
    await page.getByRole('link', { name: /^Pictures: A file was not uploaded/ }).waitFor();
    await page.getByRole('button', { name: 'Remove page.png' }).click();
    expect(await control.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.getByLabel('By when?').fill('2030-05-01');

    // One that is lost on its way is tried again; the others stay.
    await page.route('**/files?*', (route) => route.abort(), { times: 1 });
    await control.setInputFiles([picture('two.png')]);
    await page.getByRole('button', { name: 'Try again: two.png' }).click();
    await files(page).filter({ hasText: 'two.png' }).getByText('Uploaded').waitFor();
    visit.complaints.length = 0;

    // Nobody gets to the unseen field, by key or by reader.
    expect(await page.getByText('Leave this field empty').count()).toBe(1);
    expect(await page.getByRole('textbox', { name: 'Leave this field empty' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('We have it.').waitFor();

    await page.goto(`/owner${address}/submissions`);
    expect(await page.locator('.owner-answers').innerText()).toContain('one.png, two.png');
    const href = await page.getByRole('link', { name: 'Download one.png' }).getAttribute('href');
    const download = await page.request.get(href ?? '');
    expect(download.headers()).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename="one\.png"/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await download.body()).equals(png)).toBe(true);
    const stranger = await (
      await open({ viewport: desktop })
    ).page.request.get(href ?? '', { maxRedirects: 0 });
    expect(stranger.status()).toBe(303);
  });

  it('takes them with the form where no script runs, and keeps them after a mistake', async () => {
    const owner = await open({ viewport: desktop });
    const address = await makeForm(owner.page);
    const visit = await open({ viewport: phone, javaScriptEnabled: false });
    const { page } = visit;
    await page.goto(address);
    // Playwright looks for no text inside noscript.
    expect(await page.locator('main').innerText()).toContain('Only for “What?”: A vase.');
    await page.getByLabel('A vase').check();
    await page.locator('input[type=file]').setInputFiles([picture('three.png')]);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('link', { name: 'How high? Required' }).waitFor();
    visit.complaints.length = 0;
    await page.getByText('three.png').waitFor();
    await page.getByLabel('How high?').fill('30 cm');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL('**/thanks');
    await owner.page.goto(`/owner${address}/submissions`);
    await owner.page.getByRole('link', { name: 'Download three.png' }).waitFor();
  });
});
