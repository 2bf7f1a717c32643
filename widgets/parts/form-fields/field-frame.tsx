import type { ReactNode } from 'react';
import type { Answer, FormField } from '../../../core/forms/index.js';
import { formStrings } from '../../../core/i18n/index.js';

/** What every kind of field is shown with. */
export interface FieldProps {
  readonly field: FormField;
  /** Of its first control, unique on the page; ids of the parts start with it. */
  readonly id: string;
  /** What the controls begin with. */
  readonly answer: Answer | undefined;
  /** A sentence, or null while there is nothing wrong. */
  readonly problem: string | null;
  /** While the form is being sent: the texts stay in its data, unlike those of disabled fields. */
  readonly isReadOnly: boolean;
}

interface FrameProps extends Pick<FieldProps, 'field' | 'id' | 'problem'> {
  readonly children: ReactNode;
}

/** Marks the element around a field with the field's id, for who hears of its changes. */
export const fieldAttribute = 'data-vitrine-field';

/** A field of one control: label, description and error belong to it. */
export function LabelledField({ field, id, problem, children }: FrameProps) {
  return (
    <div className="vitrine-field" {...{ [fieldAttribute]: field.id }}>
      <label className="vitrine-field-label" htmlFor={id}>
        <Title field={field} />
      </label>
      <Hint field={field} id={id} />
      <Problem id={id} problem={problem} />
      {children}
    </div>
  );
}

/** A field of several controls, with one description and one error. */
export function GroupedField({ role, ...props }: FrameProps & { role?: 'radiogroup' }) {
  const { field, id, problem, children } = props;
  return (
    <fieldset
      className="vitrine-field vitrine-field-group"
      role={role}
      aria-describedby={describedBy(props)}
      aria-invalid={(role && problem !== null) || undefined}
      {...{ [fieldAttribute]: field.id }}
    >
      <legend className="vitrine-field-label">
        <Title field={field} />
      </legend>
      <Hint field={field} id={id} />
      <Problem id={id} problem={problem} />
      {children}
    </fieldset>
  );
}

/** The ids of what describes a field; undefined for none, as React wants it. */
export function describedBy({ field, id, problem }: Omit<FrameProps, 'children'>) {
  const ids = [field.description && hintId(id), problem !== null && errorId(id)];
  return ids.filter(Boolean).join(' ') || undefined;
}

function Title({ field }: { field: FormField }) {
  return (
    <>
      {field.title}
      {field.required ? (
        <span className="vitrine-field-required"> {formStrings('requiredMark')}</span>
      ) : null}
    </>
  );
}

function Hint({ field, id }: { field: FormField; id: string }) {
  return field.description ? (
    <p className="vitrine-field-hint" id={hintId(id)}>
      {field.description}
    </p>
  ) : null;
}

function Problem({ id, problem }: { id: string; problem: string | null }) {
  return problem === null ? null : (
    <p className="vitrine-field-error" id={errorId(id)}>
      {problem}
    </p>
  );
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;
