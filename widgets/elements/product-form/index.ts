import type { ElementClass, ElementOf, EventsOf } from '../../element/index.js';
import type { productForm } from './definition.js';
import { registerProductForm } from './register.js';

export const ProductFormElement: ElementClass<typeof productForm> = registerProductForm();
export type ProductFormElement = ElementOf<typeof productForm>;

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-product-form': ElementOf<typeof productForm>;
  }
  interface VitrineEvents {
    'vitrine-product-form': EventsOf<typeof productForm>;
  }
}

export { productForm, type ProductFormDetail, type ProductFormProps } from './definition.js';
export { openProductForm } from './open/index.js';
export type {
  ProductFormEnding,
  ProductFormRequest,
} from '../../parts/product-form-request/index.js';
