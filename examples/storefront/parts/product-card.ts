import {
  isInStock,
  productStatus,
  statusLabel,
  type Product,
} from '../../../core/commerce/product/index.js';
import { cartStrings } from '../../../core/i18n/index.js';
import { html, type Html } from '../html.js';
import { storeSettings } from '../site.js';
import { addForm } from './add-form.js';
import { picture } from './picture.js';
import { productPrice } from './price.js';

/** A product on a shelf. One that needs no choice can be added from here. */
export function productCard(product: Product, crumb: string): Html {
  const status = productStatus(product);
  return html`<li class="card">
    <a class="card-link" href="${product.url}">
      <span class="card-picture">
        ${picture(product.images[0], { alt: '' })}
        ${status && html`<span class="badge badge-${status}">${statusLabel(status, { storeSettings })}</span>`}
      </span>
      <span class="card-title">${product.title}</span>
      <span class="card-price">${productPrice(product)}</span>
    </a>
    ${quickAdd(product, crumb)}
  </li>`;
}

function quickAdd(product: Product, crumb: string): Html | null {
  const [variant, ...others] = product.variants;
  if (!variant || others.length > 0 || !isInStock(variant)) return null;
  return addForm(
    product.id,
    crumb,
    html`<input type="hidden" name="sku" value="${variant.sku}" />
      <vitrine-add-to-cart product-id="${product.id}" sku="${variant.sku}">
        <button class="button button-quiet">
          ${product.addButtonLabel ?? cartStrings('addToCart')}<span class="visually-hidden"
            >: ${product.title}</span
          >
        </button>
      </vitrine-add-to-cart>`,
  );
}
