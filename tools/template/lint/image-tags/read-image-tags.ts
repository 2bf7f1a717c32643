import { printed, scan, type Visit } from '../markup/index.js';

/** The attributes of a `<vitrine-image>` of a template. */
export interface ImageTag {
  /** The index of its `<`, and the one behind its name. */
  readonly at: number;
  readonly to: number;
  /** Texts by name. The output of a tag is the character U+FFFC; several attributes of one name are the first. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Tags of the template between the attributes that print something, such as `{@|image-srcset}`. */
  readonly between: readonly string[];
}

const start = /<vitrine-image(?=[\s/>{]|$)/gi;

/** The tags `<vitrine-image …>` of a template, of which those in comments and scripts are none. */
export function* readImageTags(visits: readonly Visit[], source: string): Iterable<ImageTag> {
  for (const { node, state } of visits) {
    if (node.type !== 'text') continue;
    // Read on from tag to tag, so that a long text is read once.
    let current = state;
    let read = 0;
    for (const { 0: name, index } of node.text.matchAll(start)) {
      current = scan(current, node.text.slice(read, index));
      read = index;
      if (current.place !== 'text') continue;
      const at = node.at + index;
      yield { at, to: at + name.length, ...readAttributes(source, at + name.length) };
    }
  }
}

/** A tag of the template; a name with a value in quotes, one without quotes, or none; the end of the tag. */
const piece =
  /(?<tag>\{[^{}]*\})|(?<name>[^\s/>={}"']+)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>(?:\{[^{}]*\}|[^\s>{}"'])+)))?|(?<end>>)/gy;

function readAttributes(source: string, from: number): Pick<ImageTag, 'attributes' | 'between'> {
  const attributes = new Map<string, string>();
  const between: string[] = [];
  let at = from;
  while (at < source.length) {
    piece.lastIndex = at;
    const found = piece.exec(source);
    at = found ? piece.lastIndex : at + 1;
    const { tag, name, double, single, bare, end } = found?.groups ?? {};
    if (end !== undefined) break;
    if (tag !== undefined && isPrinted(tag)) between.push(tag);
    if (name === undefined || attributes.has(name.toLowerCase())) continue;
    attributes.set(name.toLowerCase(), maskTags(double ?? single ?? bare ?? ''));
  }
  return { attributes, between };
}

/** Instructions and comments print nothing themselves. */
const isPrinted = (tag: string): boolean => !/^\{[.#]/.test(tag);

function maskTags(value: string): string {
  return value.replace(/\{[^{}]*\}/g, (tag) =>
    isPrinted(tag) || tag.startsWith('{.') ? printed : '',
  );
}
