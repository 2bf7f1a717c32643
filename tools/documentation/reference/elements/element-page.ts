import { listSections } from '../../../../widgets/element/manifest.js';
import { code, codeBlock, escapeHtml, table, words } from '../../pages/html.js';
import type { Page } from '../../pages/page.js';
import { heading, link, memberTable, paragraph, referencePage, tableOrNone } from '../blocks.js';
import { detailOf, membersOf } from '../payload.js';
import type { ElementSource } from '../sources.js';

export const pathOf = ({ declaration }: Pick<ElementSource, 'declaration'>) =>
  `elements/${declaration.tagName}`;

/** The reference page of one element: its example, and a section for each kind of member, the keyboard and announcements. */
export function elementPage(element: ElementSource): Page {
  const { declaration, definition } = element;
  const { tagName, summary } = declaration;
  const sections = listSections(element);
  const isLight = definition.rendering === 'light-container';
  return referencePage(pathOf(element), tagName, summary, [
    heading(2, 'Example'),
    codeBlock(element.example.trim(), 'html'),
    ...(definition.audience === 'owner'
      ? [
          paragraph(
            "It is for the shop's owner: `vitrine/owner-elements` has it, `vitrine/elements` does not.",
          ),
        ]
      : []),
    heading(2, 'Attributes'),
    tableOrNone(
      ['Attribute', 'Type', 'Default', 'Meaning'],
      named('attribute', sections.Attributes.map(withoutWord)),
    ),
    heading(2, 'Properties without an attribute'),
    tableOrNone(
      ['Property', 'Type', 'Meaning'],
      named('property', sections['Properties without an attribute']),
    ),
    heading(2, 'Events'),
    listEvents(element),
    heading(2, 'Methods'),
    listMethods(element),
    heading(2, 'Slots'),
    tableOrNone(['Slot', 'Meaning'], named('slot', sections.Slots)),
    heading(2, 'Parts'),
    ...(isLight
      ? [paragraph('It renders into the page itself, so classes of the page reach its fields too.')]
      : []),
    showPicture(element),
    tableOrNone(['Part', 'Meaning'], named('part', sections.Parts)),
    heading(2, 'States'),
    tableOrNone(['State', 'Meaning'], named('state', sections.States)),
    heading(2, 'CSS properties'),
    listProperties(element),
    paragraph('It follows the tokens of the page too.').replace(
      'the tokens',
      link('../tokens.md', 'the tokens'),
    ),
    heading(2, 'Keyboard'),
    table(['Key', 'What it does'], keyRows(element)),
    heading(2, 'Announcements'),
    `<ul>${sections.Announcements.map(([one = '']) => `<li>${words(one)}</li>`).join('')}</ul>`,
  ]);
}

/** The column says that it is a default. */
const withoutWord = (cells: readonly string[]) =>
  cells.map((cell) => cell.replace(/^default (?=`)/, ''));

/** Rows whose first cell is a place that search finds. */
function named(kind: string, rows: readonly (readonly string[])[]): string[][] {
  return rows.map(([name = '', ...rest]) => {
    const text = name.replaceAll('`', '');
    const isCode = name.startsWith('`');
    return [
      isCode ? code(text, `${kind}-${text.replace(/[^\w-]/g, '')}`) : words(name),
      ...rest.map(words),
    ];
  });
}

function listEvents({ declaration, definition }: ElementSource): string {
  if (declaration.events.length === 0) return '<p>None.</p>';
  const canceled = new Set(
    Object.values(definition.events ?? {}).flatMap(({ type, cancelable }) =>
      cancelable ? [type] : [],
    ),
  );
  const rows = declaration.events.map(({ name, type, description }) => [
    code(name, name),
    code(detailOf(type.text)),
    canceled.has(name as `vitrine-${string}`) ? 'yes, by `preventDefault()`' : 'no',
    words(description),
  ]);
  const details = new Map(
    declaration.events.flatMap(({ type, 'x-detail': members = [] }) =>
      members.length > 0 ? [[detailOf(type.text), membersOf(members)] as const] : [],
    ),
  );
  return [
    table(
      ['Event', 'Detail', 'Cancelable', 'When'],
      rows.map(([name = '', detail = '', can = '', when = '']) => [name, detail, words(can), when]),
    ),
    ...[...details].flatMap(([detail, members]) => [
      heading(3, `Members of \`${detail}\``),
      memberTable('Member', members),
    ]),
  ].join('\n');
}

function listMethods({ declaration }: ElementSource): string {
  const rows = declaration.members.flatMap((member) => {
    if (member.kind !== 'method') return [];
    const given = member.parameters.map(
      ({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type.text}`,
    );
    const call = `${member.name}(${given.join(', ')})`;
    return [
      [
        code(call, `method-${member.name}`),
        code(member.return.type.text),
        words(member.description),
      ],
    ];
  });
  return tableOrNone(['Method', 'Result', 'Meaning'], rows);
}

function listProperties({ declaration }: ElementSource): string {
  const rows = declaration.cssProperties.map(
    ({ name, description, syntax = '', default: value = '' }) => [
      code(name, name),
      code(syntax),
      code(value),
      words(description),
    ],
  );
  return tableOrNone(['Property', 'Syntax', 'Default', 'Meaning'], rows);
}

/** Keys and what they do, or the sentence that says why there are none. */
export function keyRows({ access: { keyboard } }: Pick<ElementSource, 'access'>): string[][] {
  if (typeof keyboard === 'string') return [['none', words(keyboard)]];
  return Object.entries(keyboard).map(([key, does]) => [words(key), words(does)]);
}

/** The picture of an element with its parts outlined; nothing where there is none. */
export function showPicture({ declaration, picture }: ElementSource): string {
  if (!picture) return '';
  const alt = `${declaration.tagName} with its parts outlined: ${picture.parts.join(', ')}`;
  return `<p><img class="parts" src="${escapeHtml(`../../${picture.file}`)}" width="${picture.width}" height="${picture.height}" loading="lazy" alt="${escapeHtml(alt)}"></p>`;
}
