import type { Page } from 'playwright';

/** Answers the calls of pages to another origin in this process, and lets every page read them. */
export async function answerCalls(
  pages: Pick<Page, 'route'>,
  origin: string,
  send: typeof fetch,
): Promise<void> {
  await pages.route(`${origin}/**`, async (route) => {
    const request = route.request();
    const cors = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Expose-Headers': '*',
    };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    const response = await send(request.url(), {
      method: request.method(),
      headers: await request.allHeaders(),
      body: request.postData(),
    });
    await route.fulfill({
      status: response.status,
      headers: { ...Object.fromEntries(response.headers), ...cors },
      body: await response.text(),
    });
  });
}
