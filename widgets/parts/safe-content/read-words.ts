import { stripTags } from '../../../core/content/index.js';

/** Elements without visible text. */
const unread = ['script', 'style', 'template', 'noscript', 'title'] as const;
/** Elements that end a line. */
const blocks = /<(?:br|hr)\b|<\/(?:p|div|h[1-6]|li|ul|ol|tr|table|section|blockquote|figure)\b/gi;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  copy: '©',
};

/** Returns the visible text of markup, line by line, for pages that may not parse HTML. */
export function readWords(html: string): string {
  const read = unread.reduce(dropElements, html).replaceAll('\n', ' ').replace(blocks, '\n$&');
  return decode(stripTags(read))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

/** Uses indexOf, which stays linear on adversarial texts. */
function dropElements(html: string, name: string): string {
  const lower = html.toLowerCase();
  let kept = '';
  let from = 0;
  for (;;) {
    const start = lower.indexOf(`<${name}`, from);
    if (start < 0) return kept + html.slice(from);
    kept += html.slice(from, start);
    const end = lower.indexOf(`</${name}`, start);
    if (end < 0) return kept;
    from = end;
  }
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,10}));/gi, (whole, ...found) => {
    const [decimal, hex, name] = found as (string | undefined)[];
    if (name !== undefined)
      return Object.hasOwn(entities, name) ? (entities[name] ?? whole) : whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
