import { numberFormat } from '../base/index.js';
import { editorStrings, getTextSource } from '../i18n/index.js';

/** "One MB is 1,000,000 bytes" (platform §9): the unit of limits. Sizes are shown in units of 1024. */
export const megabyte = 1_000_000;

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** "File size display uses 1024 units" (platform §9): 1536 bytes are `1.5 kB` for readers of `locale` (BCP 47). */
export function formatFileSize(bytes: number, locale = pageLocale()): string {
  const size = Number.isFinite(bytes) ? Math.max(0, bytes) : 0;
  // By the rounded number, so that 1,048,575 bytes are 1 MB and not 1,024 kB.
  let power = 0;
  while (power < units.length - 1 && rounded(size, power) >= 1024) power += 1;
  const unit = units[power] ?? 'byte';
  return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 })(
    rounded(size, power),
  );
}

/** Null for a file of at most `most` bytes, otherwise the sentence that it is too large (platform §5). */
export function checkFileSize(
  { name, size }: { readonly name: string; readonly size: number },
  most: number,
): string | null {
  if (size <= most) return null;
  return editorStrings('fileTooLarge', { fileName: name, maxSize: formatFileSize(most) });
}

function rounded(size: number, power: number): number {
  return Math.round((size / 1024 ** power) * 10) / 10;
}

function pageLocale(): string {
  return getTextSource()?.locale ?? 'en-US';
}
