import { readTexts } from './all-texts.js';

/** `long` makes texts half as long again; `rtl` also isolates them as right-to-left text. */
export type PseudoVariant = 'long' | 'rtl';

const marks = { long: ['', ''], rtl: ['\u2067', '\u2069'] } as const;

/** Every text of the library in brackets, so that a text which nobody can translate stands out. */
export async function pseudoTexts(variant: PseudoVariant): Promise<Record<string, string>> {
  const [before, after] = marks[variant];
  const texts = (await readTexts()).map(([key, message]) => [
    key,
    `${before}[${message}${padding(message)}]${after}`,
  ]);
  return Object.fromEntries(texts) as Record<string, string>;
}

function padding(message: string): string {
  const letters = message.replace(/\{[^{}]*\}/g, '').length;
  // In words, because no language fills a line without a break.
  return ` ${'~'.repeat(Math.ceil(letters / 2)).replace(/~{8}/g, '$& ')}`;
}

/** The text without what stands in brackets, nested ones included. */
export function outsideBrackets(text: string): string {
  const shorter = text.replace(/\[[^[\]]*\]/g, ' ');
  return shorter === text ? text : outsideBrackets(shorter);
}

/** The words of a text, in lower case, without those of one letter. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
}

/**
 * What people read or hear of the library's own markup below `root`: the texts of shadow roots, of the light containers
 * of elements, of what elements insert into the page's forms, and of the live regions. The page's own markup is left
 * out. Self-contained: it also runs inside a browser's page.
 */
export function readLibraryTexts(root: Document | Element = document): string[] {
  const spoken = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'alt',
    'placeholder',
    'title',
  ];
  const texts: string[] = [];
  visit(root, false);
  return texts.map((text) => text.trim()).filter(Boolean);

  function visit(node: Node, isLibrary: boolean): void {
    if (node.nodeType === 3) {
      if (isLibrary) texts.push(node.nodeValue ?? '');
      return;
    }
    const element = node.nodeType === 1 ? (node as Element) : null;
    if (element && /^(style|script)$/.test(element.localName)) return;
    const isOwn =
      isLibrary ||
      (element?.matches('[data-vitrine-live], [data-vitrine-own], .vitrine-content') ?? false);
    if (element && isOwn) {
      texts.push(...spoken.map((name) => element.getAttribute(name) ?? ''));
    }
    if (element?.shadowRoot) visitAll(element.shadowRoot, true);
    visitAll(node, isOwn);
  }

  function visitAll(parent: Node, isLibrary: boolean): void {
    for (const child of parent.childNodes) visit(child, isLibrary);
  }
}
