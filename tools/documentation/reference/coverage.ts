import {
  countKinds,
  coverage,
  findGaps,
  kindOf,
  type CoverageDocument,
  type Kind,
  type ReadText,
  type Row,
} from '../specification/index.js';
import { DocumentationError } from '../documentation-error.js';
import { code, table, words } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { heading, link, paragraph, referencePage } from './blocks.js';

const kinds: Readonly<Record<Kind, string>> = {
  tested: 'Tested',
  'not-shown': 'Value not shown',
  later: 'Later',
  missing: 'Missing',
};

/**
 * Every item of the specification with the modules that carry it out and the tests that quote it.
 * @throws DocumentationError `not-covered` for an item without a test, or a test without the item.
 */
export function coveragePage(readText: ReadText): Page {
  const [gap] = findGaps(coverage, readText);
  if (gap !== undefined) throw new DocumentationError('not-covered', gap);
  return referencePage(
    'coverage',
    'Coverage',
    'Every item of the two documents of the specification: where it is, and the tests that quote it.',
    [
      paragraph(
        'Modules and tests are files of the project. Behind each test stands the phrase of it that names the item; the documentation is not built when a file or a phrase is gone.',
      ),
      paragraph(
        'An item is a row of a table, an entry of a list or a paragraph of §2 to §9; one that states several rules, of which each can be broken without the others, counts once for each.',
      ),
      heading(2, 'Summary'),
      table(['Section', 'Items', ...Object.values(kinds)], coverage.flatMap(summarise)),
      paragraph(
        'Value not shown: the specification names something and does not show it. Later: part of members, languages, places or owner accounts, which come later. Missing: asked for and not there.',
      ),
      ...coverage.flatMap(describeDocument),
    ],
  );
}

function summarise({ title, sections }: CoverageDocument): string[][] {
  const line = (name: string, rows: readonly Row[]) => [
    name,
    String(rows.length),
    ...Object.values(countKinds(rows)).map(String),
  ];
  return [
    ...sections.map(({ number, title: name, rows }) =>
      line(words(`${title} §${number}, ${name}`), rows),
    ),
    line(
      `<strong>${words(`${title}, all`)}</strong>`,
      sections.flatMap(({ rows }) => rows),
    ),
  ];
}

function describeDocument({ title, sections }: CoverageDocument): string[] {
  return [
    heading(2, title),
    ...sections.flatMap(({ number, title: name, rows }) => [
      heading(3, `${title} §${number}: ${name}`),
      table(['Item', 'State', 'Modules', 'Tests'], rows.map(describeRow)),
    ]),
  ];
}

function describeRow(row: Row): string[] {
  const tests = Object.entries(row.tests).map(
    ([file, phrase]) => `${code(file)}: “${words(phrase.replaceAll('`', ''))}”`,
  );
  const state = kinds[kindOf(row)];
  return [
    words(row.item),
    row.kind === undefined ? state : `${state}. ${words(row.reason)}`,
    listOrNone(row.modules.map(linkModule)),
    listOrNone(tests),
  ];
}

/** Files of an element lead to its page; others have no address that every reader has. */
function linkModule(file: string): string {
  const [, element] = /^widgets\/elements\/([\w-]+)\//.exec(file) ?? [];
  return element === undefined ? code(file) : link(`elements/vitrine-${element}.md`, code(file));
}

function listOrNone(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? 'none';
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
