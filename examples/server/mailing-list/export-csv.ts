import Papa from 'papaparse';
import type { MailingListEntry } from './types.js';

const columns = ['email', 'state', 'source', 'joined', 'confirmed', 'unsubscribe_url'] as const;

/**
 * The list as CSV. A cell that a spreadsheet would run as a formula begins with an apostrophe.
 */
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
  const csv = Papa.unparse(
    { fields: [...columns], data: rows },
    { escapeFormulae: /^[=+\-@\t\r]/, newline: '\r\n' },
  );
  return `${csv}\r\n`;
}
