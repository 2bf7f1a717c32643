import type { Hono } from 'hono';
import { interfaceMessage, labelKinds, Problem, seeOther } from '../../server/index.js';
import { readForm } from '../../pages/read-form.js';
import type { PageCall } from '../../pages/rendering.js';
import type { PageVariables } from '../../pages/security-headers.js';
import { hasOwnPage, tagsPath, tagsView, type TagsPage } from '../views/products/index.js';
import type { OwnerParts } from '../owner-parts.js';

/** The tags and categories of all products, which get another name one at a time. */
export function addTagPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { crumbs, owners, productEditor } = parts.services;

  async function show(c: PageCall, shown: Partial<TagsPage>, status: 200 | 422 = 200) {
    const view = tagsView({
      crumb: crumbs.issue(c),
      problem: null,
      notice: null,
      edited: null,
      labels: await productEditor.labels(),
      ...shown,
    });
    return parts.render(c, 'owner-tags', view, { status, cache: 'no-store' });
  }

  app.get(tagsPath, async (c) => {
    const notice = c.req.query('renamed') === undefined ? null : 'Saved. Shoppers see it now.';
    const labels = await productEditor.labels();
    for (const kind of labelKinds) {
      const chosen = c.req.queries(kind) ?? [];
      if (chosen.length > 1) {
        return show(
          c,
          { labels, problem: interfaceMessage('oneTagAtATime', { tagType: kind }) },
          422,
        );
      }
      const from = labels[kind].find(({ name }) => name === chosen[0])?.name;
      if (from !== undefined && !hasOwnPage(kind, from)) {
        return show(c, { labels, edited: { kind, from, typed: from, error: null } });
      }
    }
    const asked = labelKinds.find((kind) => kind === c.req.query('edit'));
    if (asked !== undefined) {
      return show(c, { labels, problem: `Select the ${asked} that you want to edit.` }, 422);
    }
    return show(c, { labels, notice });
  });

  app.post(tagsPath, async (c) => {
    const { crumb, kind: given, from = '', to = '' } = await readForm(c);
    const kind = labelKinds.find((name) => name === given) ?? 'tag';
    try {
      crumbs.check(c, crumb);
      if (hasOwnPage(kind, from)) {
        const problem = 'A category with a page of its own keeps its name.';
        return await show(c, { problem }, 422);
      }
      const record = await owners.recorder(c, 'tag-renamed');
      await productEditor.renameLabel(kind, { from, to }, record);
      return c.redirect(`${tagsPath}?renamed`, seeOther);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      const sentence = error.details.errors?.['to'] ?? null;
      const edited = { kind, from, typed: to, error: sentence };
      return show(c, { edited, problem: sentence === null ? error.message : null }, 422);
    }
  });
}
