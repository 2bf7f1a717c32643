import { describePage } from './markdown.js';
import { escapeHtml } from './html.js';
import type { Page } from './page.js';

/** The page that says what runs in Storybook alone. */
const storybookPage = 'guides/storybook';

/** The page of a guide that Storybook shows too, from the HTML of its MDX. `pictures` is the folder of its pictures. */
export function readGuide(path: string, html: string, pictures: string): Page {
  const up = '../'.repeat(path.split('/').length - 1);
  const body = html
    .replace(/<iframe[^>]*title="([^"]*)"[^>]*><\/iframe>/g, (_, title: string) => {
      return `<p>${title}: it runs in <a href="${escapeHtml(`${up}${storybookPage}.md`)}">Storybook</a>.</p>`;
    })
    .replace(/<div class="data-table">(<table>[^]*?<\/table>)<\/div>/g, '$1')
    .replaceAll('src="./theme-pictures/', `src="${up}${pictures}/`);
  return describePage(path, body);
}
