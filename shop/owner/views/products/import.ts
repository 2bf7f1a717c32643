import type { ImportPreview } from '../../../server/index.js';
import { toAddress } from '../../../pages/views/address.js';
import { countWords } from '../count-words.js';
import { ofProducts, ownerView, type ShownPage } from '../page.js';
import { importPath, productsPath } from './query.js';

export interface ImportPage extends ShownPage {
  /** Null before a file is given. */
  readonly preview: ImportPreview | null;
}

export function importView({ crumb, problem, preview }: ImportPage) {
  return {
    ...ownerView({ heading: 'Import and export', crumb, problem, ...ofProducts }),
    preview: preview && previewView(preview),
    read: { url: toAddress(importPath) },
    table: { url: toAddress(`${productsPath}/export.csv`) },
    back: { url: toAddress(productsPath) },
  };
}

function previewView(preview: ImportPreview) {
  const { id, fingerprint, created, changed, unchanged, errorCount, errors, changes } = preview;
  const total = created + changed;
  return {
    counts: [
      { words: `${countWords(created, 'product')} created` },
      { words: `${countWords(changed, 'product')} changed` },
      { words: `${countWords(unchanged, 'product')} as before` },
      { words: countWords(errorCount, 'wrong row') },
    ],
    errors: errors.map(({ line, sentence }) => ({ line, sentence })),
    moreErrors:
      errorCount > errors.length
        ? countWords(errorCount - errors.length, 'further wrong row')
        : null,
    changes: changes.map(({ title, words }) => ({
      title,
      words: words.length === 0 ? 'new' : words.join(', '),
    })),
    moreChanges:
      total > changes.length ? countWords(total - changes.length, 'further product') : null,
    apply:
      errorCount === 0 && total > 0
        ? { url: toAddress(`${importPath}/${encodeURIComponent(id)}`), fingerprint }
        : null,
    nothing: errorCount === 0 && total === 0,
  };
}
