import type { Page } from 'playwright';
import { createEngine } from '../../core/template/index.js';

export const item = {
  oembed: {
    html: '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="A bowl"></iframe>',
    providerName: 'YouTube',
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
  overlay: true,
  mainImageId: 'm1',
  assetUrl: '/images/home-hero.svg',
  originalSize: '1800x1100',
};
/** What the formatter prints. */
export const print = (oembed: Readonly<Record<string, string>> = item.oembed) =>
  createEngine().render('{@|video}', { ...item, oembed }).output;
export const ready = 'vitrine-video:state(ready)';

/** Answers for all other sites; returns what they were asked for. */
export async function watchOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<button>Pause</button>' });
  });
  return asked;
}
