import { define, type ElementClass } from '../../element/index.js';
import { formFieldsStyles } from '../../parts/form-fields/index.js';
import { productForm } from './definition.js';
import styles from './product-form.css?inline';
import { ProductForm } from './product-form.js';

/** Registers `vitrine-product-form`; a second call has no effect. */
export function registerProductForm(): ElementClass<typeof productForm> {
  return define(productForm, ProductForm, { styles: [...formFieldsStyles, styles] });
}
