import type { MailingListPage } from '../../../server/index.js';
import { toAddress } from '../address.js';
import { countWords } from './count-words.js';
import { momentView } from './moment.js';
import { nextPageView } from './next-page.js';
import { ownerPage } from './page.js';

export interface OwnerMailingListPage {
  readonly crumb: string;
  readonly page: MailingListPage;
  readonly count: number;
  readonly isFirst: boolean;
}

const path = '/owner/mailing-list';

export function mailingListView({ crumb, page, count, isFirst }: OwnerMailingListPage) {
  return {
    ...ownerPage({ heading: 'Mailing list', place: 'mailing-list', crumb }),
    count: countWords(count, 'address'),
    entries: page.entries.map(({ email, source, createdOn }) => ({
      email,
      source: readableSource(source),
      time: momentView(createdOn),
    })),
    next: nextPageView(path, page.nextPageCursor),
    newest: isFirst ? null : { url: toAddress(path) },
  };
}

/** Readable form of 'form:newsletter' and 'restock:item-dune-mug'. */
function readableSource(source: string): string {
  const [kind, name = ''] = source.split(':');
  if (kind === 'form') return `Form “${name}”`;
  return kind === 'restock' ? 'Restock signup' : source;
}
