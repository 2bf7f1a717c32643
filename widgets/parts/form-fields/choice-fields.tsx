import { controlName, textsOf } from '../../../core/forms/index.js';
import { formStrings } from '../../../core/i18n/index.js';
import { describedBy, GroupedField, LabelledField, type FieldProps } from './field-frame.js';

/** A dropdown, or radio buttons: one of the options. */
export function ChoiceField(props: FieldProps) {
  return props.field.type === 'select' ? <SelectField {...props} /> : <OptionGroup {...props} />;
}

function SelectField(props: FieldProps) {
  const { field, id, problem } = props;
  const [chosen = ''] = textsOf(props.answer);
  return (
    <LabelledField field={field} id={id} problem={problem}>
      <select
        id={id}
        name={controlName(field)}
        className="vitrine-control vitrine-select"
        defaultValue={chosen}
        aria-required={field.required || undefined}
        aria-invalid={problem !== null || undefined}
        aria-describedby={describedBy(props)}
      >
        <option value="">{formStrings('choose')}</option>
        {field.options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </LabelledField>
  );
}

/** Radio buttons or checkboxes. */
export function OptionGroup({ field, id, answer, problem }: FieldProps) {
  const checked = textsOf(answer);
  const isRadio = field.type === 'radio';
  return (
    <GroupedField field={field} id={id} problem={problem} {...(isRadio && { role: 'radiogroup' })}>
      {field.options.map((option, index) => (
        <label key={option} className="vitrine-option">
          <input
            type={isRadio ? 'radio' : 'checkbox'}
            id={index === 0 ? id : `${id}-${index}`}
            name={controlName(field)}
            value={option}
            defaultChecked={checked.includes(option)}
            aria-invalid={(!isRadio && problem !== null) || undefined}
          />
          <span>{option}</span>
        </label>
      ))}
    </GroupedField>
  );
}
