/** A block of code of a Markdown page. */
export interface Fence {
  readonly language: string;
  /** The file that the block is, from `file=` after the language. */
  readonly file?: string;
  readonly text: string;
}

const opening = /^(?<indent> *)(?<ticks>`{3,})(?<info>[^`]*)$/;
const fileOf = /(?:^|\s)file=(?<file>\S+)/;

/**
 * Reads the fenced blocks of a Markdown page, in order: `` ```html file=index.html ``. Blocks of a list lose the list's
 * indentation. Throws when a block is not closed.
 */
export function readFences(markdown: string): Fence[] {
  const fences: Fence[] = [];
  const lines = markdown.split(/\r?\n/);
  for (let at = 0; at < lines.length; at += 1) {
    const { indent, ticks, info } = opening.exec(lines[at] ?? '')?.groups ?? {};
    if (indent === undefined || ticks === undefined || info === undefined) continue;
    const closing = new RegExp(`^ *\`{${ticks.length},} *$`);
    const end = lines.findIndex((line, index) => index > at && closing.test(line));
    if (end < 0) throw new Error(`The block "${lines[at]}" is not closed: add a line ${ticks}.`);
    const indented = new RegExp(`^ {0,${indent.length}}`);
    const text = lines
      .slice(at + 1, end)
      .map((line) => `${line.replace(indented, '')}\n`)
      .join('');
    const { file } = fileOf.exec(info)?.groups ?? {};
    const [language = ''] = info.trim().split(/\s+/);
    fences.push({ language, ...(file !== undefined && { file }), text });
    at = end;
  }
  return fences;
}
