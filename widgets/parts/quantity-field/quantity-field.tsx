import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { parseQuantity, quantityLimits } from '../../../core/commerce/product/index.js';
import { quantityFieldStrings } from '../../../core/i18n/strings/quantity-field.js';
import { useWidgetId } from '../../element/index.js';
import { usePressAndHold } from './use-press-and-hold.js';

export interface QuantityFieldProps {
  /** Text of the field, invalid or not. */
  text: string;
  /** The product's name, used in the labels of the controls. */
  title?: string | undefined;
  /** The smallest and the largest quantity that can be asked for now. */
  min?: number;
  max: number;
  canDecrease: boolean;
  canIncrease: boolean;
  disabled: boolean;
  /** Error text, or null. */
  problem: string | null;
  /** Why the quantity cannot increase, or null. */
  note: string | null;
  onType(text: string): void;
  onStep(delta: 1 | -1): void;
  /** Called when the shopper has finished typing. */
  onCommit(): void;
  /** Called on Enter; without it the browser submits the surrounding form. */
  onSubmit?: (() => void) | undefined;
}

/**
 * A field and two stepper buttons. The field is first in the DOM, so that `focus()` reaches it. It is one of text, because a
 * number field hides what was typed, and counts with the mouse wheel.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { text, title, problem, note, min = quantityLimits.min } = props;
  const quantity = parseQuantity(text);
  const messageId = `${useWidgetId()}-message`;
  const input = useRef<HTMLInputElement>(null);
  const [initialText] = useState(text);
  const message = problem ?? note;

  // The field keeps the typed text: React writes only values from elsewhere.
  useLayoutEffect(() => {
    if (input.current && input.current.value !== text) input.current.value = text;
  }, [text]);

  function onKeyDown(event: KeyboardEvent): void {
    const delta = arrows[event.key];
    if (delta) {
      event.preventDefault();
      props.onStep(delta);
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    props.onCommit();
    if (!props.onSubmit) return;
    event.preventDefault();
    props.onSubmit();
  }

  return (
    <div className="quantity">
      <div className="field">
        <input
          ref={input}
          part="input"
          type="text"
          inputMode="numeric"
          role="spinbutton"
          name="quantity"
          autoComplete="off"
          aria-valuemin={min}
          aria-valuemax={Math.max(min, props.max)}
          aria-valuenow={quantity ?? undefined}
          aria-valuetext={quantity === null ? text : undefined}
          defaultValue={initialText}
          disabled={props.disabled}
          aria-label={nameOf('quantity', title)}
          aria-invalid={problem !== null}
          aria-describedby={message === null ? undefined : messageId}
          onInput={(event) => props.onType(event.currentTarget.value)}
          onBlur={props.onCommit}
          onKeyDown={onKeyDown}
        />
        <Stepper kind="decrease" isEnabled={props.canDecrease} field={props} />
        <Stepper kind="increase" isEnabled={props.canIncrease} field={props} />
      </div>
      {message !== null && (
        <p part="message" className={problem === null ? 'note' : 'problem'} id={messageId}>
          {message}
        </p>
      )}
    </div>
  );
}

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

const steppers = {
  decrease: { delta: -1, sign: '−' },
  increase: { delta: 1, sign: '+' },
} as const;

interface StepperProps {
  kind: keyof typeof steppers;
  isEnabled: boolean;
  field: QuantityFieldProps;
}

/** Never disabled at the limits: a disabled button would lose the focus. */
function Stepper({ kind, isEnabled, field }: StepperProps) {
  const { delta, sign } = steppers[kind];
  const press = usePressAndHold(() => field.onStep(delta));
  return (
    <button
      part={kind}
      className={kind}
      type="button"
      aria-label={nameOf(kind, field.title)}
      aria-disabled={!isEnabled}
      disabled={field.disabled}
      {...press}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

function nameOf(control: 'quantity' | keyof typeof steppers, title: string | undefined): string {
  return title ? quantityFieldStrings(`${control}Of`, { title }) : quantityFieldStrings(control);
}
