import type { Section } from '../contents.js';
import { escapeHtml } from '../pages/html.js';
import type { FinishedPage } from '../pages/page.js';
import { relativeAddress } from '../pages/resolve-link.js';

/** The data that all pages share. */
export interface Frame {
  readonly sections: readonly Section[];
  readonly pages: ReadonlyMap<string, FinishedPage>;
  readonly version: string;
}

/** The whole document of a page. All its addresses are relative. */
export function framePage(page: FinishedPage, frame: Frame): string {
  const to = (path: string) => escapeHtml(relativeAddress(page.path, path));
  const outline = listOutline(page);
  const isStart = page.path === 'index';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(isStart ? page.title : `${page.title} – Vitrine`)}</title>
<meta name="description" content="${escapeHtml(page.summary)}">
<link rel="stylesheet" href="${to('assets/docs.css')}">
<script src="${to('assets/docs.js')}" data-index="${to('assets/search-index.js')}" data-root="${to('')}" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<header class="top">
<button type="button" class="menu" popovertarget="pages">Menu</button>
<a class="brand" href="${to('index.html')}">Vitrine<span> ${escapeHtml(frame.version)}</span></a>
<form class="search" role="search" hidden>
<input type="search" id="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="results" aria-autocomplete="list" autocomplete="off" spellcheck="false" placeholder="Search">
<div id="results" role="listbox" aria-label="Results" hidden></div>
<p class="status" role="status"></p>
</form>
</header>
<div class="columns${outline ? '' : ' wide'}">
<nav id="pages" class="pages" popover aria-label="Pages">${frame.sections.map((section) => listSection(section, page, frame)).join('')}</nav>
<main id="content" tabindex="-1">
<article>
${page.body}
</article>
${listNeighbours(page, frame)}
</main>
${outline}
</div>
</body>
</html>
`;
}

function listSection({ title, paths }: Section, page: FinishedPage, { pages }: Frame): string {
  const links = paths.map((path) => {
    const current = path === page.path ? ' aria-current="page"' : '';
    const address = escapeHtml(`${relativeAddress(page.path, path)}.html`);
    return `<li><a href="${address}"${current}>${escapeHtml(pages.get(path)?.title ?? path)}</a></li>`;
  });
  const isOpen = paths.includes(page.path) || paths.length < 20;
  return `<details${isOpen ? ' open' : ''}><summary>${escapeHtml(title)}</summary><ul>${links.join('')}</ul></details>`;
}

/** The headings of the second and third level, on wide screens. */
function listOutline({ outline }: FinishedPage): string {
  const all = outline.filter(({ level }) => level === 2 || level === 3);
  // A long reference lists its groups alone.
  const shown = all.length > 40 ? all.filter(({ level }) => level === 2) : all;
  if (shown.length < 2) return '';
  const links = shown.map(({ id, level, text }) => {
    return `<li class="level-${level}"><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`;
  });
  return `<nav class="outline" aria-label="On this page"><p>On this page</p><ul>${links.join('')}</ul></nav>`;
}

function listNeighbours({ path }: FinishedPage, { sections, pages }: Frame): string {
  const order = sections.flatMap(({ paths }) => paths);
  const at = order.indexOf(path);
  const link = (other: string | undefined, rel: string, label: string) => {
    const neighbour = other === undefined ? undefined : pages.get(other);
    if (!neighbour) return '';
    const address = escapeHtml(`${relativeAddress(path, neighbour.path)}.html`);
    return `<a rel="${rel}" href="${address}"><span>${label}</span> ${escapeHtml(neighbour.title)}</a>`;
  };
  const previous = link(order[at - 1], 'prev', 'Previous');
  const next = link(order[at + 1], 'next', 'Next');
  return `<nav class="neighbours" aria-label="Previous and next page">${previous}${next}</nav>`;
}
