import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { galleryPage } from '../support/gallery-page.js';
import { useOtherSite } from '../support/other-site.js';
import { settled } from '../support/settled.js';
import { desktop, useShop, type VisitOptions } from '../support/shop-page.js';

const { galleryLightbox: port } = inject('otherPorts');
const shop = inject('shop');

describe('the lightbox of vitrine-gallery', () => {
  const { open } = useShop();
  const site = useOtherSite(port, () => ({
    '/robots.txt': '',
    '/grid': galleryPage('design="grid" lightbox', { shop }),
    '/video': galleryPage('design="grid"', { shop }).replace(
      /<li>.*?<\/li>/,
      '<li><a href="https://vimeo.com/76979871" data-video><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="A film" width="16" height="9"></a></li>',
    ),
  }));

  const visit = async (path: string, options: VisitOptions = {}) => {
    const { page } = await open({ baseURL: site, viewport: desktop, ...options });
    await page.goto(path);
    await page.locator('vitrine-gallery:state(ready)').waitFor();
    return { page };
  };
  const openLarge = async (page: Page, at: number) => {
    await page.locator('vitrine-gallery li a').nth(at).focus();
    await page.keyboard.press('Enter');
    await page.locator('[part=lightbox-picture]').waitFor();
  };

  it('is fetched at the first use', async () => {
    const { page } = await visit('/grid');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const viewer = () => requests.filter((url) => url.includes('picture-viewer-'));
    await settled(page);
    expect(viewer()).toEqual([]);
    await openLarge(page, 0);
    expect(viewer()).toHaveLength(1);
  });

  it('zooms by two fingers', async () => {
    const { page } = await visit('/grid', { hasTouch: true });
    await openLarge(page, 1);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: xs.map((x, id) => ({ x, y: 450, id })),
      });
    await touch('touchStart', 600);
    await touch('touchStart', 600, 680);
    await touch('touchMove', 540, 740);
    await touch('touchEnd');
    const drawn = () =>
      page.locator('[part=lightbox-picture]').evaluate((image) => image.style.transform);
    await expect.poll(drawn).toContain('scale(2.5)');
    await session.detach();
  });

  it('plays a video of a known provider, of which nothing is fetched before', async () => {
    const { page } = await open({ baseURL: site, viewport: desktop });
    const asked: string[] = [];
    await page.route(/vimeo\.com/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
    });
    await page.goto('/video');
    await page.locator('vitrine-gallery:state(ready)').waitFor();
    await settled(page);
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: 'A film' }).click();
    await page.frameLocator('iframe[title="A film"]').locator('html').waitFor();
    expect(asked).toEqual(['https://player.vimeo.com/video/76979871?autoplay=1&dnt=1']);
    await page.keyboard.press('Escape');
  });
});
