import { useRef } from 'react';
import { formOf, type FormDraft } from '../../../core/forms/builder/index.js';
import { builderStrings } from '../../../core/i18n/index.js';
import { useBuilder } from './builder-context.js';
import type { FieldEdits } from './field-edits.js';
import { FieldRow, RemovedRow } from './field-row.js';
import { useDragOrder } from './use-drag-order.js';

export interface FieldListProps {
  readonly draft: FormDraft;
  readonly edits: FieldEdits;
}

/** The fields in their order. */
export function FieldList({ draft, edits }: FieldListProps) {
  const { open } = useBuilder();
  const list = useRef<HTMLOListElement>(null);
  const { held, start, listeners } = useDragOrder(list, {
    move: (id, place) => edits.move(id, place, true),
    drop: edits.drop,
  });
  const present = formOf(draft).fields;

  if (draft.form.fields.length === 0) {
    return <p className="hint no-fields">{builderStrings('noFields')}</p>;
  }
  return (
    <ol ref={list} className="rows" {...listeners}>
      {draft.form.fields.map((field) =>
        draft.removed.includes(field.id) ? (
          <RemovedRow key={field.id} field={field} edits={edits} />
        ) : (
          <FieldRow
            key={field.id}
            field={field}
            edits={edits}
            place={present.indexOf(field)}
            isLast={present.at(-1) === field}
            isHeld={held === field.id}
            onGrip={(event) => {
              // Closed rows are of one height, so that they pass each other evenly.
              open(null);
              start(event, field.id);
            }}
          />
        ),
      )}
    </ol>
  );
}
