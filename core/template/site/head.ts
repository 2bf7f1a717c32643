import { escapeAttribute, escapeText, unescapeMarkup } from '../markup/index.js';
import { dataOf, textOf } from './members.js';
import { pageTitle } from './page-data.js';
import type { SitePage } from './types.js';

/**
 * Prints the part of a page's head that its template does not print: title, description, addresses, the site's style
 * sheets. Parts that `document` has already are left out.
 */
export function printHead(page: SitePage, document: string, stylesheets: string | null): string {
  const { data, kind, path } = page;
  const website = dataOf(data, 'website');
  const subject = { ...dataOf(data, 'collection'), ...dataOf(data, 'item') };
  const title = pageTitle(page);
  const description = plain(
    textOf(subject, 'seoDescription') ??
      textOf(subject, 'excerpt') ??
      textOf(subject, 'description') ??
      textOf(website, 'siteDescription') ??
      '',
  );
  const base = (textOf(website, 'baseUrl') ?? '').replace(/\/$/, '');
  const head = headOf(document);
  const has = (pattern: RegExp) => pattern.test(head);
  const image = textOf(subject, 'assetUrl');
  const lines: (string | false)[] = [
    !has(/<meta[^>]+charset/i) && '<meta charset="utf-8">',
    !has(/<meta[^>]+name=["']?viewport/i) &&
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
    !has(/<title[\s>]/i) && `<title>${escapeText(title)}</title>`,
    description !== '' &&
      !has(/<meta[^>]+name=["']?description/i) &&
      `<meta name="description" content="${escapeAttribute(description)}">`,
    base !== '' &&
      kind !== 'missing' &&
      !has(/<link[^>]+rel=["']?canonical/i) &&
      `<link rel="canonical" href="${escapeAttribute(base + path)}">`,
    kind === 'missing' && '<meta name="robots" content="noindex">',
    !has(/property=["']og:title/i) &&
      `<meta property="og:title" content="${escapeAttribute(title)}">`,
    image !== null &&
      !has(/property=["']og:image/i) &&
      `<meta property="og:image" content="${escapeAttribute(image.startsWith('/') ? base + image : image)}">`,
    stylesheets !== null && `<link rel="stylesheet" href="${escapeAttribute(stylesheets)}">`,
  ];
  return lines.filter((line) => line !== false).join('\n');
}

/** The head of a document; a picture in the body has a title too, and commented-out markup does not count. */
function headOf(document: string): string {
  const [head = ''] = document.split(/<\/head\b|<body\b/i, 1);
  return head.replace(/<!--[\s\S]*?(?:-->|$)|<svg\b[\s\S]*?(?:<\/svg>|$)/gi, '');
}

function plain(html: string): string {
  return unescapeMarkup(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
}
