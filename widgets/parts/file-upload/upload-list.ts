import { readFileReference, unsentFile } from '../../../core/forms/index.js';

/** A file that the visitor chose. */
export interface UploadItem {
  /** Unique in its list. */
  readonly key: string;
  readonly name: string;
  /** Bytes; null for one that was uploaded earlier. */
  readonly size: number | null;
  readonly state: 'uploading' | 'done' | 'failed';
  /** Bytes that are sent. */
  readonly sent: number;
  /** The server's reference; '' until it is there. */
  readonly reference: string;
  /** Why it was not uploaded. */
  readonly problem: string;
}

/** Files that were uploaded earlier, from an answer. */
export function itemsOf(references: readonly string[]): readonly UploadItem[] {
  return references.flatMap((reference) => {
    const file = readFileReference(reference);
    if (!file) return [];
    const { id, name } = file;
    return [{ key: id, name, size: null, state: 'done' as const, sent: 0, reference, problem: '' }];
  });
}

/** A file whose upload begins, or that cannot be sent because of `problem`. */
export function startItem(key: string, file: File, problem: string | null): UploadItem {
  const { name, size } = file;
  const state = problem === null ? 'uploading' : 'failed';
  return { key, name, size, state, sent: 0, reference: '', problem: problem ?? '' };
}

/** Changes one item; all others stay as they are. */
export function changeItem(
  items: readonly UploadItem[],
  key: string,
  changes: Partial<UploadItem>,
): readonly UploadItem[] {
  return items.map((item) => (item.key === key ? { ...item, ...changes } : item));
}

export function removeItem(items: readonly UploadItem[], key: string): readonly UploadItem[] {
  return items.filter((item) => item.key !== key);
}

/** The answer of the field for an item. */
export function answerOf({ state, reference }: UploadItem): string {
  if (state === 'done') return reference;
  return state === 'failed' ? unsentFile.failed : unsentFile.uploading;
}

/** Whole percent, below 100 until the server has answered. */
export function percentOf({ state, sent, size }: UploadItem): number {
  if (state === 'done') return 100;
  return size ? Math.min(99, Math.floor((sent / size) * 100)) : 0;
}
