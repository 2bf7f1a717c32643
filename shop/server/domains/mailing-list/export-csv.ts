import { writeCsv } from '../../ground/http/index.js';
import type { MailingListEntry } from './types.js';

const columns = ['email', 'state', 'source', 'joined', 'confirmed', 'unsubscribe_url'] as const;

/** The list as CSV. */
export function toCsv(
  entries: readonly (MailingListEntry & { readonly unsubscribeUrl: string })[],
): string {
  const rows = entries.map(({ email, state, source, createdOn, confirmedOn, unsubscribeUrl }) => [
    email,
    state,
    source,
    new Date(createdOn).toISOString(),
    confirmedOn === null ? '' : new Date(confirmedOn).toISOString(),
    unsubscribeUrl,
  ]);
  return writeCsv(columns, rows);
}
