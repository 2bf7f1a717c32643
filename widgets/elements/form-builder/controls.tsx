import type { HTMLAttributes, ReactNode } from 'react';
import { useWidgetId } from '../../element/index.js';
import { useProblem } from './builder-context.js';
import { focusAttribute } from './use-focus-request.js';

interface ControlProps {
  /** The field it is about; null for the form. */
  readonly fieldId: string | null;
  readonly member: string;
  readonly label: string;
  readonly hint?: string | undefined;
}

interface TextProps extends ControlProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  readonly type?: 'text' | 'number';
}

/** A line of text. The field keeps the typed text; another change of the text needs a new field. */
export function TextControl({ text, onText, inputMode, type = 'text', ...props }: TextProps) {
  return (
    <LabelledControl {...props}>
      {(control) => (
        <input
          {...control}
          type={type}
          min={type === 'number' ? 1 : undefined}
          defaultValue={text}
          inputMode={inputMode}
          autoComplete="off"
          onInput={(event) => onText(event.currentTarget.value)}
        />
      )}
    </LabelledControl>
  );
}

/** Several lines of text. */
export function AreaControl({
  text,
  onText,
  rows = 3,
  isCode = false,
  ...props
}: TextProps & { readonly rows?: number; readonly isCode?: boolean }) {
  return (
    <LabelledControl {...props}>
      {(control) => (
        <textarea
          {...control}
          className={isCode ? `${control.className} code` : control.className}
          rows={rows}
          defaultValue={text}
          autoComplete="off"
          spellCheck={isCode ? 'false' : undefined}
          {...(isCode && { dir: 'ltr', autoCapitalize: 'off' })}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      )}
    </LabelledControl>
  );
}

/** One of a few. */
export function ChoiceControl<Value extends string>({
  chosen,
  choices,
  onChoice,
  ...props
}: ControlProps & {
  readonly chosen: Value;
  readonly choices: ReadonlyArray<readonly [value: Value, label: string]>;
  readonly onChoice: (value: Value) => void;
}) {
  return (
    <LabelledControl {...props}>
      {(control) => (
        <select
          {...control}
          className={`${control.className} vitrine-select`}
          value={chosen}
          onChange={({ currentTarget }) => {
            const choice = choices[currentTarget.selectedIndex];
            if (choice) onChoice(choice[0]);
          }}
        >
          {choices.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </LabelledControl>
  );
}

/** Yes or no. */
export function CheckControl({
  fieldId,
  member,
  label,
  hint,
  isOn,
  onToggle,
}: ControlProps & { readonly isOn: boolean; readonly onToggle: (isOn: boolean) => void }) {
  const id = useWidgetId();
  const problem = useProblem(fieldId, member);
  return (
    <div className="control">
      <label className="check">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={describedBy(id, hint, problem)}
          aria-invalid={problem !== null || undefined}
          {...{ [focusAttribute]: `${fieldId ?? ''}.${member}` }}
          onChange={(event) => onToggle(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <Notes id={id} hint={hint} problem={problem} />
    </div>
  );
}

interface NativeProps {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

function LabelledControl({
  fieldId,
  member,
  label,
  hint,
  children,
}: ControlProps & { readonly children: (control: NativeProps) => ReactNode }) {
  const id = useWidgetId();
  const problem = useProblem(fieldId, member);
  const control = {
    id,
    className: 'vitrine-control',
    'aria-describedby': describedBy(id, hint, problem),
    'aria-invalid': problem !== null || undefined,
    [focusAttribute]: `${fieldId ?? ''}.${member}`,
  } as const;
  return (
    <div className="control">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <Notes id={id} hint={hint} problem={problem} />
      {children(control)}
    </div>
  );
}

interface NotesProps {
  readonly id: string;
  readonly hint: string | undefined;
  readonly problem: string | null;
}

function Notes({ id, hint, problem }: NotesProps) {
  return (
    <>
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {problem === null ? null : (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </>
  );
}

function describedBy(id: string, hint: string | undefined, problem: string | null) {
  const ids = [hint && `${id}-hint`, problem !== null && `${id}-problem`];
  return ids.filter(Boolean).join(' ') || undefined;
}
