import type { Hono } from 'hono';
import { readCurrency } from '../../server/index.js';
import type { PageGroup } from '../page-groups.js';
import { allowPlayers } from '../page-policy.js';
import type { PageVariables } from '../page-call.js';
import { albumView, albumsView } from '../views/content/albums.js';
import { specimenView } from '../views/content/specimen.js';
import { coverView, textView } from '../views/content/texts.js';
import { notFoundView } from '../views/error-page.js';
import type { ContentContext } from './content-context.js';
import { addEventPages } from './event-pages.js';
import { addJournalPages } from './journal-pages.js';
import { addLockedPages } from './locked-pages.js';
import { addSearchPage } from './search-page.js';

/** Journal, events, pictures, pages of text, the search, the cover page and what is behind the lock screen (platform §2). */
export function addContentPages(app: Hono<PageVariables>, context: ContentContext): void {
  addSearchPage(app, context);
  for (const group of context.groups) addPagesOf[group]?.(app, context);
}

type AddPages = (app: Hono<PageVariables>, context: ContentContext) => void;

/** The pages of content by the group that a shop can do without. */
const addPagesOf: Readonly<Partial<Record<PageGroup, AddPages>>> = {
  journal: addJournalPages,
  events: addEventPages,
  albums: addAlbumPages,
  care: addCarePage,
  samples: addSamplePages,
};

function addAlbumPages(app: Hono<PageVariables>, { services, render }: ContentContext): void {
  const { content, callers } = services;
  app.get('/albums', async (c) => {
    const { items } = await content.list('albums');
    return render(c, 'albums', albumsView(items), { cache: 'shared' });
  });

  app.get('/albums/:urlId', async (c) => {
    const album = await content.read('albums', c.req.param('urlId'));
    if (!album) return render(c, 'error-page', notFoundView(), { status: 404 });
    return render(c, 'album', albumView(album, callers.publicOrigin(c)), { cache: 'shared' });
  });
}

function addCarePage(app: Hono<PageVariables>, { services, render }: ContentContext): void {
  const { content } = services;
  app.get('/care', async (c) => {
    const text = await content.read('pages', 'care');
    if (!text) return render(c, 'error-page', notFoundView(), { status: 404 });
    return render(c, 'text', textView(text), { cache: 'shared' });
  });
}

function addSamplePages(app: Hono<PageVariables>, context: ContentContext): void {
  const { services, render } = context;
  const { catalogue, content, countItems } = services;
  addLockedPages(app, context);
  app.get('/specimen', async (c) => {
    const [post, event, product] = await Promise.all([
      content.read('journal', 'wedging'),
      content.read('events', 'open-kiln'),
      catalogue.byUrlId('dune-mug', readCurrency(c)),
    ]);
    if (!post || !event || !product)
      return render(c, 'error-page', notFoundView(), { status: 404 });
    allowPlayers(c);
    const { startDate = 0 } = event;
    const [item = post] = await countItems([{ ...post, startDate }]);
    return render(c, 'specimen', specimenView(item, product), {
      cache: 'shared',
    });
  });

  app.get('/welcome', (c) => render(c, 'cover', coverView(), { cache: 'shared' }));
}
