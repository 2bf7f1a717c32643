import { useEffect, useRef } from 'react';
import { ownMember, wordProblem, type FieldErrors, type Form } from '../../../core/forms/index.js';
import { formStrings } from '../../../core/i18n/index.js';
import { controlId } from './form-fields.js';

export interface ErrorSummaryProps {
  readonly form: Form;
  /** Id prefix of the fields. */
  readonly id: string;
  readonly errors: FieldErrors;
  /** Number of failed attempts; each increase moves the focus here. */
  readonly tries: number;
}

/** The errors above the form, with links to the first control of each field. */
export function ErrorSummary({ form, id, errors, tries }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);
  const wrong = form.fields.filter((field) => ownMember(errors, field.id) !== undefined);
  if (wrong.length === 0) return null;

  return (
    <div ref={box} className="vitrine-form-errors" tabIndex={-1}>
      {/* Not on the box: a screen reader announces an alert that has the focus only in part. */}
      <div role="alert">
        <p className="vitrine-form-errors-title">{formStrings('invalidForm')}</p>
        <ul>
          {wrong.map((field) => (
            <li key={field.id}>
              <ControlLink target={controlId(id, form, field.id)}>
                {wordProblem(field.title, ownMember(errors, field.id) ?? '')}
              </ControlLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Moves the focus itself, so that the page's URL does not change. */
function ControlLink({ target, children }: { target: string; children: string }) {
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {children}
    </a>
  );
}
