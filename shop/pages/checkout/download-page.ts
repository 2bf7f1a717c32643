import type { Hono } from 'hono';
import type { PageVariables } from '../page-call.js';
import { downloadEndedView, downloadsUsedView } from '../views/error-page.js';
import type { CheckoutContext } from './checkout-context.js';

/** `/downloads/{signed}`: a file that was bought. The link is the right to it. */
export function addDownloadPage(
  app: Hono<PageVariables>,
  { services, render }: CheckoutContext,
): void {
  app.get('/downloads/:signed', async (c) => {
    const opened = await services.downloads.open(c.req.param('signed'));
    if (opened === 'gone') {
      return render(c, 'error-page', downloadEndedView(), { status: 404, cache: 'no-store' });
    }
    if (opened === 'used-up') {
      return render(c, 'error-page', downloadsUsedView(), { status: 403, cache: 'no-store' });
    }
    c.header('Content-Type', 'application/octet-stream');
    c.header('Content-Length', String(opened.size));
    c.header(
      'Content-Disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(opened.name)}`,
    );
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cache-Control', 'no-store');
    return c.body(opened.body);
  });
}
