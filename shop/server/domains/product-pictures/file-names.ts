import type { Read } from '../../ground/http/index.js';
import { interfaceMessage } from '../interface-messages/index.js';

/** In UTF-16 units. */
const longestName = 60;

/** Marks that a name does not show, or that an address or a folder would take for something else. */
const unseen = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069/\\]/gu;

/** The name of an uploaded file, for sentences and as its first name; with an `extension`, that of what was read. */
export function toFileName(name: string, extension?: string): string {
  const shown = name.replace(unseen, '').trim();
  return extension === undefined ? shown.slice(0, longestName) : withExtension(shown, extension);
}

/**
 * The name that somebody has typed for the file `stored`, whose extension it keeps: `blue jar` is `blue jar.png`. A text
 * without a name in it gives the sentence of platform §5.
 */
export function readFileName(typed: string, stored: string): Read<string> {
  const extension = /\.(\w+)$/.exec(stored)?.[1] ?? '';
  const name = withExtension(typed.replace(unseen, '').trim(), extension);
  return /^\.\w*$/.test(name) ? { errors: interfaceMessage('fileNameMissing') } : { value: name };
}

function withExtension(name: string, extension: string): string {
  const ending = `.${extension}`;
  const stem = name.replace(/\.(?:jpe?g|png|webp)$/i, '').trim();
  return stem.slice(0, longestName - ending.length) + ending;
}
