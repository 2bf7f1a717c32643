/** A variant as the shop's answer has it. */
interface Variant {
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface SoldProduct {
  readonly id: string;
  readonly variants: readonly Variant[];
}

export const small = 'MUG-OAT-SMALL';
export const large = 'MUG-OAT-LARGE';

/** Stands for the visitor's crumb, which a server prints into its forms. */
export const crumbPlace = 'CRUMB';

export interface ThemeParts {
  /** Put into the form, before the button. */
  readonly fields?: string;
  /** In the place of the select of variants. */
  readonly select?: string;
  readonly button?: string;
  /** Put after the product. */
  readonly after?: string;
  /** In the place of the whole product. */
  readonly product?: string;
  /** The theme's script; `theme` is what it shows, `form`, `select`, `number` are the page's own. */
  readonly script?: string;
  /** In the place of the library's script tag. */
  readonly library?: string;
}

/** The select of variants as a server prints it. */
export const selectOf = ({ variants }: SoldProduct, chosen = small): string =>
  `<select name="sku" aria-label="Variant" required>${variants
    .map(
      ({ sku, attributes }) =>
        `<option value="${sku}"${sku === chosen ? ' selected' : ''}>${Object.values(attributes).join(', ')}</option>`,
    )
    .join('')}</select>`;

/** The form of the product as a server prints it. */
export function formOf(product: SoldProduct, parts: ThemeParts = {}, chosen = small, id = 'pf') {
  return `<form id="${id}" method="post" action="/api/commerce/shopping-cart/entries">
<input type="hidden" name="itemId" value="${product.id}"><input type="hidden" name="crumb" value="${crumbPlace}">
<vitrine-variant-picker>${parts.select ?? selectOf(product, chosen)}</vitrine-variant-picker>
<vitrine-quantity><input name="quantity" type="number" value="1" min="1" aria-label="Quantity"></vitrine-quantity>
${parts.fields ?? ''}
<vitrine-add-to-cart>${parts.button ?? '<button>Add to cart</button>'}</vitrine-add-to-cart>
</form>`;
}

export const productOf = (product: SoldProduct, form: string): string =>
  `<section class="product"><vitrine-product><script type="application/json">${JSON.stringify(product).replaceAll('<', '\\u003c')}</script>
<vitrine-price></vitrine-price>${form}</vitrine-product></section>`;

/** What every theme of the table begins with: its own idea of what is chosen, which it shows. */
const base = `
const form = document.querySelector('#pf');
const select = form && form.querySelector('[name=sku]');
const number = form && form.querySelector('[name=quantity]');
window.theme = { sku: '${small}', quantity: 1, fields: {}, show(changes) {
  Object.assign(this, changes);
  const fields = Object.entries(this.fields).map(([name, value]) => ' ' + name + '=' + value).join('');
  document.querySelector('#shown').textContent = this.quantity + ' × ' + this.sku + fields;
} };
theme.show();
`;

/** A page of a theme, without the sheet of the library. */
export function themePage(product: SoldProduct, parts: ThemeParts): string {
  const library = parts.library ?? '<script type="module" src="/assets/vitrine.js"></script>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Theme</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${library}
<body><main><h1>Theme</h1><p id="shown"></p>${parts.product ?? productOf(product, formOf(product, parts))}${parts.after ?? ''}</main>
<script>(() => {${base}${parts.script ?? ''}})();</script></body></html>`;
}
