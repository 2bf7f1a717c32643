import { listSections } from '../../../../widgets/element/manifest.js';
import { code, table, words } from '../../pages/html.js';
import type { Page } from '../../pages/page.js';
import { link, referencePage } from '../blocks.js';
import type { ElementSource } from '../sources.js';
import { keyRows, pathOf } from './element-page.js';

/** The columns of a row besides the element and its description. */
const columns = [
  'Attributes',
  'Properties without an attribute',
  'Events',
  'Methods',
  'Slots',
  'Parts',
  'States',
  'CSS properties',
] as const;

/** Every element with all that it has, in one table without an empty cell. */
export function elementsPage(elements: readonly ElementSource[]): Page {
  const rows = elements.map((element) => {
    const { tagName, summary } = element.declaration;
    const sections = listSections(element);
    return [
      link(`${pathOf(element)}.md`, code(tagName)),
      words(summary),
      ...columns.map((column) => listNames(sections[column])),
      listAll(
        keyRows(element).map(([key = '', does = '']) =>
          key === 'none' ? does : `${key}: ${does}`,
        ),
      ),
      listAll(sections.Announcements.map(([one = '']) => words(one))),
    ];
  });
  return referencePage(
    'elements',
    'All elements',
    'Every element with its attributes, events, methods, slots, parts, states, CSS properties, keys and announcements.',
    [table(['Element', 'What it is', ...columns, 'Keyboard', 'Announcements'], rows)],
  );
}

const listNames = (rows: readonly (readonly string[])[]) =>
  listAll(rows.map(([name = '']) => words(name)));

function listAll(items: readonly string[]): string {
  if (items.length === 0) return 'none';
  return items.length === 1
    ? (items[0] ?? '')
    : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
