import { useId, type ReactNode } from 'react';

/** A text of several lines, with its name above it. */
export function Field({
  label,
  hint,
  rows,
  value,
  onChange,
}: {
  label: string;
  hint?: string;
  rows: number;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="playground-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        {...(hint !== undefined && { placeholder: hint })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** A choice, with its name above it. */
export function Select<Value extends string>({
  label,
  value,
  values,
  onChange,
}: {
  label: string;
  value: Value;
  values: readonly (readonly [value: Value, text: string])[];
  onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className="playground-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {values.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Can be scrolled with the keyboard, so it can be focused. */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    <pre className="playground-scroller" role="region" aria-label={label} tabIndex={0}>
      {children}
    </pre>
  );
}
