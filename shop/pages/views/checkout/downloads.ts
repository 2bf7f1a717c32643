import { formatFileSize } from 'vitrine/core/content';
import type { Download } from '../../../server/index.js';
import { pageLocale } from '../../words/languages.js';
import { toAddress } from '../address.js';

/** The files of an order; null if nothing of it is a file. */
export function downloadsView(files: readonly Download[]) {
  if (files.length === 0) return null;
  return files.map(({ title, name, size, left, path }) => ({
    title,
    name,
    size: formatFileSize(size, pageLocale()),
    link: left === 0 ? null : { url: toAddress(path) },
  }));
}
