import type { Hono } from 'hono';
import { Problem, seeOther, siteLanguages, type HeaderFooter } from '../../server/index.js';
import { readForm } from '../read-form.js';
import type { PageCall } from '../rendering.js';
import type { PageVariables } from '../security-headers.js';
import { draftOf, readDraft, toHeaderFooter } from '../views/owner/header-footer-draft.js';
import {
  headerFooterPath,
  headerFooterView,
  type HeaderFooterPage,
} from '../views/owner/header-footer.js';
import { languagesPath, languagesView } from '../views/owner/languages.js';
import { siteCollections } from '../site-collections.js';
import { readProblem } from './list-pages.js';
import type { OwnerParts } from './owner-parts.js';
import { readVersion } from './take-form.js';

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

  async function change(
    c: PageCall,
    done: string,
    work: (fields: Readonly<Record<string, string>>) => Promise<void>,
  ): Promise<Response> {
    const fields = await readForm(c);
    try {
      crumbs.check(c, fields['crumb']);
      await work(fields);
      return c.redirect(`${languagesPath}?done=${done}`, seeOther);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      return c.redirect(`${languagesPath}?problem=${error.code}`, seeOther);
    }
  }

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
    const fields = await readForm(c);
    const stored = (await siteSettings.read()).headerFooter;
    const draft = readDraft(fields);
    try {
      crumbs.check(c, fields['crumb']);
      const record = await owners.recorder(c, 'header-footer-saved');
      const given = { ...toHeaderFooter(draft, stored), version: readVersion(fields) };
      await siteSettings.saveHeaderFooter(given, record);
      return c.redirect(`${headerFooterPath}?saved`, seeOther);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      const { code, message, details } = error;
      const isOutdated = code === 'settings-changed';
      const problem = code === 'invalid-request' ? 'Please correct what is marked below.' : message;
      return edit(c, stored, { draft, problem, isOutdated, errors: details.errors ?? {} }, 422);
    }
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
