/** The allowed elements of a foreign page. */
export const safeTags = [
  'a',
  'b',
  'blockquote',
  'br',
  'caption',
  'dd',
  'div',
  'dl',
  'dt',
  'em',
  'figcaption',
  'figure',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'i',
  'img',
  'li',
  'ol',
  'p',
  'section',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
] as const;

type SafeTag = (typeof safeTags)[number];

/** A node of a foreign page as plain data, which cannot run, however it is rendered. */
export type SafeNode = string | SafeElement;

export interface SafeElement {
  readonly tag: SafeTag;
  /** For links: an absolute URL. */
  readonly href?: string;
  /** For images: an absolute URL. */
  readonly src?: string;
  readonly alt?: string;
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
  readonly children: readonly SafeNode[];
}

/** Elements that are dropped with their content; any other element that is not allowed is replaced by its content. */
const dropped: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'applet',
  'audio',
  'base',
  'button',
  'canvas',
  'datalist',
  'dialog',
  'embed',
  'form',
  'frame',
  'frameset',
  'head',
  'iframe',
  'input',
  'link',
  'map',
  'math',
  'meta',
  'meter',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'option',
  'output',
  'param',
  'picture',
  'plaintext',
  'portal',
  'progress',
  'script',
  'select',
  'slot',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'video',
  'xmp',
]);

/** Limits on nodes and depth, against hostile pages. */
const limits = { nodes: 2_000, depth: 40 } as const;

/** White space between the rows and cells of a table is dropped. */
const holdsNoText: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'dl',
  'ol',
  'table',
  'tbody',
  'thead',
  'tr',
  'ul',
]);

/** Headings move down a level, below the popup's own heading. */
const headings: Readonly<Record<string, SafeTag>> = {
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  h5: 'h6',
};

const xhtml = 'http://www.w3.org/1999/xhtml';

/**
 * Sanitises a page's body to allowed elements. URLs are resolved against `base`, the page's URL.
 *
 * @param schemes Of links beside https, such as `mailto:`; none by default.
 */
export function readSafeContent(
  body: Element,
  base: string,
  schemes: readonly string[] = [],
): readonly SafeNode[] {
  let left: number = limits.nodes;

  function readChildren(parent: Element, depth: number): SafeNode[] {
    const nodes: SafeNode[] = [];
    for (const child of depth > limits.depth ? [] : parent.childNodes) {
      if (left <= 0) break;
      left -= 1;
      if (isElement(child)) nodes.push(...readElement(child, depth + 1));
      else if (isText(child) && !isGap(child, parent)) nodes.push(child.data);
    }
    return nodes;
  }

  function readElement(element: Element, depth: number): readonly SafeNode[] {
    const name: unknown = element.localName;
    // A form control can shadow a property of its form; such a page is rejected.
    if (typeof name !== 'string' || element.namespaceURI !== xhtml || dropped.has(name)) return [];
    if (name === 'img') return readPicture(element, base);
    const children = readChildren(element, depth);
    const tag = headings[name] ?? name;
    if (!isSafeTag(tag)) return children;
    if (tag !== 'a') return [{ tag, children }];
    const href = readAddress(element.getAttribute('href'), base, schemes);
    return href ? [{ tag, href, children }] : children;
  }

  return readElement(body, 0);
}

function readPicture(image: Element, base: string): readonly SafeElement[] {
  const src = readAddress(image.getAttribute('src'), base);
  if (!src) return [];
  const width = readPixels(image.getAttribute('width'));
  const height = readPixels(image.getAttribute('height'));
  const size = { ...(width && { width }), ...(height && { height }) };
  return [{ tag: 'img', src, alt: image.getAttribute('alt') ?? '', ...size, children: [] }];
}

/** Returns an https URL, or one of the page's own origin or of `schemes`; null otherwise. */
function readAddress(
  address: string | null,
  base: string,
  schemes: readonly string[] = [],
): string | null {
  if (address === null || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (schemes.includes(url.protocol)) return url.href;
  const isAllowed = url.protocol === 'https:' || url.origin === new URL(base).origin;
  return isAllowed && /^https?:$/.test(url.protocol) && !url.username ? url.href : null;
}

function readPixels(text: string | null): number | null {
  return /^\d{1,4}$/.test(text ?? '') ? Number(text) : null;
}

function isSafeTag(name: string): name is SafeTag {
  return (safeTags as readonly string[]).includes(name);
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

function isText(node: Node): node is Text {
  return node.nodeType === 3;
}

function isGap(text: Text, parent: Element): boolean {
  return holdsNoText.has(parent.localName) && text.data.trim() === '';
}
