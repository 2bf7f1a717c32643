import type { PropsOf } from '../../element/index.js';
import type { productForm } from './definition.js';
import { FormDialog } from './form-dialog.js';
import { useProductForm } from './use-product-form.js';

export type ProductFormProps = PropsOf<typeof productForm>;

/** The lightbox of a page for the forms of its products; see the definition. */
export function ProductForm(props: ProductFormProps) {
  const opening = useProductForm(props);
  return opening && <FormDialog key={opening.serial} {...opening} />;
}
