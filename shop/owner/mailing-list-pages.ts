import { interfaceMessage, mailingListStates, Problem } from '../server/index.js';
import { mailingListPath, mailingListView } from './views/mailing-list.js';
import { download } from './download.js';
import { readChoice } from './list-pages.js';
import { ownerPage } from './owner-page.js';
import type { SentCall } from './page-description.js';
import type { Refusal } from './refusal.js';

/** The mailing list: search, export and removal. */
export const mailingListPages = ownerPage({
  path: mailingListPath,
  place: 'Mailing list',
  area: 'mailing-list',
  template: 'owner-mailing-list',
  async view({ c, services: { mailingList }, crumb, problem, refused, cursor, isFirst }) {
    const state = readChoice(c, mailingListStates) ?? 'confirmed';
    const filter = { state, search: c.req.query('search')?.trim() ?? '' };
    return mailingListView({
      crumb,
      problem: refused === null ? problem : null,
      ...filter,
      page: await mailingList.list(filter, cursor),
      counts: await mailingList.counts(),
      isFirst,
      isRemoved: c.req.query('removed') !== undefined,
      exportProblem: refused?.errors?.['list'] ?? null,
    });
  },
  forms: {
    export: {
      action: 'list-exported',
      back: backOfExport,
      async work({ c, services, typed, record }) {
        const lists = mailingListStates.filter((state) => typed[`list.${state}`] !== undefined);
        if (lists.length === 0) {
          const errors = { list: interfaceMessage('listMissing') };
          throw new Problem('invalid-request', { errors });
        }
        return download(c, 'mailing-list.csv', await services.mailingList.exportCsv(lists, record));
      },
    },
    remove: {
      action: 'address-removed',
      back: mailingListPath,
      async work({ services, typed: { id = '', state = '' }, record }) {
        await services.mailingList.remove(id, record);
        const query = new URLSearchParams({ removed: '', ...(state !== '' && { state }) });
        return `${mailingListPath}?${query}`;
      },
    },
  },
});

function backOfExport(_: SentCall, { errors }: Refusal): string | null {
  return errors === null ? mailingListPath : null;
}
