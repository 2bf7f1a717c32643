import type { Hono } from 'hono';
import {
  interfaceMessage,
  mailingListStates,
  Problem,
  seeOther,
  type MailingListState,
} from '../server/index.js';
import { readForm } from '../pages/read-form.js';
import type { PageCall } from '../pages/rendering.js';
import type { PageVariables } from '../pages/security-headers.js';
import { mailingListPath, mailingListView } from './views/mailing-list.js';
import { readProblem, withCursor } from './list-pages.js';
import type { OwnerParts } from './owner-parts.js';

const csvHeaders = {
  'Content-Type': 'text/csv; charset=utf-8',
  'Content-Disposition': 'attachment; filename="mailing-list.csv"',
  'Cache-Control': 'no-store',
};

/** The mailing list: search, export and removal. */
export function addMailingListPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { crumbs, owners, mailingList } = parts.services;

  app.get(mailingListPath, (c) => withCursor(parts, c, (cursor) => show(c, cursor)));

  async function show(c: PageCall, cursor: string | null, exportProblem: string | null = null) {
    const filter = { state: readState(c), search: c.req.query('search')?.trim() ?? '' };
    const view = mailingListView({
      crumb: crumbs.issue(c),
      problem: readProblem(c),
      ...filter,
      page: await mailingList.list(filter, cursor),
      counts: await mailingList.counts(),
      isFirst: cursor === null,
      isRemoved: c.req.query('removed') !== undefined,
      exportProblem,
    });
    const status = exportProblem === null ? 200 : 422;
    return parts.render(c, 'owner-mailing-list', view, { status, cache: 'no-store' });
  }

  app.post(`${mailingListPath}/export`, async (c) => {
    const { crumb, ...fields } = await readForm(c);
    try {
      crumbs.check(c, crumb);
      const lists = mailingListStates.filter((state) => fields[`list.${state}`] !== undefined);
      if (lists.length === 0) return await show(c, null, interfaceMessage('listMissing'));
      const csv = await mailingList.exportCsv(lists, await owners.recorder(c, 'list-exported'));
      return c.body(csv, 200, csvHeaders);
    } catch (error) {
      return refuse(c, error);
    }
  });

  app.post(`${mailingListPath}/remove`, async (c) => {
    const { crumb, id = '', state = '' } = await readForm(c);
    try {
      crumbs.check(c, crumb);
      await mailingList.remove(id, await owners.recorder(c, 'address-removed'));
      const query = new URLSearchParams({ removed: '', ...(state !== '' && { state }) });
      return c.redirect(`${mailingListPath}?${query}`, seeOther);
    } catch (error) {
      return refuse(c, error);
    }
  });

  function refuse(c: PageCall, error: unknown) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return c.redirect(`${mailingListPath}?problem=${error.code}`, seeOther);
  }
}

function readState(c: PageCall): MailingListState {
  const given = c.req.query('state');
  return mailingListStates.find((state) => state === given) ?? 'confirmed';
}
