import type { Page } from 'playwright';
import { z } from 'zod';

const bodiesSchema = z.array(z.object({ path: z.string(), text: z.string() }));

/**
 * Keeps the bodies of what the page sends from now on: the browser does not tell those of requests that outlive the
 * page. Call it before the page is opened.
 */
export async function keepSentBodies(page: Page): Promise<(path: string) => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const bodies: { path: string; text: string }[] = [];
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      const text = await request.clone().text();
      bodies.push({ path: new URL(request.url).pathname, text });
      return fetch(request);
    };
    Object.assign(window, { sentBodies: bodies });
  });
  return async (path) => {
    const bodies = bodiesSchema.parse(
      await page.evaluate(() => Reflect.get(window, 'sentBodies') as unknown),
    );
    return bodies.filter((sent) => sent.path === path).map(({ text }): unknown => JSON.parse(text));
  };
}
