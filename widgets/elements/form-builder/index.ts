import { define, type ElementClass, type ElementOf, type EventsOf } from '../../element/index.js';
import { formFieldsStyles } from '../../parts/form-fields/index.js';
import { formBuilder } from './definition.js';
import styles from './form-builder.css?inline';
import { FormBuilder } from './form-builder.js';

export const FormBuilderElement: ElementClass<typeof formBuilder> = define(
  formBuilder,
  FormBuilder,
  { styles: [...formFieldsStyles, styles] },
);
export type FormBuilderElement = HTMLElementTagNameMap['vitrine-form-builder'];

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-form-builder': ElementOf<typeof formBuilder>;
  }
  interface VitrineEvents {
    'vitrine-form-builder': EventsOf<typeof formBuilder>;
  }
}

export { formBuilder, type FormEditedDetail, type FormBuilderProps } from './definition.js';
