import { useState } from 'react';
import { controlName, fieldKinds, textsOf, type FieldType } from '../../../core/forms/index.js';
import { CharacterCounter } from './character-counter.js';
import { describedBy, LabelledField, type FieldProps } from './field-frame.js';

/** Types that the browser would validate or discard (`number`) are texts: our own rules check them. */
const inputTypes: Partial<Record<FieldType, 'email' | 'password' | 'url'>> = {
  email: 'email',
  password: 'password',
  website: 'url',
};

/** A field that takes one text (storefront §3, "a default single-value field"). */
export function TextField(props: FieldProps) {
  const { field, id, problem, isReadOnly } = props;
  const [initial = ''] = textsOf(props.answer);
  const [length, setLength] = useState(initial.length);
  const { autocomplete, inputMode } = fieldKinds[field.type];
  const isTooLong = field.maxLength !== null && length > field.maxLength;
  const counterId = `${id}-counter`;
  const described = [describedBy(props), field.maxLength !== null && counterId];
  const control = {
    id,
    name: controlName(field),
    className: 'vitrine-control',
    placeholder: field.placeholder || undefined,
    defaultValue: initial,
    readOnly: isReadOnly,
    // The typed text sets its direction: an email address or an amount stays left-to-right on a right-to-left page.
    dir: 'auto',
    'aria-required': field.required || undefined,
    'aria-invalid': problem !== null || isTooLong || undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  };

  return (
    <LabelledField field={field} id={id} problem={problem}>
      {field.type === 'textarea' ? (
        <textarea
          {...control}
          rows={4}
          onInput={(event) => setLength(event.currentTarget.value.length)}
        />
      ) : (
        <div className="vitrine-field-line">
          {field.currencySymbol && field.type === 'currency' ? (
            <span className="vitrine-field-symbol" aria-hidden="true">
              {field.currencySymbol}
            </span>
          ) : null}
          <input
            {...control}
            type={inputTypes[field.type] ?? 'text'}
            inputMode={inputMode}
            autoComplete={autocomplete}
          />
        </div>
      )}
      {field.maxLength === null ? null : (
        <CharacterCounter id={counterId} count={length} max={field.maxLength} />
      )}
    </LabelledField>
  );
}
