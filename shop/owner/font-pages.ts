import type { Hono } from 'hono';
import type { PageCall } from '../pages/rendering.js';
import type { PageVariables } from '../pages/security-headers.js';
import { fontFilesPath, fontsPath, fontsView } from './views/fonts.js';
import { readProblem } from './list-pages.js';
import type { OwnerParts } from './owner-parts.js';
import { takeForm, type RefusedForm } from './take-form.js';

/** The fonts of the shop: which are chosen, and which files of the owner there are. */
export function addFontPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { crumbs, fonts, owners, siteSettings } = parts.services;

  app.get(fontsPath, (c) => show(c));

  app.post(fontsPath, (c) =>
    take(c, async ({ heading = '', text = '' }) => {
      await fonts.choose({ heading, text }, await owners.recorder(c, 'fonts-chosen'));
      return 'saved';
    }),
  );

  app.post(fontFilesPath, (c) =>
    take(c, async () => {
      const { file } = await c.req.parseBody();
      const given = file instanceof File ? file : new File([], '');
      await fonts.upload(given, await owners.recorder(c, 'font-uploaded'));
      return 'uploaded';
    }),
  );

  app.post(`${fontFilesPath}/:id/remove`, (c) =>
    take(c, async () => {
      await fonts.remove(c.req.param('id'), await owners.recorder(c, 'font-removed'));
      return 'deleted';
    }),
  );

  /** `work` resolves to what the page says then. */
  const take = (c: PageCall, work: (typed: RefusedForm['typed']) => Promise<string>) =>
    takeForm(
      parts,
      c,
      async (typed) => `${fontsPath}?done=${await work(typed)}`,
      (refused) => show(c, refused),
    );

  async function show(c: PageCall, refused?: RefusedForm) {
    const stored = (await siteSettings.read()).fonts;
    const view = fontsView({
      crumb: crumbs.issue(c),
      files: await fonts.list(),
      chosen: {
        heading: refused?.typed['heading'] ?? stored.heading ?? '',
        text: refused?.typed['text'] ?? stored.text ?? '',
      },
      problem: refused?.problem ?? readProblem(c),
      errors: refused?.errors ?? {},
      done: c.req.query('done'),
    });
    return parts.render(c, 'owner-fonts', view, {
      status: refused ? 422 : 200,
      cache: 'no-store',
    });
  }
}
