import { productStrings } from '../../../core/i18n/index.js';
import { variantPickerStrings } from '../../../core/i18n/strings/variant-picker.js';
import type { PickerOption, PickerValue } from './picker-view.js';
import type { Swatch } from './swatches.js';

export interface OptionControlProps {
  readonly option: PickerOption;
  /** Unique on the page; ids of the parts start with it. */
  readonly id: string;
  readonly isDisabled: boolean;
  onChoose(value: string | null): void;
}

/** One option with its label, control and message. */
export function OptionControl(props: OptionControlProps) {
  return props.option.display === 'select' ? (
    <SelectControl {...props} />
  ) : (
    <RadioControl {...props} />
  );
}

function SelectControl({ option, id, isDisabled, onChoose }: OptionControlProps) {
  return (
    <div part="option" className="option">
      <label part="label" className="label" htmlFor={id}>
        {option.name}
      </label>
      <select
        part="select"
        className="select vitrine-select"
        id={id}
        value={option.chosen ?? ''}
        disabled={isDisabled}
        aria-invalid={option.isMissing || undefined}
        aria-describedby={option.message ? messageId(id) : undefined}
        onChange={(change) => onChoose(change.currentTarget.value || null)}
      >
        <option value="">{productStrings('selectPlaceholder', { option: option.name })}</option>
        {option.values.map(({ value, state, label, price }) => (
          <option key={value} value={value} disabled={state === 'impossible'}>
            {price === null ? label : variantPickerStrings('pricedValue', { value: label, price })}
          </option>
        ))}
      </select>
      <Message option={option} id={id} />
    </div>
  );
}

function RadioControl({ option, id, isDisabled, onChoose }: OptionControlProps) {
  return (
    <div part="option" className="option">
      <fieldset
        part="group"
        className="group"
        role="radiogroup"
        disabled={isDisabled}
        aria-invalid={option.isMissing || undefined}
        aria-describedby={option.message ? messageId(id) : undefined}
      >
        <legend part="legend" className="label">
          <span>{option.name}</span>
          {option.display === 'swatches' && option.chosen !== null ? (
            <span className="chosen" aria-hidden="true">
              {option.chosen}
            </span>
          ) : null}
        </legend>
        <div className={option.display}>
          {option.values.map((value) => (
            <RadioValue
              key={value.value}
              id={id}
              value={value}
              onChoose={() => onChoose(value.value)}
            />
          ))}
        </div>
      </fieldset>
      <Message option={option} id={id} />
    </div>
  );
}

interface RadioValueProps {
  readonly id: string;
  readonly value: PickerValue;
  onChoose(): void;
}

function RadioValue({
  id,
  value: { value, state, label, price, isChosen, swatch },
  onChoose,
}: RadioValueProps) {
  return (
    <label part="value" className={`value ${state}`} title={swatch ? label : undefined}>
      <input
        className="radio"
        type="radio"
        name={id}
        // Of no form: the sku alone is the form's business.
        form={`${id}-none`}
        value={value}
        checked={isChosen}
        disabled={state === 'impossible'}
        onChange={onChoose}
      />
      {swatch ? (
        <SwatchFace swatch={swatch} label={label} />
      ) : (
        <span className="face">
          <span className="name">{value}</span>
          {price === null ? null : <span className="note">{price}</span>}
          {state === 'sold-out' ? <span className="note">{productStrings('soldOut')}</span> : null}
        </span>
      )}
    </label>
  );
}

function SwatchFace({ swatch, label }: { swatch: Swatch; label: string }) {
  return swatch.kind === 'image' ? (
    <span className="swatch crop">
      <img src={swatch.image.url} alt={label} width={44} height={44} decoding="async" />
    </span>
  ) : (
    <span className="swatch" style={{ backgroundColor: swatch.color }}>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

function Message({ option, id }: { option: PickerOption; id: string }) {
  return option.message ? (
    <p part="message" className="message" id={messageId(id)}>
      {option.message}
    </p>
  ) : null;
}

const messageId = (id: string) => `${id}-message`;
