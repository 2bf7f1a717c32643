import { code, table, words } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { heading, paragraph, referencePage } from './blocks.js';
import { showPicture } from './elements/index.js';
import type { ElementSource } from './sources.js';

/** The parts of every element, each with its picture. */
export function partsPage(elements: readonly ElementSource[]): Page {
  return referencePage(
    'parts',
    'Parts',
    'The parts of every element that a style sheet of the page reaches with `::part(name)`.',
    [
      paragraph(
        'A picture shows the parts of one state of the element; others come in other states.',
      ),
      ...elements.flatMap((element) => {
        const { tagName, cssParts } = element.declaration;
        const rows = cssParts.map(({ name, description }) => [
          code(`${tagName}::part(${name})`, `${tagName}-${name}`),
          words(description),
        ]);
        return [
          heading(2, tagName),
          showPicture(element).replace('src="../../', 'src="../'),
          rows.length > 0 ? table(['Part', 'What it is'], rows) : paragraph('It has no parts.'),
        ];
      }),
    ],
  );
}
