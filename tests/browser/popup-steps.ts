import type { Page } from 'playwright';
import { expect } from 'vitest';
import { openMadePage, type MadePage } from '../support/made-page.js';

export const heading = 'Letters from the workshop';

/** Its tag stands at the end of a page that is longer than the window, as tags of popups do. */
export const popupOf = (attributes = '', content = '<p>Four letters a year.</p>') =>
  `<p><a href="/about">Before</a></p><div style="height: 200vh"></div>
  <vitrine-popup popup-id="letters" heading="${heading}" ${attributes}>${content}</vitrine-popup>`;

const ready = 'vitrine-popup:state(ready)';
export const dialog = (page: Page) => page.getByRole('dialog', { name: heading });
export const isOpen = (page: Page) => page.locator('vitrine-popup:state(open)').count();

export const show = async (page: Page, html = popupOf(), options: MadePage = {}) => {
  // Gives the browser its crumb; without one the first change is refused and repeated, which the browser logs.
  await page.request.get('/api/commerce/shopping-cart');
  await openMadePage(page, html, options);
  await page.locator(ready).first().waitFor({ state: 'attached' });
};

/** That it stays closed: an element that is ready, and the time it would have taken. */
export async function expectClosed(page: Page): Promise<void> {
  await page.locator(ready).first().waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(await isOpen(page)).toBe(0);
}
