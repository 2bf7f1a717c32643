import { useEffect, useRef, useState } from 'react';
import { announce } from '../../../core/dom/index.js';
import { fileHeadLength, findFileProblem, type FormField } from '../../../core/forms/index.js';
import { uploadFile, UploadError } from '../../../core/forms/files/upload/index.js';
import { uploadStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { changeItem, itemsOf, removeItem, startItem, type UploadItem } from './upload-list.js';

export interface Uploads {
  readonly items: readonly UploadItem[];
  add(files: readonly File[]): void;
  /** Ends an upload, or takes an uploaded file out of the answer. */
  remove(key: string): void;
  /** Sends one file again; the others stay. */
  retry(key: string): void;
}

/** The files of one field, each sent as soon as it is chosen. */
export function useUploads(
  formId: string,
  { id: fieldId, files: rules }: FormField,
  kept: readonly string[],
): Uploads {
  const [items, setItems] = useState(() => itemsOf(kept));
  const work = useRef(new Map<string, { file: File; life: AbortController }>());
  const count = useRef(0);
  useEffect(() => {
    const running = work.current;
    return () => {
      for (const { life } of running.values()) life.abort();
    };
  }, []);

  async function send(key: string, file: File): Promise<void> {
    const life = new AbortController();
    work.current.set(key, { file, life });
    try {
      const problem = await judge(file);
      if (problem !== null) throw new UploadError(problem);
      const reference = await uploadFile({
        formId,
        fieldId,
        file,
        signal: life.signal,
        onProgress: (sent) => setItems((known) => changeItem(known, key, { sent })),
      });
      setItems((known) => changeItem(known, key, { state: 'done', reference }));
      announce(uploadStrings('uploaded', { name: file.name }));
    } catch (error) {
      if (life.signal.aborted) return;
      if (!(error instanceof UploadError)) {
        getRuntime().reporter.report(error, { where: 'vitrine-form' });
      }
      const problem = error instanceof UploadError ? error.message : uploadStrings('failed');
      setItems((known) => changeItem(known, key, { state: 'failed', problem }));
      announce(uploadStrings('notUploaded', { name: file.name, problem }));
    }
  }

  async function judge(file: File): Promise<string | null> {
    if (!rules) return null;
    const head = new Uint8Array(await file.slice(0, fileHeadLength).arrayBuffer());
    return findFileProblem(rules, { size: file.size, head });
  }

  return {
    items,
    add(files) {
      const begun = files.map((file) => ({ key: `file-${(count.current += 1)}`, file }));
      setItems((known) => [...known, ...begun.map(({ key, file }) => startItem(key, file, null))]);
      for (const { key, file } of begun) void send(key, file);
    },
    remove(key) {
      work.current.get(key)?.life.abort();
      work.current.delete(key);
      setItems((known) => removeItem(known, key));
    },
    retry(key) {
      const begun = work.current.get(key);
      if (!begun) return;
      setItems((known) => changeItem(known, key, { state: 'uploading', sent: 0, problem: '' }));
      void send(key, begun.file);
    },
  };
}
