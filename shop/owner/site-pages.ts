import type { Hono } from 'hono';
import { siteLanguages, type HeaderFooter } from '../server/index.js';
import type { PageCall } from '../pages/rendering.js';
import type { PageVariables } from '../pages/security-headers.js';
import { draftOf, readDraft, toHeaderFooter } from './views/header-footer-draft.js';
import {
  headerFooterPath,
  headerFooterView,
  type HeaderFooterPage,
} from './views/header-footer.js';
import { languagesPath, languagesView } from './views/languages.js';
import type { Typed } from '../pages/views/parts/field.js';
import { siteCollections } from '../pages/site-collections.js';
import { readProblem } from './list-pages.js';
import type { OwnerParts } from './owner-parts.js';
import { readVersion, takeForm, takePress } from './take-form.js';

/** What the owner chooses for the whole site: its languages, header and footer (platform §7). */
export function addSitePages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { render } = parts;
  const { crumbs, owners, siteSettings } = parts.services;

  app.get(languagesPath, async (c) => {
    const view = languagesView({
      crumb: crumbs.issue(c),
      problem: readProblem(c),
      state: (await siteSettings.read()).languages,
      done: c.req.query('done'),
    });
    return render(c, 'owner-languages', view, { cache: 'no-store' });
  });

  app.post(languagesPath, (c) =>
    change(c, 'saved', async (fields) => {
      const languages = siteLanguages
        .map(({ code }) => code)
        .filter((code) => fields[`language.${code}`] !== undefined);
      const record = await owners.recorder(c, 'languages-changed');
      await siteSettings.saveLanguages({ languages, version: readVersion(fields) }, record);
    }),
  );

  app.post(`${languagesPath}/off`, (c) =>
    change(c, 'off', async () => {
      await siteSettings.disconnect(await owners.recorder(c, 'translation-disconnected'));
    }),
  );

  const change = (
    c: PageCall,
    done: string,
    work: (fields: Typed) => Promise<void>,
  ): Promise<Response> =>
    takePress(parts, c, languagesPath, async (fields) => {
      await work(fields);
      return `${languagesPath}?done=${done}`;
    });

  app.get(headerFooterPath, async (c) => {
    const stored = (await siteSettings.read()).headerFooter;
    return edit(c, stored, { isSaved: c.req.query('saved') !== undefined });
  });

  // What a link can lead to, for the script of the form.
  app.get(`${headerFooterPath}/collections`, (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ collections: siteCollections() });
  });

  app.post(headerFooterPath, async (c) => {
    const stored = (await siteSettings.read()).headerFooter;
    return takeForm(
      parts,
      c,
      async (fields) => {
        const record = await owners.recorder(c, 'header-footer-saved');
        const draft = toHeaderFooter(readDraft(fields), stored);
        await siteSettings.saveHeaderFooter({ ...draft, version: readVersion(fields) }, record);
        return `${headerFooterPath}?saved`;
      },
      ({ typed, code, problem, errors }) => {
        const isOutdated = code === 'settings-changed';
        return edit(c, stored, { draft: readDraft(typed), problem, isOutdated, errors }, 422);
      },
    );
  });

  function edit(
    c: PageCall,
    stored: HeaderFooter,
    edited: Partial<HeaderFooterPage>,
    status: 200 | 422 = 200,
  ) {
    const view = headerFooterView({
      crumb: crumbs.issue(c),
      draft: draftOf(stored),
      version: stored.version,
      problem: null,
      isOutdated: false,
      errors: {},
      isSaved: false,
      ...edited,
    });
    return render(c, 'owner-header-footer', view, { status, cache: 'no-store' });
  }
}
