import fc from 'fast-check';

/** Controls that a browser lets carry a value. */
export type ControlKind =
  | 'select'
  | 'radios'
  | 'checkbox'
  | 'number'
  | 'range'
  | 'hidden'
  | 'text'
  | 'datalist'
  | 'textarea';

export interface MadeControl {
  readonly kind: ControlKind;
  /** The value of the markup; for choices, the checked one. */
  readonly value: string;
  /** What the control can be, for choices. */
  readonly values: readonly string[];
  /** `required`, `min`, `step` …; null for one without a value. */
  readonly attributes: Readonly<Record<string, string | null>>;
  readonly isInDisabledFieldset: boolean;
}

/** Where a control or a button stands: in its form, or elsewhere on the page with `form=`. */
export type Place = 'inside' | 'elsewhere';

export interface MadeField extends MadeControl {
  readonly name: string;
  readonly place: Place;
}

/** What a script of the page does to a control before the press. */
export interface MadeAct {
  readonly on: 'sku' | 'quantity' | number;
  readonly what:
    | {
        readonly set: string;
        readonly events: readonly ('input' | 'change')[];
        readonly bubbles: boolean;
      }
    | { readonly attribute: string; readonly to: string | null }
    /** Other markup in its place, which says this, or as before for null. */
    | { readonly exchange: string | null }
    | { readonly reset: true };
}

export interface MadeButton {
  readonly tag: 'button' | 'input';
  readonly words: string;
  readonly name: string | null;
  readonly value: string;
  readonly place: Place;
  /** `formaction`, `formnovalidate`. */
  readonly attributes: Readonly<Record<string, string | null>>;
}

/** A form of a page with the elements in it, and what happens there. */
export interface MadeForm {
  readonly hasOptions: boolean;
  readonly sku: MadeControl;
  readonly isPicker: boolean;
  readonly quantity: MadeControl | null;
  readonly isQuantity: boolean;
  readonly fields: readonly MadeField[];
  readonly button: MadeButton;
  /** A button of the page beside ours. */
  readonly other: MadeButton | null;
  readonly pressed: 'ours' | 'other';
  readonly attributes: Readonly<Record<string, string | null>>;
  readonly acts: readonly MadeAct[];
}

/** Variants of a product with options, by their place: the made products have so many. */
export const variantCount = 4;
/** Stands for the SKU of a variant. */
const skuOf = (index: number): string => `@${index}`;

const attribute = (names: Readonly<Record<string, fc.Arbitrary<string | null>>>) =>
  fc
    .array(
      fc.oneof(
        ...Object.entries(names).map(([name, value]) => ({
          // What sells nothing at any stage proves little.
          weight: name === 'disabled' ? 1 : 6,
          arbitrary: value.map((one) => [name, one] as const),
        })),
      ),
      { maxLength: 2 },
    )
    .map((few): Readonly<Record<string, string | null>> => Object.fromEntries(few));

const flag = fc.constant(null);
const skus = Array.from({ length: variantCount }, (_, index) => skuOf(index));

const skuControl: fc.Arbitrary<MadeControl> = fc.record({
  kind: fc.constantFrom<ControlKind>('select', 'radios', 'hidden', 'datalist', 'text'),
  value: fc.constantFrom('', ...skus),
  values: fc.constantFrom(skus, ['', ...skus], skus.slice(0, 2)),
  attributes: attribute({ required: flag, disabled: flag }),
  isInDisabledFieldset: fc.boolean(),
});

const someCount = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('1', '2', '3', '5', '6', '7', '12') },
  { weight: 1, arbitrary: fc.constantFrom('0', '-1', '', '1.5', '1,5', '1e1', 'two', '10000') },
);
const bound = fc.constantFrom('1', '2', '3', '6', '10');

const quantityControl: fc.Arbitrary<MadeControl> = fc.record({
  kind: fc.constantFrom<ControlKind>(
    'number',
    'text',
    'select',
    'range',
    'hidden',
    'radios',
    'datalist',
  ),
  value: someCount,
  values: fc.constantFrom(['1', '2', '3'], ['6', '12'], ['', '1', '5']),
  attributes: attribute({
    min: bound,
    max: fc.constantFrom('2', '6', '12', '60'),
    step: fc.constantFrom('1', '2', '3', '6', 'any', '0.5'),
    required: flag,
    readonly: flag,
    disabled: flag,
    pattern: fc.constant('[0-9]+'),
    maxlength: fc.constant('2'),
  }),
  isInDisabledFieldset: fc.boolean(),
});

/** Names of members of forms, elements and objects among them. */
const fieldNames = [
  'engraving',
  'Gift note',
  'Größe',
  'الحجم',
  '刻字',
  '1',
  'a.b[c]',
  "it's",
  'elements',
  'action',
  'method',
  'submit',
  'requestSubmit',
  'reset',
  'name',
  'id',
  'length',
  'target',
  'noValidate',
  'checkValidity',
  'reportValidity',
  'getAttribute',
  'setAttribute',
  'hasAttribute',
  'querySelector',
  'querySelectorAll',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'closest',
  'matches',
  'contains',
  'isConnected',
  'ownerDocument',
  'children',
  'append',
  'form',
  'constructor',
  'hasOwnProperty',
  'toString',
  'valueOf',
  '__proto__',
  'product',
  'properties[Engraving]',
  'vitrineEarly',
] as const;

const field: fc.Arbitrary<MadeField> = fc.record({
  kind: fc.constantFrom<ControlKind>(
    'text',
    'hidden',
    'textarea',
    'checkbox',
    'radios',
    'select',
    'number',
    'range',
    'datalist',
  ),
  name: fc.constantFrom(...fieldNames),
  value: fc.constantFrom('', 'ANNA', '3', 'a b', 'ä "quoted" <b>', 'two\nlines'),
  values: fc.constantFrom(['ANNA', 'BERT'], ['', '3']),
  attributes: attribute({
    required: flag,
    disabled: flag,
    readonly: flag,
    pattern: fc.constant('[A-Z]+'),
    maxlength: fc.constant('3'),
    minlength: fc.constant('2'),
    min: fc.constant('2'),
    max: fc.constant('4'),
  }),
  isInDisabledFieldset: fc.boolean(),
  place: fc.constantFrom<Place>('inside', 'inside', 'elsewhere'),
});

const button = (words: fc.Arbitrary<string>): fc.Arbitrary<MadeButton> =>
  fc.record({
    tag: fc.constantFrom('button', 'input'),
    words,
    name: fc.constantFrom(null, null, 'wrap', 'elements'),
    value: fc.constantFrom('gift', ''),
    place: fc.constantFrom<Place>('inside', 'inside', 'elsewhere'),
    attributes: attribute({ formnovalidate: flag, disabled: flag }),
  });

const act = (on: MadeAct['on'], said: fc.Arbitrary<string>): fc.Arbitrary<MadeAct> =>
  fc.record({
    on: fc.constant(on),
    what: fc.oneof(
      fc.record({
        set: said,
        events: fc.constantFrom<readonly ('input' | 'change')[]>(
          ['change'],
          ['input'],
          ['input', 'change'],
          [],
        ),
        bubbles: fc.boolean(),
      }),
      fc.record({
        attribute: fc.constantFrom(
          ...['min', 'max', 'step', 'required', 'readonly', 'disabled', 'value'],
        ),
        to: fc.constantFrom(null, '', '2', '6'),
      }),
      fc.record({ exchange: fc.option(said) }),
      fc.record({ reset: fc.constant<true>(true) }),
    ),
  });
const someAct = fc.oneof(
  { weight: 3, arbitrary: act('sku', fc.constantFrom(...skus, '')) },
  { weight: 3, arbitrary: act('quantity', someCount) },
  { weight: 1, arbitrary: act(0, fc.constantFrom('', 'ANNA', '3')) },
);

const rarely = <Value>(arbitrary: fc.Arbitrary<Value>, otherwise: Value): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary });

const inFieldset = <Control extends MadeControl>(control: fc.Arbitrary<Control>) =>
  fc
    .tuple(control, rarely(fc.boolean(), false))
    .map(([made, isInDisabledFieldset]) => ({ ...made, isInDisabledFieldset }));

export const madeForm: fc.Arbitrary<MadeForm> = fc.record({
  hasOptions: fc.constantFrom(true, true, false),
  sku: inFieldset(skuControl),
  isPicker: fc.constantFrom(true, true, false),
  quantity: fc.option(inFieldset(quantityControl), { freq: 5 }),
  isQuantity: rarely(fc.constant(false), true),
  fields: fc.array(inFieldset(field), { maxLength: 2 }),
  button: button(fc.constantFrom('Add', 'Jetzt vorbestellen', '')),
  other: fc.option(button(fc.constant('Other')), { freq: 1 }),
  pressed: rarely(fc.constant('other' as const), 'ours' as const),
  attributes: attribute({ novalidate: flag, id: fc.constant('pf') }),
  acts: fc.array(someAct, { maxLength: 3 }),
});
