import type { Page } from 'playwright';
import { expect } from 'vitest';
import { findViolations } from './axe.js';
import { settled } from './settled.js';
import { desktop, narrow, phone, tablet } from './shop-page.js';

/** The widths that a sweep over pages gives them in turn. */
export const widths = [phone, tablet, desktop] as const;

/** Expects that axe finds nothing on the page at one width, and that nothing on it is wider than 320 px. */
export async function expectUsable(
  page: Page,
  viewport: (typeof widths)[number] = phone,
  { looksIntoFrames = true } = {},
): Promise<void> {
  await page.setViewportSize(viewport);
  await settled(page);
  expect([page.url(), await findViolations(page, looksIntoFrames)]).toEqual([page.url(), []]);
  await page.setViewportSize(narrow);
  expect([page.url(), await readOverflow(page)]).toEqual([page.url(), 0]);
  await page.setViewportSize(viewport);
}

/** By how much the page is wider than the window. */
export const readOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
