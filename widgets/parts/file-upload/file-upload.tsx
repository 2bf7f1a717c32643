import { useEffect, useLayoutEffect, useRef, useState, type DragEvent } from 'react';
import { wordFileRules, type FormField } from '../../../core/forms/index.js';
import { uploadStrings } from '../../../core/i18n/index.js';
import { useLatest } from '../../element/index.js';
import { UploadRow } from './upload-row.js';
import { answerOf } from './upload-list.js';
import { useUploads } from './use-uploads.js';

export interface FileUploadProps {
  readonly formId: string;
  readonly field: FormField;
  /** References of files that were uploaded earlier. */
  readonly kept: readonly string[];
  /** The control of the form, which stays: the files chosen in it are uploaded at once. */
  readonly input: HTMLInputElement;
}

/** The list of chosen files below a form's own file control, with a place to drop files. */
export function FileUpload({ formId, field, kept, input }: FileUploadProps) {
  const uploads = useUploads(formId, field, kept);
  const { items } = uploads;
  const list = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const latest = useLatest(uploads);

  useLayoutEffect(() => {
    const life = new AbortController();
    const take = () => {
      const files = takeFiles(input);
      if (files.length > 0) latest.current.add(files);
    };
    input.addEventListener('change', take, { signal: life.signal });
    // Chosen before this was there.
    take();
    return () => life.abort();
  }, [input, latest]);

  // The form judges the field again, and its draft is written.
  const answers = items.map(answerOf).join('|');
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else input.dispatchEvent(new Event('input', { bubbles: true }));
  }, [answers, input]);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    uploads.add([...event.dataTransfer.files]);
  }

  function remove(key: string): void {
    uploads.remove(key);
    // The button that had the focus is gone.
    input.focus();
  }

  return (
    <div
      ref={list}
      className={isOver ? 'vitrine-files vitrine-files-over' : 'vitrine-files'}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <p className="vitrine-files-words">
        {field.files ? wordFileRules(field.files) : null} {uploadStrings('drop')}
      </p>
      {items.length > 0 ? (
        <ul className="vitrine-files-list">
          {items.map((item) => (
            <UploadRow
              key={item.key}
              item={item}
              onRemove={() => remove(item.key)}
              onRetry={() => uploads.retry(item.key)}
            />
          ))}
        </ul>
      ) : null}
      {items.map((item) => (
        <input key={item.key} type="hidden" name={field.id} value={answerOf(item)} readOnly />
      ))}
    </div>
  );
}

/** The chosen files; the same ones can be chosen again then. */
function takeFiles(input: HTMLInputElement): readonly File[] {
  const files = [...(input.files ?? [])];
  input.value = '';
  return files;
}
