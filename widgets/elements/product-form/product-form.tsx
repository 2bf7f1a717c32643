import type { ProductFormProps } from './definition.js';
import { FormDialog } from './form-dialog.js';
import { useProductForm } from './use-product-form.js';

/** The lightbox of a page for the forms of its products; see the definition. */
export function ProductForm(props: ProductFormProps) {
  const opening = useProductForm(props);
  return opening && <FormDialog key={opening.serial} {...opening} />;
}
