import type { Remark } from '../finding.js';
import type { Rule } from '../rule.js';
import { listComparisons, type Asked } from './arguments.js';

/**
 * Texts in quotes that are no JSON: in single or curly ones, or cut in two by a blank, because arguments are split at
 * their delimiter whatever stands between (§7, §8.1).
 */
export const quotes: Rule = function* ({ root, source }) {
  for (const asked of listComparisons(root, source)) {
    const written = source.slice(asked.argsAt, asked.to - 1);
    const [quoted] = written.match(anyQuoted) ?? [];
    if (quoted === undefined) continue;
    const remark = judge(asked, written, quoted, source.slice(asked.at, asked.argsAt));
    if (remark) yield remark;
  }
};

// A quote opens behind a delimiter only, so that the apostrophe in "it's" is none.
const anyQuoted = /(?<=^.|[\s:,/])(?:'[^']*'|‘[^’]*’|“[^”]*”|"[^"]*")/s;

function judge(
  { name, args, at, to, argsAt }: Asked,
  written: string,
  quoted: string,
  opening: string,
): Remark | null {
  const inside = quoted.slice(1, -1);
  const isJson = quoted.startsWith('"');
  const isSplit = inside.includes(args.delimiter);
  if (isJson && !isSplit) return null;
  const meant = `"${inside.replaceAll('"', '\\"')}"`;
  const changed = written.replace(quoted, () => meant);
  const delimiter = isSplit ? [':', '/', '#'].find((sign) => !changed.includes(sign)) : null;
  const text =
    delimiter === null || delimiter === undefined
      ? changed
      : splitOutside(changed, args.delimiter, meant).join(delimiter);
  const shown = `${opening}${text}}`;
  const why = isSplit
    ? isJson
      ? `The text ${quoted} is cut at its blanks: arguments end at the character behind '${name}'.`
      : `The text ${quoted} needs double quotes, and is cut at its blanks.`
    : `${quoted} is no text but a name that nothing has: only double quotes make a text.`;
  const hasFix = !isSplit || delimiter !== undefined;
  return {
    at,
    to,
    message: hasFix ? `${why} Write ${shown}.` : why,
    ...(hasFix && { fix: { from: argsAt, to: to - 1, text, isCertain: true } }),
  };
}

/** Splits at the delimiter, but not within the text. The first part is empty: a delimiter comes first. */
function splitOutside(written: string, delimiter: string, text: string): string[] {
  return written
    .replace(text, '\0')
    .split(delimiter)
    .map((part) => part.replace('\0', () => text));
}
