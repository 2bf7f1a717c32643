import type { Money } from '../../../core/commerce/money/index.js';
import type { Variant } from '../../../core/commerce/product/index.js';
import {
  choice,
  defineWidget,
  event,
  json,
  method,
  string,
  type PropsOf,
} from '../../element/index.js';

export const displays = ['select', 'buttons', 'swatches', 'auto'] as const;

export interface VariantChangedDetail {
  /** The product's id. */
  readonly productId: string;
  /** Null until every option is chosen. */
  readonly variant: Variant | null;
  /** Chosen values by option name. */
  readonly choices: Readonly<Record<string, string>>;
  /** The current price of the variant, in minor units; null without a variant. */
  readonly price: Money | null;
}

export const variantPicker = defineWidget({
  tag: 'vitrine-variant-picker',
  summary:
    "Chooses a product's variant, option by option. In a form its value is the variant's sku.",
  formAssociated: true,
  props: {
    productId: string({
      fallback: '',
      description: 'The product, when the element is not inside its `vitrine-product`.',
    }),
    display: choice(displays, {
      fallback: 'select',
      description:
        'How options are shown. `swatches` shows buttons for an option without colours or pictures; `auto` also shows dropdowns for more than eight values, and buttons with prices for a product with one option whose values differ in price.',
    }),
    swatches: json<Readonly<Record<string, string>>>({
      typeName: 'Record<string, string>',
      description:
        'CSS colours by option value, such as `{"Clay": "#b5651d"}`; by default those of the product (`optionColors`). Values without one show the picture of their variants.',
    }),
    address: choice(['variant', 'none'], {
      fallback: 'variant',
      description:
        "Whether the address of the product's own page names the chosen variant, as `?variant=` with its sku.",
    }),
  },
  events: {
    onVariantChanged: event<VariantChangedDetail>({
      type: 'vitrine-variant-changed',
      description: 'The shopper chose or cleared a value here.',
    }),
  },
  methods: {
    focusOption: method<(name: string) => void>({
      description: 'Moves focus to the control of the named option.',
    }),
  },
  slots: {
    '': 'A plain `<select name="sku">`. It carries the value for its form, also that of the choice made here. Scripts that set it and fire `input` or `change` choose here.',
  },
  parts: {
    option: 'One option of the product, such as its size.',
    group: 'The fieldset around the buttons or swatches of an option.',
    legend: 'The name of an option shown as buttons or swatches.',
    label: 'The name of an option shown as a dropdown.',
    select: 'A dropdown.',
    value: 'A button or swatch.',
    message: 'What is missing, or why a choice was cleared, under the option.',
  },
  states: {
    chosen: 'A variant is chosen.',
    invalid: 'An option that has to be chosen is not.',
  },
  cssProperties: {
    '--vitrine-variant-picker-gap': 'Space between options.',
    '--vitrine-variant-picker-border': 'Border of dropdowns and buttons.',
    '--vitrine-variant-picker-radius': 'Corner radius of dropdowns and buttons.',
    '--vitrine-variant-picker-background': 'Background of dropdowns and buttons.',
    '--vitrine-variant-picker-color': 'Text colour of dropdowns and buttons.',
    '--vitrine-variant-picker-chosen-background':
      'Background of the chosen button and ring of the chosen swatch.',
    '--vitrine-variant-picker-chosen-color': 'Text colour of the chosen button.',
    '--vitrine-variant-picker-error-color':
      'Colour of messages and of the border of a missing option.',
    '--vitrine-variant-picker-swatch-size': 'Size of a swatch; 44px at least.',
  },
});

export type VariantPickerProps = PropsOf<typeof variantPicker>;
