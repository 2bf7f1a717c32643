import { boxText, controlName, oneBoxOf } from '../../../core/forms/index.js';
import { describedBy, LabelledField, type FieldProps } from './field-frame.js';

/** A field with several parts in one control: a phone number, the browser's own date or time. */
export function BoxField(props: FieldProps) {
  const { field, id, answer, problem, isReadOnly } = props;
  const box = oneBoxOf(field);
  if (!box) return null;
  return (
    <LabelledField field={field} id={id} problem={problem}>
      <input
        id={id}
        name={controlName(field)}
        className={`vitrine-control vitrine-box-${box.type}`}
        type={box.type}
        step={box.step}
        autoComplete={box.autocomplete}
        placeholder={field.placeholder || undefined}
        defaultValue={boxText(field, answer) ?? ''}
        readOnly={isReadOnly}
        // A number keeps its order on a right-to-left page.
        dir={box.type === 'tel' ? 'ltr' : undefined}
        aria-required={field.required || undefined}
        aria-invalid={problem !== null || undefined}
        aria-describedby={describedBy(props)}
      />
    </LabelledField>
  );
}
