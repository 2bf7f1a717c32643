import { listSections } from '../../../widgets/element/manifest.js';
import { code, table, words } from '../pages/html.js';
import type { Page } from '../pages/page.js';
import { heading, link, referencePage } from './blocks.js';
import { keyRows, pathOf } from './elements/index.js';
import type { ElementSource } from './sources.js';

/** The keyboard interaction and the screen-reader announcements of every element. */
export function keyboardPage(elements: readonly ElementSource[]): Page {
  const name = (element: ElementSource) =>
    link(`${pathOf(element)}.md`, code(element.declaration.tagName));
  const keys = elements.flatMap((element) =>
    keyRows(element).map((cells) => [name(element), ...cells]),
  );
  const spoken = elements.flatMap((element) =>
    listSections(element).Announcements.map(([one = '']) => [name(element), words(one)]),
  );
  return referencePage(
    'keyboard',
    'Keyboard and announcements',
    'What keys do in each element, and what a screen reader is told.',
    [
      heading(2, 'Keyboard'),
      table(['Element', 'Key', 'What it does'], keys),
      heading(2, 'Announcements'),
      table(['Element', 'What is said'], spoken),
    ],
  );
}
