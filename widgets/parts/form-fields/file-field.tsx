import { useState } from 'react';
import { acceptOf, textsOf } from '../../../core/forms/index.js';
import { describedBy, LabelledField, type FieldProps } from './field-frame.js';
import { LazyUpload } from './lazy-upload.js';

/** A field for files: the browser's own control, and the list of what was chosen. */
export function FileField(props: FieldProps) {
  const { field, id, problem, formId, isReadOnly } = props;
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [kept] = useState(() => textsOf(props.answer));
  return (
    <LabelledField field={field} id={id} problem={problem}>
      <input
        ref={setInput}
        id={id}
        className="vitrine-control vitrine-file-control"
        type="file"
        name={field.id}
        multiple={(field.files?.maxCount ?? 1) > 1}
        accept={field.files ? acceptOf(field.files) : undefined}
        disabled={isReadOnly}
        aria-required={field.required || undefined}
        aria-invalid={problem !== null || undefined}
        aria-describedby={describedBy(props)}
      />
      {input && formId !== '' ? (
        <LazyUpload formId={formId} field={field} kept={kept} input={input} />
      ) : null}
    </LabelledField>
  );
}
