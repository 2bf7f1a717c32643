import { describe, expect, it } from 'vitest';
import { readFormIntent } from '../../../../../../core/commerce/cart/index.js';
import { commerceFormatters } from '../../../../../../core/template/formatters/commerce/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';
import { attributesOf, only, textOf } from '../read-page.js';
import { bowl, ebook, mug } from './shop-items.js';
import { parsePart } from '../../../../../support/parse-html.js';

const render = renderWith({ formatters: commerceFormatters });
const apart =
  '<aside>{@|quantity-input}</aside>{@|add-to-cart-btn}<footer>{@|variants-select}</footer>';
const together = '{@|product-checkout}';

/** What the browser would send: the controls in a form and those that name it. */
function posted(page: Element): [name: string, value: string][] {
  const form = only<HTMLFormElement>(page, 'form');
  const controls = [...page.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
  return controls
    .filter((control) => {
      const owner = control.getAttribute('form');
      return owner === null ? form.contains(control) : owner === form.id;
    })
    .map((control) => [control.name, control.value]);
}

function intentIn(page: Element) {
  const data = new FormData();
  for (const [name, value] of posted(page)) data.append(name, value);
  return readFormIntent(data, 'key');
}

describe.each([
  ['apart', apart],
  ['together', together],
])('controls that are printed %s', (_, template) => {
  it('are one intent without script', () => {
    const page = parsePart(render(template, mug()));
    only<HTMLSelectElement>(page, 'select').value = 'FERN-S';
    only<HTMLInputElement>(page, 'input[name=quantity]').value = '2';
    expect(intentIn(page)).toMatchObject({
      itemId: 'item-mug',
      sku: 'FERN-S',
      quantity: 2,
      additionalFields: null,
    });
  });

  it('post to the cart', () => {
    const page = parsePart(render(template, mug()));
    expect(attributesOf(only(page, 'form'))).toMatchObject({
      method: 'post',
      action: '/api/commerce/shopping-cart/entries',
    });
  });

  it('name the only variant of a product', () => {
    expect(intentIn(parsePart(render(template, bowl())))).toMatchObject({
      itemId: 'item-bowl',
      sku: 'BOWL',
      quantity: 1,
    });
  });

  it('need no variant of what has none', () => {
    const page = parsePart(render(template, ebook()));
    expect(posted(page)).toEqual([['itemId', 'item-ebook']]);
  });

  it('have the fields that the server requires, from the data of the page', () => {
    const data = { crumb: 'c1', idempotencyKey: 'k1', item: mug() };
    const page = parsePart(render(`{.section item}${template}{.end}`, data));
    expect(posted(page)).toContainEqual(['crumb', 'c1']);
    expect(posted(page)).toContainEqual(['idempotencyKey', 'k1']);
  });

  it('are known to their elements', () => {
    const page = parsePart(render(template, mug()));
    const form = only(page, 'form');
    for (const tag of ['vitrine-variant-picker', 'vitrine-quantity', 'vitrine-add-to-cart']) {
      const element = only(page, tag);
      expect(element.getAttribute('product-id')).toBe('item-mug');
      expect(form.contains(element) || element.getAttribute('form') === form.id).toBe(true);
    }
  });
});

describe('the id of a form', () => {
  it.each<[Value, string]>([
    ['abc-1', 'vitrine-add-abc-1'],
    [12, 'vitrine-add-12'],
    ['a b', 'vitrine-add-a_20_b'],
    ['a_b', 'vitrine-add-a_5f_b'],
    ['"><x', 'vitrine-add-_22__3e__3c_x'],
  ])('made of %j is %s', (id, formId) => {
    const page = parsePart(render('{@|add-to-cart-btn}', mug({}, { id })));
    expect(only(page, 'form').id).toBe(formId);
  });

  it('is left out for a product without one', () => {
    const page = parsePart(render(apart, mug({}, { id: undefined })));
    expect(page.querySelector('[form], form[id]')).toBeNull();
  });
});

describe('product-checkout', () => {
  it('keeps two of the same product apart', () => {
    const page = parsePart(render(together + together, mug()));
    expect(page.querySelectorAll('form')).toHaveLength(2);
    expect(page.querySelector('[form]')).toBeNull();
  });

  it('shows all parts, in the order in which they are used', () => {
    const page = parsePart(render(together, mug()));
    expect(textOf(only(page, 'form'))).toMatch(/^Glaze, Size: .* Quantity: Add To Cart$/);
  });
});
