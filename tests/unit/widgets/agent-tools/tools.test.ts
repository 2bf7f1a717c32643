import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getProducts, parseProduct } from '../../../../core/commerce/product/index.js';
import { configure, resetRuntime } from '../../../../core/runtime/index.js';
import { actionNames, createActions } from '../../../../widgets/actions/index.js';
import { confirm } from '../../../../widgets/agent-tools/confirm.js';
import { listAnswers } from '../../../../widgets/agent-tools/describe-forms.js';
import { createTools } from '../../../../widgets/agent-tools/tools.js';
import { createManualClock } from '../../../support/manual-clock.js';
import { createMemoryCartClient } from '../../core/commerce/cart/memory-cart-client.js';

beforeEach(() => {
  resetRuntime();
  configure({ cartClient: createMemoryCartClient().client });
});
afterEach(() => {
  resetRuntime();
  document.body.replaceChildren();
});

function useTools() {
  const tools = createTools(createActions('agent'));
  const find = (name: string) => tools.find((tool) => tool.name === name)!;
  return { tools, find, run: (name: string, input = {}) => find(name).execute(input) };
}

describe('the tools of a page', () => {
  it('are the actions, what they need to know, and the way to the checkout', () => {
    const { tools } = useTools();
    expect(tools).toHaveLength(actionNames.length + 3);
    for (const { name, description } of tools) {
      expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(description).toMatch(/\.$/);
    }
    const reading = tools.filter(({ annotations }) => annotations.readOnlyHint);
    expect(reading.map(({ name }) => name)).toEqual(['get_products', 'get_cart', 'get_forms']);
  });

  it('take what the action takes, as JSON Schema', () => {
    const { find } = useTools();
    expect(find('update_cart_line').inputSchema).toEqual({
      type: 'object',
      properties: {
        entryId: { type: 'string', description: 'The id of the line, an entry of the cart.' },
        quantity: { type: 'integer', description: 'The new quantity; 0 removes the line.' },
      },
      required: ['entryId', 'quantity'],
      additionalProperties: false,
    });
    expect(find('get_cart').inputSchema).toMatchObject({ properties: {}, required: [] });
  });

  it('tell the cart by ids, with amounts as the shopper reads them', async () => {
    const { run } = useTools();
    const outcome = await run('add_to_cart', { itemId: 'mug', quantity: 2 });
    expect(outcome).toEqual({
      kind: 'done',
      cart: {
        lines: [
          {
            entryId: expect.any(String) as string,
            itemId: 'mug',
            sku: null,
            options: {},
            title: 'mug',
            quantity: 2,
            total: '€2.00',
          },
        ],
        coupons: [],
        subtotal: '€2.00',
        total: expect.any(String) as string,
      },
    });
    expect(await run('add_to_cart')).toMatchObject({
      kind: 'failed',
      error: { code: 'invalid-input' },
    });
  });

  it('tell the products of the page and the fields of its forms', async () => {
    const parsed = parseProduct({
      id: 'mug',
      title: 'Mug',
      productType: 1,
      variants: [
        {
          id: 'v1',
          sku: 'MUG',
          attributes: {},
          qtyInStock: 0,
          priceMoney: { value: '9.00', currency: 'EUR' },
        },
      ],
    });
    if ('problem' in parsed) throw new Error(parsed.problem);
    getProducts().register(parsed.product);
    document.body.innerHTML = `<vitrine-form form-id="news"><form>
      <label for="mail">Email</label><input id="mail" name="email" type="email" required>
      <select name="size" aria-label="Size"><option value=""></option><option>S</option></select>
      <input type="hidden" name="source" value="x"></form></vitrine-form>`;
    const { run } = useTools();
    expect(await run('get_products')).toMatchObject({
      products: [{ itemId: 'mug', variants: [{ sku: 'MUG', price: '€9.00', isAvailable: false }] }],
    });
    expect(await run('get_forms')).toMatchObject({
      forms: [
        {
          form: 'news',
          fields: [
            { id: 'email', label: 'Email', type: 'email', isRequired: true },
            { id: 'size', values: ['S'] },
          ],
        },
      ],
    });
  });
});

describe('get_products', () => {
  it('waits for the products that the page names', async () => {
    document.body.innerHTML = '<vitrine-product product="mug"></vitrine-product>';
    const listing = useTools().run('get_products');
    const parsed = parseProduct({ id: 'mug', title: 'Mug', productType: 1, variants: [] });
    if ('problem' in parsed) throw new Error(parsed.problem);
    getProducts().register(parsed.product);
    expect(await listing).toMatchObject({ products: [{ itemId: 'mug' }] });
  });

  it('tells what there is when a product does not come', async () => {
    const clock = createManualClock();
    configure({ clock });
    document.body.innerHTML = '<vitrine-product product="none"></vitrine-product>';
    const listing = useTools().run('get_products');
    await clock.advance(3_000);
    expect(await listing).toEqual({ kind: 'done', products: [] });
  });
});

describe('the question before a call', () => {
  it('has the focus at the refusal, which closes it and gives the focus back', async () => {
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    const answer = confirm({ title: 'Add the mug?', text: 'An assistant asks.' });
    const { shadowRoot: root } = document.body.lastElementChild!;
    const refuse = root?.activeElement as HTMLElement | null;
    expect(refuse?.textContent).toBe('Don’t allow');
    refuse?.click();
    expect(root?.host.isConnected).toBe(false);
    expect(document.activeElement).toBe(before);
    expect(await answer).toBe(false);
  });
});

describe('what a form would send', () => {
  it('is what it has and what is given, by label, without passwords', () => {
    document.body.innerHTML = `<vitrine-form form-id="news"><form>
      <label>Email<input name="email" value="typed@example.com"></label>
      <label>Name<input name="name"></label>
      <label>Code<input name="code" type="password" value="secret"></label>
      <input name="size" type="radio" value="S" aria-label="Small" checked>
      <input name="size" type="radio" value="L" aria-label="Large">
      <input type="hidden" name="source" value="x"></form></vitrine-form>`;
    expect(listAnswers('news', { email: 'ada@example.com', other: 'x' })).toEqual([
      ['Email', 'ada@example.com'],
      ['Small', 'S'],
    ]);
    expect(() => listAnswers('none', {})).toThrow('The page has no vitrine-form "none".');
  });
});
