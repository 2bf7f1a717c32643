import type { ElementOf, EventsOf, JsxOf } from '../../element/index.js';
import type { productForm } from './definition.js';
import { registerProductForm } from './register.js';

registerProductForm();

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-product-form': ElementOf<typeof productForm>;
  }
  interface VitrineEvents {
    'vitrine-product-form': EventsOf<typeof productForm>;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vitrine-product-form': JsxOf<typeof productForm>;
    }
  }
}

export { productForm, type ProductFormDetail, type ProductFormProps } from './definition.js';
export { FormDialog, type FormDialogProps } from './form-dialog.js';
export { openProductForm } from './open-product-form.js';
export { ProductForm } from './product-form.js';
export type { ProductFormEnding, ProductFormRequest } from './request.js';
