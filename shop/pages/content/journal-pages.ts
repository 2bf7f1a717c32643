import type { Hono } from 'hono';
import type { PageCall, PageVariables } from '../page-call.js';
import { journalView, postView, type JournalFilter } from '../views/content/journal.js';
import { notFoundView } from '../views/error-page.js';
import type { ContentContext } from './content-context.js';

const pageSize = 4;

const readFilter = (c: PageCall): JournalFilter => ({
  category: c.req.query('category') || undefined,
  tag: c.req.query('tag') || undefined,
});

/** The number of a page of the list, from 1; null for what is no number. */
function readNumber(text = '1'): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/** The list of posts, by category and tag, and each post. */
export function addJournalPages(
  app: Hono<PageVariables>,
  { services: { content, countItems, callers }, render }: ContentContext,
): void {
  app.get('/journal', async (c) => {
    const filter = readFilter(c);
    const number = readNumber(c.req.query('page'));
    const offset = ((number ?? 1) - 1) * pageSize;
    const list = await content.list('journal', { ...filter, limit: pageSize, offset });
    // A page behind the last does not exist, nor does a category without posts.
    if (number === null || list.items.length === 0)
      return render(c, 'error-page', notFoundView(), { status: 404 });
    const all = await content.list('journal');
    const categories = [...new Set(all.items.flatMap((item) => item.categories))].sort();
    const items = await countItems(list.items);
    const view = journalView({
      list: { ...list, items },
      filter,
      categories,
      number,
      size: pageSize,
    });
    return render(c, 'journal', view, { cache: 'shared' });
  });

  app.get('/journal/:urlId', async (c) => {
    const { items } = await content.list('journal');
    const pages = items.filter(({ passthrough }) => !passthrough);
    const place = pages.findIndex(({ urlId }) => urlId === c.req.param('urlId'));
    const found = pages[place];
    const [item] = await countItems(found ? [found] : []);
    if (!item) return render(c, 'error-page', notFoundView(), { status: 404 });
    const view = postView({
      item,
      newer: pages[place - 1],
      older: pages[place + 1],
      origin: callers.publicOrigin(c),
    });
    return render(c, 'post', view, { cache: 'shared' });
  });
}
