import { describe, expect, it } from 'vitest';
import { keepSentBodies } from '../support/sent-bodies.js';
import { settled } from '../support/settled.js';
import { narrow, useShop } from '../support/shop-page.js';
import { isWhole } from '../support/lane.js';
import type { Page } from 'playwright';
import { readOverflow } from '../support/usable.js';

const formPath = '/forms/commission';
const savePath = '/api/form/SaveFormSubmission';
const box = (page: Page) => page.getByRole('checkbox', { name: 'I am not a robot' });
const check = (page: Page) => page.locator('.vitrine-check');
const send = (page: Page) => page.getByRole('button', { name: 'Ask for an offer' });

async function openForm(page: Page): Promise<void> {
  await page.goto(formPath);
  await page.locator('vitrine-form:state(ready)').first().waitFor();
  await box(page).waitFor();
}

/** What the form cannot do without. */
async function fill(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Email', { exact: false }).first().fill('ada@example.com');
  await page.getByLabel('A bowl').check();
  await page.getByLabel('How many?').fill('2');
  await page.getByLabel('Tell us about it').fill('Tall, and the colour of the tide.');
}

/** As somebody does who has no mouse. */
async function solve(page: Page): Promise<void> {
  await box(page).focus();
  await page.keyboard.press('Space');
  await check(page).and(page.locator('[data-state="verified"]')).waitFor();
}

const sent = (page: Page) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === savePath);

describe('ALTCHA on a form of the shop', () => {
  const { open } = useShop();

  it('solves a real challenge, and the form is stored', async () => {
    const { page } = await open();
    const bodies = await keepSentBodies(page);
    await openForm(page);
    await fill(page);
    await solve(page);
    expect(await box(page).isChecked()).toBe(true);
    const answer = sent(page);
    await send(page).click();
    expect((await answer).status()).toBe(200);
    expect(await bodies(savePath)).toMatchObject([{ captchaKey: expect.any(String) }]);
    await page.getByText('Thank you. We will sketch it and write to you within a week.').waitFor();
    expect(await box(page).count()).toBe(0);
  });

  if (isWhole) {
    it('is in the page, in no shadow root, no part of the form’s data, and fits', async () => {
      const { page } = await open({ viewport: narrow });
      await openForm(page);
      await check(page).scrollIntoViewIfNeeded();
      const edges = await check(page).boundingBox();
      expect(edges!.x).toBeGreaterThanOrEqual(0);
      expect(edges!.x + edges!.width).toBeLessThanOrEqual(narrow.width);
      expect(await readOverflow(page)).toBe(0);
      const facts = await box(page).evaluate((input: HTMLInputElement) => ({
        isInPage: input.getRootNode() === document,
        name: input.name,
        target: input.labels?.[0]?.getBoundingClientRect().height ?? 0,
      }));
      expect(facts).toMatchObject({ isInPage: true, name: '' });
      expect(facts.target).toBeGreaterThanOrEqual(44);
    });

    it('refuses a token that was used before', async () => {
      const { page, complaints } = await open();
      const bodies = await keepSentBodies(page);
      await openForm(page);
      await fill(page);
      await solve(page);
      const first = sent(page);
      await send(page).click();
      expect((await first).status()).toBe(200);
      const [body] = await bodies(savePath);
      const replayed = await page.evaluate(async (payload) => {
        const crumb = /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
        const post = async (path: string, json?: unknown) => {
          const response = await fetch(path, {
            method: 'POST',
            headers: {
              'X-CSRF-Token': decodeURIComponent(crumb),
              ...(json !== undefined && { 'Content-Type': 'application/json' }),
            },
            ...(json !== undefined && { body: JSON.stringify(json) }),
          });
          return { status: response.status, body: (await response.json()) as { key?: string } };
        };
        const { body: issued } = await post('/api/form/FormSubmissionKey');
        return post('/api/form/SaveFormSubmission', { ...(payload as object), key: issued.key });
      }, body);
      expect(replayed).toMatchObject({
        status: 400,
        body: { code: 'captcha', error: 'Complete CAPTCHA before submitting.' },
      });
      // The browser logs a refusal by itself.
      expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
    });

    it('does not block the page while it computes', async () => {
      const { page } = await open();
      await openForm(page);
      await page.evaluate(() => {
        const gaps: number[] = [];
        let last = performance.now();
        const step = (now: number) => {
          gaps.push(now - last);
          last = now;
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
        Object.assign(window, { gaps });
      });
      const start = Date.now();
      await solve(page);
      const took = Date.now() - start;
      const longest = await page.evaluate(() =>
        Math.max(...(window as unknown as { gaps: number[] }).gaps.slice(2)),
      );
      // Work on the page's own thread would be one gap of nearly all the time; a busy machine alone makes short ones.
      expect(longest).toBeLessThan(Math.max(500, took / 2));
    });

    it('is not loaded for a form without captcha', async () => {
      const { page } = await open();
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      await page.goto('/contact');
      await page.locator('vitrine-form:state(ready)').first().waitFor();
      await settled(page);
      expect(loaded.filter((path) => /\/(altcha|vendors)-|captcha\/challenge/.test(path))).toEqual(
        [],
      );
      await page.goto(formPath);
      await box(page).waitFor();
      expect(loaded.some((path) => /\/altcha-/.test(path))).toBe(true);
      expect(loaded.filter((path) => /\/vendors-/.test(path))).toEqual([]);
    });
  }
});
