import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getProducts } from '../../../../../core/commerce/product/index.js';
import { CartError } from '../../../../../core/commerce/cart/index.js';
import { NetError } from '../../../../../core/net/index.js';
import { openProductForm } from '../../../../../widgets/elements/product-form/open/index.js';
import type {
  ProductFormEnding,
  ProductFormRequest,
} from '../../../../../widgets/parts/product-form-request/index.js';
import { candleJson, readProduct } from '../product/sample-products.js';
import {
  buttonIn,
  dialogIn,
  fail,
  labelIn,
  messageIn,
  mountForm,
  openShop,
  press,
  said,
  succeed,
} from './shop.js';

vi.mock('../../../../../widgets/elements/product-form/open/index.js', () => ({
  openProductForm: vi.fn(),
}));

const shop = openShop();
const pass = (ms: number) => act(() => shop.clock.advance(ms));

/** The lightbox that is open, as the shopper has it. */
let lightbox: {
  request: ProductFormRequest;
  end(ending: ProductFormEnding): Promise<void>;
  refuse(error: unknown): Promise<void>;
};
let stock: () => Response | Promise<never>;

// Loaded on demand; compiling it may take longer than a test waits.
beforeAll(() => import('../../../../../widgets/elements/add-to-cart/purchase.js'), 60_000);
beforeEach(() => {
  stock = () => Response.json({ results: [{ unlimited: false, qtyInStock: 3 }] });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => stock()),
  );
  vi.mocked(openProductForm)
    .mockReset()
    .mockImplementation(
      (request) =>
        new Promise((resolve, reject) => {
          lightbox = {
            request,
            end: (ending) => act(async () => resolve(ending)),
            refuse: (error) => act(async () => reject(error)),
          };
        }),
    );
});

const form = '{"1":"Ada"}';
const ringJson = { ...candleJson, id: 'ring', title: 'Ring', additionalFieldsFormId: 'engraving' };
const html = (attributes = '', fields = '') => `<input name="itemId" value="ring">${fields}
  <vitrine-add-to-cart load="eager" product-id="ring" ${attributes}><button></button>
  </vitrine-add-to-cart>`;

async function mountRing(changes: object = {}, attributes = '', fields = '') {
  getProducts().register(readProduct({ ...ringJson, ...changes }));
  return mountForm(html(attributes, fields));
}

/** Until the lightbox is open. */
async function pressAndWait(root: ShadowRoot): Promise<void> {
  await press(buttonIn(root));
  await act(() => vi.waitFor(() => expect(openProductForm).toHaveBeenCalled()));
}

/** What the button of the lightbox does; resolves to the failure it would show. */
function send(answers = form): Promise<CartError | null> {
  return lightbox.request.submit(answers).then(
    () => null,
    (error: CartError) => error,
  );
}

describe('an item with a form', () => {
  it('opens the form, and adds with the answers', async () => {
    const { root } = await mountRing();
    expect(buttonIn(root).getAttribute('aria-haspopup')).toBe('dialog');
    expect(labelIn(root)).toBe('Add To Cart');
    await pressAndWait(root);
    expect(lightbox.request).toMatchObject({
      form: { formId: 'engraving' },
      title: 'Ring',
      answers: null,
      submitLabel: 'Add To Cart',
    });
    expect(lightbox.request.opener).toBe(buttonIn(root));
    expect(shop.cart.add).not.toHaveBeenCalled();

    let sent;
    await act(async () => void (sent = send()));
    expect(shop.cart.add.mock.calls[0]?.[0]).toMatchObject({
      itemId: 'ring',
      additionalFields: form,
    });
    await succeed();
    expect(await sent).toBeNull();
    await lightbox.end('submitted');
    expect(await said(shop, 'polite')).toContain('added.');
    await pass(1000);
    expect(labelIn(root)).toBe('Added!');
  });

  it('hands over the form that the page brings along', async () => {
    const inline = { id: 'engraving', fields: [] };
    const { root } = await mountRing({ additionalFieldsForm: inline });
    await pressAndWait(root);
    expect(lightbox.request.form).toEqual({ inline });
  });

  it('hands over what the page’s own fields say', async () => {
    const { root } = await mountRing({}, '', '<input name="1" value="Grace">');
    await pressAndWait(root);
    expect(lightbox.request.answers).toBe('{"1":"Grace"}');
  });

  it('is under way until the form is closed, which changes nothing', async () => {
    const { element, root } = await mountRing();
    await pressAndWait(root);
    expect(labelIn(root)).toBe('Adding…');
    await press(buttonIn(root));
    expect(await element.add()).toEqual({ kind: 'busy' });
    expect(openProductForm).toHaveBeenCalledOnce();
    await lightbox.end('dismissed');
    expect(labelIn(root)).toBe('Add To Cart');
    expect(shop.cart.add).not.toHaveBeenCalled();
  });

  it('answers add() with how it ended', async () => {
    const { element } = await mountRing();
    const outcome = element.add();
    await act(() => vi.waitFor(() => expect(openProductForm).toHaveBeenCalled()));
    await lightbox.end('dismissed');
    expect(await outcome).toEqual({ kind: 'dismissed' });
  });

  it('shows a failure in the form alone, and tells the page', async () => {
    const { element, root } = await mountRing();
    const failed = vi.fn();
    element.addEventListener('vitrine-add-failed', failed);
    await pressAndWait(root);
    let sent;
    await act(async () => void (sent = send()));
    await fail(new NetError('rejected', '', { serverMessage: 'No engraving today.' }));
    expect(await sent).toMatchObject({ message: 'No engraving today.' });
    expect(failed).toHaveBeenCalledOnce();
    expect(dialogIn(root)).toBeNull();
    expect(messageIn(root)).toBeNull();
    await lightbox.end('dismissed');
    expect(messageIn(root)).toBeNull();
    expect(labelIn(root)).toBe('Add To Cart');
  });

  it('sends the same answers again under the same key, others under another', async () => {
    const { root } = await mountRing();
    await pressAndWait(root);
    for (const answers of [form, form, '{"1":"Grace"}', form]) {
      await act(async () => void send(answers));
      await fail(new NetError('timeout', ''));
    }
    const [first, again, other, back] = shop.cart.add.mock.calls.map(([{ key }]) => key);
    expect([again, back]).toEqual([first, first]);
    expect(other).not.toBe(first);
  });

  it('asks the page before anything', async () => {
    const { element, root } = await mountRing();
    element.addEventListener('vitrine-before-add', (event) => event.preventDefault());
    await press(buttonIn(root));
    expect(fetch).not.toHaveBeenCalled();
    expect(openProductForm).not.toHaveBeenCalled();
  });

  it('can be bought at once, and subscribed to', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { root } = await mountRing({}, 'express');
    await pressAndWait(root);
    expect(lightbox.request.submitLabel).toBe('Buy now');
    stock = () => Response.json({ cartToken: 't' });
    await act(async () => void (await send()));
    await lightbox.end('submitted');
    await act(() => vi.waitFor(() => expect(assign).toHaveBeenCalled()));
    const [url] = vi.mocked(fetch).mock.lastCall ?? [];
    expect(new URL(String(url)).pathname).toBe('/api/commerce/express-checkout');
  });
});

// storefront §5: "Stock check (for items with forms): at least one stock result must be unlimited or have qtyInStock
// greater than the quantity already in the cart for that item and variant."
describe('the stock of an item with a form', () => {
  it('is checked before the form opens', async () => {
    shop.cart.quantityOf.mockReturnValue(3);
    const { element, root } = await mountRing();
    let outcome;
    await act(async () => {
      outcome = await element.add();
    });
    const sentence = 'Sorry, we do not have enough of that item available.';
    expect(outcome).toEqual({ kind: 'invalid', message: sentence });
    expect(messageIn(root)?.textContent).toBe(sentence);
    expect(await said(shop, 'assertive')).toBe(sentence);
    expect(openProductForm).not.toHaveBeenCalled();
    expect(shop.cart.quantityOf).toHaveBeenCalledWith('ring', 'CANDLE');
    expect(labelIn(root)).toBe('Add To Cart');
  });

  it('that cannot be asked for is a failure', async () => {
    stock = () => Response.json({ error: 'The stockroom is closed.' }, { status: 400 });
    const { root } = await mountRing();
    await press(buttonIn(root));
    await act(() => vi.waitFor(() => expect(dialogIn(root)).not.toBeNull()));
    expect(dialogIn(root)?.querySelector('h2')?.textContent).toBe('Unable to Add Item');
    expect(dialogIn(root)?.querySelector('p')?.textContent).toBe('The stockroom is closed.');
  });
});

describe('a form that cannot be read', () => {
  it('is a failure, and nothing is added', async () => {
    const { root } = await mountRing();
    await pressAndWait(root);
    await lightbox.refuse(new CartError('offline', 'Unable to open form'));
    expect(dialogIn(root)?.textContent).toContain('Unable to open form');
    expect(shop.cart.add).not.toHaveBeenCalled();
  });
});
