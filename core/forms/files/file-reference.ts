import { sanitiseLine } from '../sanitise-text.js';
import { fileLimits } from './file-rules.js';

/** An uploaded file in an answer: the id that the server gave it, and its name. */
export interface FileReference {
  readonly id: string;
  readonly name: string;
}

/** Stands in an answer for a file that is still being uploaded, and for one that was not. */
export const unsentFile = { uploading: '…', failed: '!' } as const;

const reference = /^([\w-]{8,64})\/(.+)$/s;

/** `id/name`. */
export function printFileReference({ id, name }: FileReference): string {
  return `${id}/${name}`;
}

/** Null for a text that is no reference. */
export function readFileReference(text: string): FileReference | null {
  const [, id = '', name = ''] = reference.exec(text) ?? [];
  return id === '' ? null : { id, name };
}

/** A name for a file: one line without folders, and no longer than a list shows. */
export function cleanFileName(given: string): string {
  const line = sanitiseLine(given)
    .replace(/^.*[/\\]/s, '')
    .replace(/["<>:|?*]/g, '_')
    .trim();
  const [ending = ''] = /\.[^.]{1,10}$/.exec(line) ?? [];
  const body = line.slice(0, line.length - ending.length);
  const plain = body.replace(/^\.+/, '') || 'file';
  return `${[...plain].slice(0, fileLimits.name - ending.length).join('')}${ending}`;
}
