import { beforeAll, describe, expect, it } from 'vitest';
import { useShop } from '../support/shop-page.js';
import { expectUsable, widths } from '../support/usable.js';
import { readFile } from 'node:fs/promises';
import { isWhole } from '../support/lane.js';

const pages = [
  '/journal',
  '/journal?category=Making',
  '/journal/salt-at-the-table',
  '/events',
  '/events/mending-weekend',
  '/albums',
  '/albums/the-loft',
  '/search?q=mug',
  '/search?q=xyzzy',
  '/care',
  '/studio',
  '/welcome',
  '/specimen',
];

describe('the site beside the shop', () => {
  const { open, shop } = useShop();

  it('hands an event to a calendar as a file, with and without script', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await open({ javaScriptEnabled });
      await page.goto('/events/mending-weekend');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download for another calendar (.ics)' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('mending-weekend.ics');
      expect(await readFile(await download.path(), 'utf8')).toContain(
        'SUMMARY:Mending weekend\r\n',
      );
    }
  });

  if (isWhole) {
    it('has pages that anybody can use', async () => {
      const { page } = await open({ reducedMotion: 'reduce' });
      for (const [index, path] of pages.entries()) {
        await page.goto(path);
        await expectUsable(page, widths[index % widths.length]);
      }
    });

    it.each(pages)('says the same without script on %s', async (path) => {
      const answer = await fetch(shop + path);
      expect(answer.status).toBe(200);
      const [, main = ''] = /<main[\s>](.*)<\/main>/s.exec(await answer.text()) ?? [];
      expect(main.match(/<h1[\s>]/g)).toHaveLength(1);
    });

    it('is searched from the page, and suggests titles', async () => {
      const { page } = await open();
      await page.goto('/search');
      await page.locator('#search-text').fill('kiln');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/search?q=kiln');
      await page.getByRole('link', { name: 'The kiln is opened' }).click();
      await page.getByRole('heading', { name: 'The kiln is opened', level: 1 }).waitFor();
      expect(await page.locator('#search-titles').count()).toBe(0);
    });

    describe('its links', () => {
      const statuses = new Map<string, number>();
      const leading = new Map<string, string>();

      beforeAll(async () => {
        const waiting = ['/'];
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
          if (statuses.has(path)) continue;
          const answer = await fetch(new URL(path, shop));
          statuses.set(path, answer.status);
          if (!answer.headers.get('Content-Type')?.includes('text/html')) continue;
          const markup = await answer.text();
          for (const [, href = ''] of markup.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) {
            const url = new URL(href.replaceAll('&amp;', '&'), new URL(path, shop));
            const next = url.pathname + url.search;
            // Settings of the footer and the carts of others are no pages.
            if (url.origin !== shop || url.searchParams.has('lang') || statuses.has(next)) continue;
            leading.set(next, path);
            waiting.push(next);
          }
        }
      });

      it('lead to no page that is missing', () => {
        // Lessons for members say so.
        const dead = [...statuses].filter(
          ([path, status]) => status !== 200 && !(status === 403 && path.startsWith('/lessons/')),
        );
        expect(dead.map(([path, status]) => `${status} ${path} on ${leading.get(path)}`)).toEqual(
          [],
        );
      });

      it('lead to the file of each event', () => {
        const events = [...statuses.keys()].filter((path) => /^\/events\/[^.]+$/.test(path));
        expect(events.length).toBeGreaterThan(1);
        expect(events.filter((path) => statuses.get(`${path}.ics`) !== 200)).toEqual([]);
      });

      it('reach each page of the content', () => {
        const own = pages.filter((path) => !path.startsWith('/search?'));
        expect(own.filter((path) => !statuses.has(path))).toEqual([]);
      });
    });
  }
});
