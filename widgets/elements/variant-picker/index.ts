import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { selectStyles } from '../../parts/select/index.js';
import { variantPicker } from './definition.js';
import { VariantPicker } from './variant-picker.js';
import styles from './variant-picker.css?inline';

export const VariantPickerElement: ElementClass<typeof variantPicker> = define(
  variantPicker,
  VariantPicker,
  { styles: [selectStyles, styles] },
);
export type VariantPickerElement = HTMLElementTagNameMap['vitrine-variant-picker'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-variant-picker': ElementOf<typeof variantPicker>;
  }
  interface VitrineEvents {
    'vitrine-variant-picker': EventsOf<typeof variantPicker>;
  }
}

export { variantPicker, type VariantChangedDetail, type VariantPickerProps } from './definition.js';
