import { type MadeButton, type MadeControl, type MadeForm, type Place } from './made-form.js';

/** What a product of the shop under test is called there. */
export interface SoldProduct {
  readonly id: string;
  readonly skus: readonly string[];
  /** The JSON that `vitrine-product` reads. */
  readonly data: string;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function write(
  tag: string,
  attributes: Readonly<Record<string, string | null | undefined>>,
): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? '' : value === null ? ` ${name}` : ` ${name}="${escape(value)}"`,
  );
  return `<${tag}${written.join('')}>`;
}

interface Named extends MadeControl {
  readonly name: string;
  readonly place?: Place;
}

/** One control, which `data-role` names for the scripts of the page. */
function control(made: Named, role: string, number: number): string {
  const form = made.place === 'elsewhere' ? `form-${number}` : undefined;
  const given = { name: made.name, form, ...made.attributes, 'data-role': role };
  const { kind, value, values } = made;
  const text = (() => {
    switch (kind) {
      case 'select':
        return `${write('select', given)}${values.map((one) => `${write('option', { value: one, selected: one === value ? null : undefined })}${escape(one) || 'Choose'}</option>`).join('')}</select>`;
      case 'radios':
        return values
          .filter(Boolean)
          .map((one) =>
            write('input', {
              ...given,
              type: 'radio',
              value: one,
              checked: one === value ? null : undefined,
            }),
          )
          .join('');
      case 'checkbox':
        return write('input', {
          ...given,
          type: 'checkbox',
          value: values[0],
          checked: value ? null : undefined,
        });
      case 'textarea':
        return `${write('textarea', given)}\n${escape(value)}</textarea>`;
      case 'datalist':
        return `${write('input', { ...given, list: `list-${role}-${number}`, value })}<datalist id="list-${role}-${number}">${values.map((one) => write('option', { value: one })).join('')}</datalist>`;
      default:
        return write('input', { ...given, type: kind, value });
    }
  })();
  return made.isInDisabledFieldset ? `<fieldset disabled>${text}</fieldset>` : text;
}

function button(made: MadeButton, number: number, role: string): string {
  const form = made.place === 'elsewhere' ? `form-${number}` : undefined;
  const given = {
    form,
    name: made.name ?? undefined,
    value: made.name === null ? undefined : made.value,
    ...made.attributes,
    'data-role': role,
  };
  return made.tag === 'button'
    ? `${write('button', given)}${escape(made.words)}</button>`
    : write('input', {
        ...given,
        type: 'submit',
        value: made.name === null ? made.words : made.value,
      });
}

/** The SKU that `skuOf` stands for; any other text as it is. */
export const variantSku = (text: string, { skus }: SoldProduct): string =>
  text.replace(/^@(\d+)$/, (_, index: string) => skus[Number(index)] ?? '');

/** The form and what belongs to it. Its post goes to a frame, so that many forms of a page can be pressed. */
export function markup(form: MadeForm, product: SoldProduct, number: number): string {
  const named = (text: string) => variantSku(text, product);
  const sku = {
    ...form.sku,
    name: 'sku',
    value: named(form.sku.value),
    values: form.sku.values.map(named),
  };
  const hasPicker = form.isPicker && form.hasOptions;
  const skuText = form.hasOptions ? control(sku, 'sku', number) : '';
  const quantity = form.quantity
    ? control({ ...form.quantity, name: 'quantity' }, 'quantity', number)
    : '';
  const fields = form.fields.map((field, index) => ({
    place: field.place,
    text: control(field, String(index), number),
  }));
  const ours = `<vitrine-add-to-cart data-main>${button(form.button, number, 'ours')}</vitrine-add-to-cart>`;
  const other = form.other ? button(form.other, number, 'other') : '';
  const at = (place: Place) =>
    [
      ...fields.filter((field) => field.place === place).map(({ text }) => text),
      form.button.place === place ? ours : '',
      form.other?.place === place ? other : '',
    ].join('\n');
  return `<section data-form="${number}"><vitrine-product><script type="application/json">${product.data.replaceAll('<', '\\u003c')}</script>
${write('form', { method: 'post', action: '/api/commerce/shopping-cart/entries', target: `frame-${number}`, ...form.attributes, id: `form-${number}` })}
<input type="hidden" name="itemId" value="${product.id}"><input type="hidden" name="crumb" value="">
${hasPicker ? `<vitrine-variant-picker>${skuText}</vitrine-variant-picker>` : skuText}
${form.isQuantity && quantity ? `<vitrine-quantity>${quantity}</vitrine-quantity>` : quantity}
${at('inside')}
</form>${at('elsewhere')}</vitrine-product><iframe name="frame-${number}" hidden></iframe></section>`;
}
