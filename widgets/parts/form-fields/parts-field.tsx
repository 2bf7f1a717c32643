import {
  controlName,
  isParted,
  partsOf,
  readParts,
  partNames,
  type PartKind,
} from '../../../core/forms/index.js';
import { partStrings } from '../../../core/i18n/index.js';
import { CountrySelect } from './country-select.js';
import { GroupedField, type FieldProps } from './field-frame.js';

const halves = ['AM', 'PM'] as const;

/**
 * A field with several texts: name, address, phone, date, time. All controls share its name, in the order of the parts.
 */
export function PartsField({ field, id, answer, problem, isReadOnly }: FieldProps) {
  if (!isParted(field.type)) return null;
  const texts = readParts(field.type, answer);
  const names: readonly string[] = partNames[field.type];

  return (
    <GroupedField field={field} id={id} problem={problem}>
      <div className={`vitrine-parts vitrine-parts-${field.type}`}>
        {partsOf(field).map((part, index) => {
          const partId = index === 0 ? id : `${id}-${index}`;
          const control = {
            id: partId,
            name: controlName(field),
            className: 'vitrine-control',
            defaultValue: texts[names.indexOf(part.name)] ?? '',
            'aria-invalid': (problem !== null && (part.essential || !field.required)) || undefined,
            'aria-required': (field.required && part.essential) || undefined,
          };
          const box = (
            <div key={part.name} className={`vitrine-part vitrine-part-${part.name.toLowerCase()}`}>
              <label className="vitrine-part-label" htmlFor={partId}>
                {labelOf(field.type, part)}
              </label>
              {part.name === 'Country' && field.display === 'country-list' ? (
                <CountrySelect {...control} codes={field.options} autoComplete="country" />
              ) : part.name === 'Ampm' ? (
                <select {...control} className="vitrine-control vitrine-select">
                  <option value="">–</option>
                  {halves.map((half) => (
                    <option key={half} value={half}>
                      {partStrings(half)}
                    </option>
                  ))}
                </select>
              ) : (
                <input
                  {...control}
                  type="text"
                  dir="auto"
                  size={part.size}
                  inputMode={part.inputMode}
                  autoComplete={part.autocomplete}
                  readOnly={isReadOnly}
                />
              )}
            </div>
          );
          return part.name === 'Line1' ? (
            <vitrine-place-search key={part.name} load="interaction" product-page="form">
              {box}
            </vitrine-place-search>
          ) : (
            box
          );
        })}
      </div>
    </GroupedField>
  );
}

/** Country is a place in an address and a dialling code in a phone. */
function labelOf(type: string, { name }: PartKind): string {
  return partStrings(type === 'address' && name === 'Country' ? 'address.Country' : name);
}
