import type { Hono } from 'hono';
import type { PageVariables } from '../page-call.js';
import { cacheControl } from '../shared-pages.js';
import { eventView, eventsView } from '../views/content/events.js';
import { notFoundView } from '../views/error-page.js';
import type { ContentContext } from './content-context.js';
import { eventFile } from './event-file.js';

/** What is to come, what has been, and each event, also as a file for calendars. */
export function addEventPages(
  app: Hono<PageVariables>,
  { services: { content, callers }, render, now }: ContentContext,
): void {
  app.get('/events', async (c) => {
    const { items } = await content.list('events');
    const isPast = c.req.query('past') === 'true';
    const shown = items.filter(({ endDate = 0 }) => endDate < now() === isPast);
    const view = eventsView({ items: isPast ? shown.reverse() : shown, isPast });
    return render(c, 'events', view, { cache: 'shared' });
  });

  app.get('/events/:file{[^/]+[.]ics}', async (c) => {
    const urlId = c.req.param('file').replace(/\.ics$/, '');
    const event = await content.read('events', urlId);
    const text = event ? eventFile(event, callers.publicOrigin(c)) : '';
    if (!text) return render(c, 'error-page', notFoundView(), { status: 404 });
    return c.body(text, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${urlId.replace(/[^\w-]/g, '_')}.ics"`,
      'Cache-Control': cacheControl('shared', { isForAll: true, unchangedFor: Infinity }),
    });
  });

  app.get('/events/:urlId', async (c) => {
    const event = await content.read('events', c.req.param('urlId'));
    if (!event) return render(c, 'error-page', notFoundView(), { status: 404 });
    return render(c, 'event', eventView(event, callers.publicOrigin(c)), { cache: 'shared' });
  });
}
