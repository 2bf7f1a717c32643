import {
  mailingListStates,
  type MailingListPage,
  type MailingListState,
} from '../../server/index.js';
import { toAddress } from '../../pages/views/address.js';
import { countWords } from './count-words.js';
import { momentView } from './moment.js';
import { ownerView, type ShownPage } from './page.js';

export interface OwnerMailingListPage extends ShownPage {
  readonly state: MailingListState;
  readonly search: string;
  readonly page: MailingListPage;
  readonly counts: Readonly<Record<MailingListState, number>>;
  readonly isFirst: boolean;
  /** Whether an address was just removed. */
  readonly isRemoved: boolean;
  /** Why no file was exported. */
  readonly exportProblem: string | null;
}

export const mailingListPath = '/owner/mailing-list';

const titles: Readonly<Record<MailingListState, string>> = {
  confirmed: 'Subscribed',
  pending: 'Not confirmed yet',
};

const empties: Readonly<Record<MailingListState, string>> = {
  confirmed: 'Nobody has subscribed yet.',
  pending: 'Nobody has still to confirm.',
};

/** The addresses in one state, newest first. */
export function mailingListView(given: OwnerMailingListPage) {
  const { crumb, problem, state, search, page, counts, isFirst, isRemoved, exportProblem } = given;
  const addressOf = (name: MailingListState, cursor: string | null = null) => ({
    url: toAddress(
      `${mailingListPath}?${new URLSearchParams({
        state: name,
        ...(search !== '' && { search }),
        ...(cursor !== null && { cursor }),
      })}`,
    ),
  });
  return {
    ...ownerView({
      heading: 'Mailing list',
      crumb,
      problem,
      notice: isRemoved ? 'The address is removed.' : null,
    }),
    count: countWords(counts.confirmed, 'address'),
    tabs: mailingListStates.map((name) => ({
      title: `${titles[name]} (${counts[name]})`,
      ...addressOf(name),
      isCurrent: name === state,
    })),
    state,
    search,
    all: search === '' ? null : { url: toAddress(`${mailingListPath}?state=${state}`) },
    csv: {
      url: toAddress(`${mailingListPath}/export`),
      error: exportProblem,
      lists: mailingListStates.map((name) => ({
        name: `list.${name}`,
        title: titles[name],
        // A refused form had none chosen.
        isChosen: exportProblem === null && name === 'confirmed',
      })),
    },
    entries: page.entries.map(({ id, email, source, createdOn }) => ({
      id,
      email,
      source: readableSource(source),
      time: momentView(createdOn),
      remove: { url: toAddress(`${mailingListPath}/remove`) },
    })),
    empty: search === '' ? empties[state] : `No address here contains “${search}”.`,
    next: page.nextPageCursor === null ? null : addressOf(state, page.nextPageCursor),
    newest: isFirst ? null : addressOf(state),
  };
}

/** Readable form of 'form:newsletter' and 'restock:item-dune-mug'. */
function readableSource(source: string): string {
  const [kind, name = ''] = source.split(':');
  if (kind === 'form') return `Form “${name}”`;
  return kind === 'restock' ? 'Restock signup' : source;
}
