import { callsOf, type Vocabulary } from '../../../core/template/syntax/index.js';
import { scanTags, type PlacedTag } from '../outline/index.js';

/** Replaces a piece of the source, between two indexes. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The text of a tag → the same with the usual blanks. */
type Style = (text: string) => string;

/** A run of blanks in a line becomes one; a line break is the author's. */
const oneBlank: Style = (text) =>
  text.replace(/[ \t\f\v]+/g, (run, at: number, all: string) =>
    isAtLineBreak(all, at, run.length) ? run : ' ',
  );

function isAtLineBreak(text: string, at: number, length: number): boolean {
  return /[\r\n]/.test(text.charAt(at - 1) + text.charAt(at + length));
}

/** `a ,b` → `a, b`, up to the first formatter: behind it a comma may be an argument. */
const listed: Style = (text) => {
  const end = text.indexOf('|');
  const [names, calls] = end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end)];
  return names.replace(/ *, */g, ', ') + calls;
};

const conditions: Style = (text) =>
  oneBlank(
    text.replace(/[ \t\f\v]*(&&|\|\|)[ \t\f\v]*/g, ' $1 ').replace(/(?<=\s\S+)[ \t\f\v]+\}$/, '}'),
  );

/** Only the blanks before an expression: its own may be in a text. */
const leading: Style = (text) => text.replace(/^(\{\.eval)[ \t\f\v]+(?=[^\s}])/, '$1 ');

const comment: Style = (text) => {
  const marks = text.startsWith('{##') ? '##' : '#';
  const open = marks.length + 1;
  const isEnded = marks === '#' || (text.endsWith('##}') && text.length >= 6);
  if (!isEnded) return text;
  const body = text.slice(open, marks === '##' ? -3 : -1);
  // A line of dashes or another ornament stays as it was drawn.
  const begun = body.replace(/^[ \t]*(?=[\p{L}\p{N}])/u, ' ');
  const ended = marks === '##' ? begun.replace(/(?<=[\p{L}\p{N}.!?])[ \t]*$/u, ' ') : begun;
  return `{${marks}${marks === '#' ? ended.replace(/[ \t]+$/, '') : ended}${marks === '##' ? '##}' : '}'}`;
};

/** How each kind of tag is written. Other kinds allow no other blanks, or print them. */
const styles: Readonly<Record<string, Style>> = {
  variable: listed,
  bindvar: listed,
  section: oneBlank,
  repeated: oneBlank,
  if: conditions,
  ctxvar: oneBlank,
  eval: leading,
  comment,
};

/**
 * The edits that give the tags of a template the usual blanks. All are inside of tags and keep the meaning: text between
 * tags is output, and what an unknown formatter makes text is left alone too.
 */
export function formatEdits(source: string, vocabulary: Vocabulary): Edit[] {
  return scanTags(source).flatMap((placed) => {
    const { from, to } = placed;
    const before = source.slice(from, to);
    const text = isRead(placed, vocabulary)
      ? (styles[placed.tag.type]?.(before) ?? before)
      : before;
    return text === before ? [] : [{ from, to, text }];
  });
}

/** Whether the engine takes it for a tag. */
function isRead({ tag }: PlacedTag, { formatters }: Vocabulary): boolean {
  return callsOf(tag).every(({ name }) => formatters.has(name));
}

/** The template with the usual blanks in its tags; prints the same. */
export function formatTemplate(source: string, vocabulary: Vocabulary): string {
  let formatted = '';
  let from = 0;
  for (const edit of formatEdits(source, vocabulary)) {
    formatted += source.slice(from, edit.from) + edit.text;
    from = edit.to;
  }
  return formatted + source.slice(from);
}
