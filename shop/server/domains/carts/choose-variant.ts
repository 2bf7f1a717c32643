import { selectionProblem, type Product } from 'vitrine/core/product';
import { callerWords } from '../catalogue/index.js';
import { Problem } from '../../ground/http/index.js';

/**
 * The variant and quantity of a request, checked by the same rules as in the widgets. Without a sku the product must
 * have one variant only.
 * @throws Problem with the sentence of storefront §5.
 */
export function chooseVariant(
  product: Product,
  sku: string | null,
  quantityText: string,
): { sku: string; quantity: number } {
  const variant =
    sku === null && product.variants.length === 1
      ? product.variants[0]
      : product.variants.find((candidate) => candidate.sku === sku);
  if (sku !== null && variant === undefined) throw new Problem('no-variant');
  const problem = selectionProblem(
    variant === undefined ? inWords(product) : product,
    variant?.attributes ?? {},
    quantityText,
  );
  if (problem !== null) throw new Problem(problem.code, { message: problem.message });
  if (variant === undefined) throw new Problem('missing-options');
  return { sku: variant.sku, quantity: Number(quantityText) };
}

/** The product with the names of its options as a refusal says them. */
function inWords(product: Product): Product {
  const words = callerWords();
  if (words === null) return product;
  const options = product.options.map((option) => ({ ...option, name: words.option(option.name) }));
  return { ...product, options };
}
