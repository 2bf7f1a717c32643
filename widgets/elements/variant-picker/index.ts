import { define, type ElementOf, type EventsOf } from '../../element/index.js';
import { selectStyles } from '../../parts/select/index.js';
import { variantPicker } from './definition.js';
import { VariantPicker } from './variant-picker.js';
import styles from './variant-picker.css?inline';

define(variantPicker, VariantPicker, { styles: [selectStyles, styles] });

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-variant-picker': ElementOf<typeof variantPicker>;
  }
  interface VitrineEvents {
    'vitrine-variant-picker': EventsOf<typeof variantPicker>;
  }
}

export { variantPicker, type VariantChangedDetail, type VariantPickerProps } from './definition.js';
