import { toPlainDigits } from './number-text.js';

/** The calling codes of one and two digits; all others have three (ITU-T E.164). */
const shortCodes = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
const northAmerican = /^[2-9]\d{2}[2-9]\d{6}$/;
const extension = /\s*(?:,|;|#|\bext\.?|x)\s*\d+$/i;
const separators = /[\s().\-/]+/;

/**
 * Splits a phone number as people type or paste it into the four parts of a phone: country code, area code, prefix,
 * line. A text that is no number stays whole, in the line, so that nothing typed is lost.
 */
export function splitPhone(typed: string): readonly [string, string, string, string] {
  const text = tidy(typed);
  const [after = ''] = extension.exec(text) ?? [];
  const number = text.slice(0, text.length - after.length);
  if (!/^[+\d(][\d\s().\-/]*$/.test(number) || !/\d/.test(number)) return ['', '', '', text];
  const { code, groups } = readCode(number);
  const [area = '', prefix = '', ...line] = splitGroups(code, groups);
  const end = after.trim();
  const parts: readonly [string, string, string] =
    line.length > 0
      ? [area, prefix, line.join(' ')]
      : prefix === ''
        ? ['', '', area]
        : [area, '', prefix];
  const [first, second, last] = parts;
  return [code, first, second, end === '' ? last : `${last} ${end}`.trim()];
}

/** The text of one box, from which `splitPhone` reads the same parts again. */
export function joinPhone([code = '', ...number]: readonly string[]): string {
  const digits = code.trim().replace(/^\+/, '');
  return [digits && `+${digits}`, ...number]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
}

/** Pasted numbers have unseen marks, other scripts' digits and long dashes. */
function tidy(typed: string): string {
  return toPlainDigits(typed.normalize('NFKC'))
    .replace(/\p{Format}/gu, '')
    .replace(/\p{Dash_Punctuation}/gu, '-')
    .replace(/^\s*tel:/i, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The calling code after + or 00, and the groups of digits that follow. */
function readCode(number: string): { code: string; groups: readonly string[] } {
  const [, sign = '', rest = ''] = /^(\(?\+|\(?00(?=[\s(]*[1-9]))?(.*)$/.exec(number) ?? [];
  if (sign === '') return { code: '', groups: groupsOf(rest) };
  const digits = rest.replace(/\D/g, '');
  const code = shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3);
  // The 0 in "+44 (0)20" is dialled only inside the country.
  return { code, groups: groupsOf(dropDigits(rest, code.length).replace(/^[\s).]*\(0\)/, '')) };
}

/** Removes the first digits, with what stands between them. */
function dropDigits(text: string, count: number): string {
  return text.replace(new RegExp(`^(?:\\D*\\d){${count}}`), '');
}

function groupsOf(text: string): readonly string[] {
  return text.split(separators).filter((group) => group !== '');
}

/** North American numbers have 3, 3 and 4 digits, also where nothing separates them; others stay as they are grouped. */
function splitGroups(code: string, groups: readonly string[]): readonly string[] {
  const digits = groups.join('');
  const isWhole = groups.length === 1;
  if (isWhole && digits.length === 7 && code === '') return [digits.slice(0, 3), digits.slice(3)];
  const own = code === '' || code === '1';
  if (!isWhole || !own || !northAmerican.test(digits)) return groups;
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
}
