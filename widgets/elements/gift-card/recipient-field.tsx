import type { FormEvent, InvalidEvent, ReactNode } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The props that every control of the recipient gets. */
interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly defaultValue: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  onInvalid(event: InvalidEvent<Control>): void;
  onInput(event: FormEvent<Control>): void;
}

export interface RecipientFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly problem: string | undefined;
  readonly control: Pick<ControlProps, 'id' | 'name' | 'defaultValue' | 'onInvalid' | 'onInput'>;
  /** Further ids that describe it. */
  readonly describedBy?: string;
  children(control: ControlProps): ReactNode;
}

/** One control with its label, hint and sentence. */
export function RecipientField(props: RecipientFieldProps) {
  const { label, hint, problem, control, describedBy, children } = props;
  const hintId = `${control.id}-hint`;
  const problemId = `${control.id}-problem`;
  const described = [hint && hintId, problem && problemId, describedBy].filter(Boolean).join(' ');
  return (
    <div className="vitrine-field">
      <label className="vitrine-field-label" htmlFor={control.id}>
        {label}
      </label>
      {hint ? (
        <p className="vitrine-field-hint" id={hintId}>
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p className="vitrine-field-error" id={problemId}>
          {problem}
        </p>
      ) : null}
      {children({
        ...control,
        className: 'vitrine-control',
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': described || undefined,
      })}
    </div>
  );
}
