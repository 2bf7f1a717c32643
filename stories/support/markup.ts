import { duneMug, type ProductJson } from './products.js';

/** The element that gives `content` its product. */
export function inProduct(content: string, product: ProductJson = duneMug): string {
  // No text of the data may end its script.
  const data = JSON.stringify(product, null, 2).replaceAll('<', '\\u003c');
  return `<vitrine-product>
  <script type="application/json">
    ${data.replaceAll('\n', '\n    ')}
  </script>
  ${content.trim()}
</vitrine-product>`;
}

/** The no-script control of a product's variants, with one of them chosen. */
function skuSelect(chosen = '', { variants }: ProductJson = duneMug): string {
  const options = variants.map(({ sku, attributes }) => {
    const selected = sku === chosen ? ' selected' : '';
    return `<option value="${sku}"${selected}>${Object.values(attributes).join(', ')}</option>`;
  });
  return `<select name="sku" aria-label="Variant">
    <option value="">Select…</option>
    ${options.join('\n    ')}
  </select>`;
}

export const picker = (chosen?: string, attributes = '', product?: ProductJson) =>
  `<vitrine-variant-picker${pad(attributes)}>
  ${skuSelect(chosen, product)}
</vitrine-variant-picker>`;

export const quantity = `<vitrine-quantity>
  <input name="quantity" type="number" value="1" min="1" max="9999" aria-label="Quantity">
</vitrine-quantity>`;

export const addButton = (attributes = '') =>
  `<vitrine-add-to-cart${pad(attributes)}><button>Add To Cart</button></vitrine-add-to-cart>`;

export const pill = (attributes = '') =>
  `<vitrine-cart-pill${pad(attributes)}><a href="/cart">Cart</a></vitrine-cart-pill>`;

/** Where the form of a product goes: into the cart, or past it. */
function actionOf({ productType, isSubscribable }: ProductJson): string {
  if (productType === 4) return '/api/commerce/gift-card';
  return isSubscribable
    ? '/api/3/commerce/cart/subscription'
    : '/api/commerce/shopping-cart/entries';
}

export const expressButton = (attributes = '') =>
  `<vitrine-add-to-cart express${pad(attributes)}><button formaction="/api/commerce/express-checkout">Buy now</button></vitrine-add-to-cart>`;

/** The form a server renders around a product's elements: it works without any script. */
export function addForm(controls: readonly string[], product: ProductJson = duneMug): string {
  return inProduct(
    `<form method="post" action="${actionOf(product)}">
  <input type="hidden" name="itemId" value="${product.id}">
  ${controls.map((control) => `<p>${control}</p>`).join('\n  ')}
</form>`,
    product,
  );
}

const pad = (attributes: string) => attributes && ` ${attributes}`;
