import type { PageGroup } from './page-groups.js';
import { website } from './site.js';

/** Lists of content, and what the owner calls them. */
const contents: readonly { readonly group: PageGroup; readonly title: string }[] = [
  { group: 'journal', title: 'Journal' },
  { group: 'events', title: 'Events' },
  { group: 'albums', title: 'Pictures' },
  { group: 'lessons', title: 'Lessons' },
];

/** The collections of the shop that have a page: its products, its categories and its content. */
export function siteCollections() {
  return [
    { title: 'Shop', url: '/shop' },
    ...website.sections.map(({ category, url }) => ({ title: category, url })),
    ...contents
      .filter(({ group }) => website.pages[group])
      .map(({ group, title }) => ({ title, url: `/${group}` })),
  ];
}
