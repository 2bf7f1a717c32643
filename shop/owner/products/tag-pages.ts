import { interfaceMessage, labelKinds, Problem } from '../../server/index.js';
import { hasOwnPage, tagsPath, tagsView, type TagsPage } from '../views/products/index.js';
import { ownerPage } from '../owner-page.js';
import type { ShownCall } from '../page-description.js';

/** The tags and categories of all products, which get another name one at a time. */
export const tagPages = ownerPage({
  path: tagsPath,
  area: 'products',
  access: 'change',
  template: 'owner-tags',
  async view({ crumb, ...call }) {
    const labels = await call.services.productEditor.labels();
    const nothing = { problem: null, notice: null, edited: null };
    return tagsView({ crumb, ...nothing, labels, ...shownOf(call, labels) });
  },
  isRefusal: ({ problem }) => problem !== null,
  forms: {
    '': {
      action: 'tag-renamed',
      async work({ services, typed, record }) {
        const { from = '', to = '' } = typed;
        const kind = kindOf(typed['kind']);
        if (hasOwnPage(kind, from)) {
          const message = 'A category with a page of its own keeps its name.';
          throw new Problem('invalid-request', { message });
        }
        await services.productEditor.renameLabel(kind, { from, to }, record);
        return `${tagsPath}?renamed`;
      },
    },
  },
});

const kindOf = (given: string | undefined) => labelKinds.find((name) => name === given) ?? 'tag';

/** What the query chooses, or what was refused. */
function shownOf(
  { c, refused }: Pick<ShownCall, 'c' | 'refused'>,
  labels: TagsPage['labels'],
): Partial<TagsPage> {
  if (refused !== null) {
    const { from = '', to = '', kind: given } = refused.typed;
    const kind = kindOf(given);
    const error = refused.errors?.['to'] ?? null;
    // The form has not begun for a category that keeps its name.
    const edited = hasOwnPage(kind, from) ? null : { kind, from, typed: to, error };
    return { edited, problem: error === null ? refused.message : null };
  }
  for (const kind of labelKinds) {
    const chosen = c.req.queries(kind) ?? [];
    if (chosen.length > 1) {
      return { problem: interfaceMessage('oneTagAtATime', { tagType: kind }) };
    }
    const from = labels[kind].find(({ name }) => name === chosen[0])?.name;
    if (from !== undefined && !hasOwnPage(kind, from)) {
      return { edited: { kind, from, typed: from, error: null } };
    }
  }
  const asked = labelKinds.find((kind) => kind === c.req.query('edit'));
  if (asked !== undefined) return { problem: `Select the ${asked} that you want to edit.` };
  return { notice: c.req.query('renamed') === undefined ? null : 'Saved. Shoppers see it now.' };
}
