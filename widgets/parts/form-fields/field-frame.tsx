import type { ReactNode } from 'react';
import type { Answer, FormField } from '../../../core/forms/index.js';
import { formStrings } from '../../../core/i18n/index.js';

/** Props of every kind of field. */
export interface FieldProps {
  readonly field: FormField;
  readonly formId: string;
  /** Id of the first control, unique on the page; the ids of other parts start with it. */
  readonly id: string;
  /** Initial answer. */
  readonly answer: Answer | undefined;
  /** Error text, or null. */
  readonly problem: string | null;
  /** Read-only while the form is being sent: disabled fields would leave its data. */
  readonly isReadOnly: boolean;
}

interface FrameProps extends Pick<FieldProps, 'field' | 'id' | 'problem'> {
  readonly children: ReactNode;
}

/** Attribute of the element around a field; its value is the field's id. */
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

/** The value of `aria-describedby`; undefined for none, as React expects. */
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
