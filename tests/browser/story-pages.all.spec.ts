import type { Page } from 'playwright';
import { describe, expect, inject, it, vi } from 'vitest';
import { useOtherSite } from '../support/other-site.js';
import { usePageLanes } from '../support/page-lanes.js';
import { expectations, type PressEnding } from '../support/story-expectations.js';
import { readStoryPages, type StoryPage } from '../support/story-pages.js';

const { storyPages: port } = inject('otherPorts');
const shop = inject('shop');
const { pages: all, others } = await readStoryPages(shop);

const emptyPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Try</title><link rel="icon" href="data:,">`;

const expectationOf = ({ names }: StoryPage) =>
  expectations.find(({ stories }) => stories.some((story) => names.includes(story)));

/** What a page may break: its elements with their attributes, its products, and what is expected of it. */
function readParts(page: StoryPage): string[] {
  const elements = [...page.html.matchAll(/<(vitrine-[\w-]+)((?:\s+[\w-]+(?:="[^"]*")?)*)/g)];
  return [
    expectationOf(page)?.reason ?? '',
    ...Array.from(page.html.matchAll(/"id": "[^"]*"/g), ([id]) => id),
    ...elements.flatMap(([, tag = '', attributes = '']) => [
      tag,
      ...Array.from(attributes.matchAll(/\s([\w-]+)/g), ([, name]) => `${tag} ${name}`),
    ]),
  ];
}

const tried = new Set<string>();
/** Each page with a part that none before it has. */
const pages = all.filter((page) => {
  const parts = readParts(page).filter((part) => !tried.has(part));
  for (const part of parts) tried.add(part);
  return parts.length > 0;
});

describe('the HTML of a story, copied into an empty page of another origin', () => {
  const site = useOtherSite(port, () => ({
    '/robots.txt': '',
    ...Object.fromEntries(pages.map(({ html }, at) => [`/${at}`, `${emptyPage}\n${html}`])),
  }));
  // So high that everything is in view, and mounts.
  const visit = usePageLanes(4, site, { viewport: { width: 1280, height: 2400 } });

  it('differs where it is listed, once', () => {
    const known = pages.flatMap(({ names }) => names);
    const listed = expectations.flatMap(({ stories }) => stories);
    expect(listed.filter((story) => !known.includes(story))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('lacks no story but those in React', () => {
    const inReact = /^(?:CAPTCHA|Product form) \/|\/ (?:InReact|Playground)$/;
    expect(others.filter((name) => !inReact.test(name))).toEqual([]);
  });

  it.concurrent.each(pages.map((page, at) => ({ ...page, at, title: page.names.join(', ') })))(
    'shows and sells: $title',
    ({ at, ...story }) =>
      visit(async ({ page, complaints }) => {
        const { ending = 'added', hides = [], unready = [], says } = expectationOf(story) ?? {};
        await page.goto(`/${at}`);
        if (story.hasCart) await fillCart(page);
        await isReady(page, unready);
        await showsAllBut(page, hides);
        if ((await page.locator('vitrine-add-to-cart').count()) > 0) {
          expect(await pressButton(page)).toBe(ending);
        }
        if ((await page.locator('vitrine-cart-drawer').count()) > 0) await openDrawer(page);
        if (says) await vi.waitFor(() => expect(complaints).not.toEqual([]), 15_000);
        expect(complaints.filter((line) => !says?.test(line))).toEqual([]);
      }),
  );
});

/** Something in the cart, as the stories of the page have it. */
function fillCart(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    window.vitrine?.actions.addToCart({ itemId: 'item-salt-cellar', sku: 'SALT' }),
  );
}

/** Waits until each element works, except `unready`. Those that wait for an interaction get one. */
async function isReady(page: Page, unready: readonly string[]): Promise<void> {
  // A form makes such elements itself.
  await areReady(page, unready, '[load=interaction]');
  for (const element of await page.locator('[load=interaction]').all()) {
    // The pointer above it fetches its code, a press starts it.
    await element.hover();
    await page.waitForFunction(() => !document.querySelector('[load=interaction]:not(:defined)'));
    await element.click();
  }
  await areReady(page, unready);
}

/** `waiting`: a selector of elements that need not be. */
async function areReady(
  page: Page,
  unready: readonly string[],
  waiting = ':not(*)',
): Promise<void> {
  await page.waitForFunction(
    ({ left, others }) =>
      [...document.querySelectorAll('*')].every(
        (element) =>
          !element.localName.startsWith('vitrine-') ||
          element.matches(`:state(ready), ${others}`) ||
          ('product' in element && element.product !== null) ||
          left.includes(element.localName),
      ),
    { left: unready, others: waiting },
    { timeout: 15_000 },
  );
}

/**
 * Waits until all elements show something, and of `hides` one does not. A drawer shows nothing until it is opened, and a
 * product is no more than what is in it.
 */
async function showsAllBut(page: Page, hides: readonly string[]): Promise<void> {
  await page.waitForFunction(
    (expected) => {
      const hidden = [...document.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().height === 0)
        .map((element) => element.localName)
        .filter((tag) => tag.startsWith('vitrine-'));
      const unexpected = hidden.filter(
        (tag) => ![...expected, 'vitrine-cart-drawer', 'vitrine-product'].includes(tag),
      );
      const isAsExpected = expected.length === 0 || expected.some((tag) => hidden.includes(tag));
      return unexpected.length === 0 && isAsExpected;
    },
    hides,
    { timeout: 15_000 },
  );
}

/** Makes the choices that are left, presses the first button, and tells what came of it. */
async function pressButton(page: Page): Promise<PressEnding> {
  if ((await page.locator('vitrine-add-to-cart:state(sold-out)').count()) > 0) return 'sold out';
  for (const select of await page.locator('vitrine-variant-picker select:not([name=sku])').all()) {
    const values = await select
      .locator('option:enabled')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    const first = values.find((value) => value !== '') ?? '';
    if ((await select.inputValue()) === '') await select.selectOption(first);
  }
  for (const group of await page.locator('vitrine-variant-picker fieldset').all()) {
    const isChosen = (await group.locator('input:checked').count()) > 0;
    if (!isChosen) await group.locator('input:enabled').first().check({ force: true });
  }
  const heard = page
    .evaluate(
      () =>
        new Promise<'added' | 'refused'>((resolve) => {
          document.addEventListener('vitrine-added', () => resolve('added'));
          document.addEventListener('vitrine-add-failed', () => resolve('refused'));
        }),
    )
    .catch(async () => {
      await page.waitForURL(/\/(?:checkout|gift-card|subscription)\?/);
      return 'paid apart' as const;
    });
  await page.locator('vitrine-add-to-cart [part~=button]').first().click();
  const shown = { timeout: 15_000 };
  return Promise.race([
    heard,
    page
      .locator('vitrine-product-form dialog')
      .waitFor(shown)
      .then(() => 'asks' as const),
    page
      .locator('.vitrine-gift-card [aria-invalid=true]')
      .first()
      .waitFor(shown)
      .then(() => 'incomplete' as const),
  ]);
}

/** Opens the drawer by its link in the page, unless what was added has opened it. */
async function openDrawer(page: Page): Promise<void> {
  const opener = page.locator('[opens=drawer]');
  if ((await opener.count()) > 0) await opener.first().click();
  await page.locator('vitrine-cart-drawer dialog').waitFor();
}
