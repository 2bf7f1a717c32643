import type { ProductFormProps } from './definition.js';
import { FormDialog } from './form-dialog.js';
import { useProductForm } from './use-product-form.js';

/** The page's lightbox for product forms; see the definition. */
export function ProductForm(props: ProductFormProps) {
  const opening = useProductForm(props);
  return opening && <FormDialog key={opening.serial} {...opening} />;
}
