import { DocumentationError } from '../documentation-error.js';
import { code, escapeHtml, table, words } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import type { Member } from './sources.js';

/** A page of the reference: its title, one sentence, and what follows. */
export function referencePage(
  path: string,
  title: string,
  summary: string,
  blocks: readonly string[],
): Page {
  const body = [`<h1>${escapeHtml(title)}</h1>`, `<p>${words(summary)}</p>`, ...blocks].join('\n');
  return { path: `reference/${path}`, title, summary: summary.replaceAll('`', ''), body };
}

export const heading = (level: 2 | 3, text: string) => `<h${level}>${words(text)}</h${level}>`;

export const paragraph = (text: string) => `<p>${words(text)}</p>`;

export const link = (address: string, html: string) =>
  `<a href="${escapeHtml(address)}">${html}</a>`;

/** Members of a type. @throws DocumentationError `no-meaning` for one without a docstring. */
export function memberTable(column: string, members: readonly Member[]): string {
  const rows = members.map(({ name, type, isOptional, description }) => [
    code(isOptional ? `${name}?` : name),
    code(type),
    words(description || refuse(`${column} ${name}`)),
  ]);
  return table([column, 'Type', 'Meaning'], rows);
}

/** A table, or a word where there would be no row. */
export function tableOrNone(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return rows.length > 0 ? table(columns, rows) : '<p>None.</p>';
}

function refuse(what: string): never {
  throw new DocumentationError(
    'no-meaning',
    `${what} has no docstring. Say what it means, where it is declared.`,
  );
}
