import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CartError } from '../../../../../core/commerce/cart/index.js';
import { getCartRows } from '../../../../../widgets/parts/cart-contents/index.js';
import type { OpenProductForm } from '../../../../../widgets/parts/product-form-request/index.js';
import { blueMug, openShopCart, teapot, vase } from './shop-cart.js';

const shop = openShopCart();
const speak = vi.fn();
const spoken = () => speak.mock.calls.map(([message]) => message);
const open = vi.fn<OpenProductForm>();

let leave: () => void;

beforeEach(async () => {
  speak.mockReset();
  open.mockReset();
  await shop.settle([blueMug, teapot, vase]);
  leave = getCartRows().subscribe(() => undefined);
});

const rowOf = (key: string) =>
  getCartRows()
    .getRows()
    .find((row) => row.key === key);
const keys = () =>
  getCartRows()
    .getRows()
    .map(({ key }) => key);

describe('a quantity', () => {
  it('is said once it is settled, with the server’s subtotal', async () => {
    void getCartRows().setQuantity('mug', 3, speak);
    expect(rowOf('mug')?.entry.quantity).toBe(3);
    expect(spoken()).toEqual([]);
    await shop.settle([blueMug, teapot, vase], { subtotalCents: 6300 });
    await shop.answer();
    expect(spoken()).toEqual(['Quantity of Blue mug is 3. Subtotal $63.']);
  });

  it('is said once for many presses', async () => {
    for (const quantity of [2, 3, 4]) void getCartRows().setQuantity('mug', quantity, speak);
    await shop.answer();
    await shop.answer();
    await shop.answer();
    expect(spoken()).toHaveLength(1);
  });

  it('beyond what there is becomes what there is, and says so', async () => {
    await shop.settle([{ ...blueMug, maxQuantity: 3 }]);
    void getCartRows().setQuantity('mug', 7, speak);
    expect(shop.store.setQuantity).toHaveBeenCalledExactlyOnceWith('mug', 3);
    expect(rowOf('mug')).toMatchObject({ isHeld: true, problem: null });
    expect(spoken()).toEqual(['Only 3 left']);
  });

  it('at the limit says so once, however long the button is held', async () => {
    await shop.settle([{ ...blueMug, quantity: 3, maxQuantity: 3 }]);
    for (let press = 0; press < 5; press += 1) await getCartRows().setQuantity('mug', 4, speak);
    expect(spoken()).toEqual(['Only 3 left']);
    expect(shop.store.setQuantity).not.toHaveBeenCalled();
  });

  it('that is there already costs no call', async () => {
    await getCartRows().setQuantity('mug', 1, speak);
    expect(shop.store.setQuantity).not.toHaveBeenCalled();
  });

  it('that is refused is taken back, with title and sentence', async () => {
    const done = getCartRows().setQuantity('mug', 3, speak);
    await shop.refuse('rejected', 'Not today.');
    await done;
    expect(rowOf('mug')?.entry.quantity).toBe(1);
    expect(rowOf('mug')?.problem).toEqual({
      title: 'Unable to update quantity',
      text: 'Not today.',
    });
    expect(speak).toHaveBeenCalledWith('Unable to update quantity. Not today.', {
      assertive: true,
    });
  });

  it.each([
    ['rate-limited', 'Please try again in a few seconds.'],
    ['offline', 'Please check your internet connection.'],
    ['timeout', 'Please check your internet connection.'],
    ['crumb', 'Your session has expired. Please reload the page and try again.'],
  ] as const)('that failed with %s says %j', async (code, text) => {
    const done = getCartRows().setQuantity('mug', 3, speak);
    await shop.refuse(code);
    await done;
    expect(rowOf('mug')?.problem).toEqual({ title: 'Unable to update quantity', text });
  });

  it('says the title alone when the server has no sentence', async () => {
    const done = getCartRows().setQuantity('mug', 3, speak);
    await shop.refuse('server');
    await done;
    expect(rowOf('mug')?.problem).toEqual({ title: null, text: 'Unable to update quantity' });
  });

  it('that the server’s new stock does not allow becomes what it allows', async () => {
    shop.store.refresh.mockImplementation(async () => {
      shop.change([{ ...blueMug, maxQuantity: 2 }]);
      return undefined;
    });
    const done = getCartRows().setQuantity('mug', 5, speak);
    await shop.refuse('rejected', 'Sorry, we do not have enough of that item available.');
    await vi.waitFor(() => expect(shop.waiting()).toBe(1));
    await shop.answer();
    await done;
    expect(shop.store.setQuantity).toHaveBeenLastCalledWith('mug', 2);
    expect(rowOf('mug')).toMatchObject({ isHeld: true, problem: null, entry: { quantity: 2 } });
  });

  it('refused is not said when a newer one is on its way', async () => {
    const first = getCartRows().setQuantity('mug', 3, speak);
    const second = getCartRows().setQuantity('mug', 4, speak);
    await shop.refuse('server');
    await shop.answer();
    await Promise.all([first, second]);
    expect(rowOf('mug')?.problem).toBeNull();
  });

  it('of 0 removes', async () => {
    void getCartRows().setQuantity('mug', 0, speak);
    expect(shop.store.remove).toHaveBeenCalledExactlyOnceWith('mug');
    expect(rowOf('mug')?.state).toBe('removed');
  });
});

describe('a removal', () => {
  it('leaves the row in its place, and says what is left', async () => {
    const done = getCartRows().remove('pot', speak);
    expect(keys()).toEqual(['mug', 'pot', 'vase']);
    expect(rowOf('pot')?.state).toBe('removed');
    await shop.answer();
    await done;
    expect(spoken()).toEqual(['Teapot removed. Subtotal $30.']);
  });

  it('of the last line says that nothing is left', async () => {
    await shop.settle([blueMug]);
    const done = getCartRows().remove('mug', speak);
    await shop.answer();
    await done;
    // storefront §8: 'You have nothing in your shopping cart.'
    expect(spoken()).toEqual(['Blue mug removed. You have nothing in your shopping cart.']);
    expect(keys()).toEqual(['mug']);
  });

  it('that is refused brings the line back with the reason', async () => {
    const done = getCartRows().remove('pot', speak);
    await shop.refuse('server');
    await done;
    expect(rowOf('pot')).toMatchObject({
      state: 'present',
      problem: { title: null, text: 'Unable to remove item' },
    });
    expect(keys()).toEqual(['mug', 'pot', 'vase']);
  });

  it('is undone in its place, with what the line was', async () => {
    const answers = [{ label: 'Name', text: 'Ada' }];
    const engraved = { ...teapot, quantity: 2, additionalFields: '{"name":"Ada"}', answers };
    await shop.settle([blueMug, engraved, vase]);
    void getCartRows().remove('pot', speak);
    await shop.answer();

    const done = getCartRows().undo('pot', speak);
    expect(rowOf('pot')?.state).toBe('restoring');
    await shop.answer();
    await done;
    expect(shop.store.restore).toHaveBeenCalledExactlyOnceWith(engraved);
    expect(keys()).toEqual(['mug', 'pot', 'vase']);
    expect(rowOf('pot')).toMatchObject({
      state: 'present',
      entry: { id: 'pot-back', quantity: 2, answers },
    });
    expect(spoken().at(-1)).toBe('Teapot is back in your cart. Subtotal $90.');
  });

  it('can be undone before it is answered', async () => {
    void getCartRows().remove('pot', speak);
    void getCartRows().undo('pot', speak);
    await shop.answer();
    expect(rowOf('pot')?.state).toBe('restoring');
    await shop.answer();
    expect(rowOf('pot')?.state).toBe('present');
  });

  it('and undo that fails keeps the offer, and says why', async () => {
    void getCartRows().remove('pot', speak);
    await shop.answer();
    const done = getCartRows().undo('pot', speak);
    await shop.refuse('rejected', 'Sorry, we do not have enough of that item available.');
    await done;
    expect(rowOf('pot')).toMatchObject({
      state: 'removed',
      problem: {
        title: 'Unable to Add Item',
        text: 'Sorry, we do not have enough of that item available.',
      },
    });
  });

  it('and an undo that both fail leave the line as it is', async () => {
    const removal = getCartRows().remove('pot', speak);
    const undo = getCartRows().undo('pot', speak);
    await shop.refuse('offline');
    await shop.refuse('offline');
    await Promise.all([removal, undo]);
    expect(rowOf('pot')).toMatchObject({
      state: 'present',
      problem: { text: 'Please check your internet connection.' },
    });
  });

  it('that comes back as part of another line leaves no row behind', async () => {
    void getCartRows().remove('pot', speak);
    await shop.answer();
    shop.store.restore.mockImplementation(async () => ({
      cart: shop.store.getState().cart,
      entry: vase,
      addedQuantity: 1,
      lostEntries: false,
    }));
    await getCartRows().undo('pot', speak);
    expect(keys()).toEqual(['mug', 'vase']);
  });

  it('is forgotten with the page', async () => {
    void getCartRows().remove('pot', speak);
    await shop.answer();
    leave();
    expect(keys()).toEqual(['mug', 'vase']);
  });

  it('is forgotten when the shopper comes back by history', async () => {
    void getCartRows().remove('pot', speak);
    await shop.answer();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(keys()).toEqual(['mug', 'vase']);
  });
});

describe('form answers', () => {
  const engraved = {
    ...blueMug,
    formId: 'engraving',
    additionalFields: '{"name":"Ada"}',
    chosenVariant: { sku: 'MUG-BLUE', attributes: {} },
  };
  const edit = () => getCartRows().editAnswers('mug', document.body, speak, open);

  beforeEach(() => shop.settle([engraved]));

  it('are edited in the form, with what was answered before', async () => {
    open.mockImplementation(async ({ submit }) => {
      await submit('{"name":"Grace"}');
      return 'submitted';
    });
    await edit();
    expect(open.mock.calls[0]?.[0]).toMatchObject({
      form: { formId: 'engraving' },
      title: 'Blue mug',
      answers: '{"name":"Ada"}',
      opener: document.body,
    });
    expect(shop.store.updateAdditionalFields).toHaveBeenCalledExactlyOnceWith('mug', {
      itemId: 'mug',
      sku: 'MUG-BLUE',
      additionalFields: '{"name":"Grace"}',
    });
    expect(spoken()).toEqual(['Blue mug is updated.']);
  });

  it('say nothing when the form was closed', async () => {
    open.mockResolvedValue('dismissed');
    await edit();
    expect(spoken()).toEqual([]);
    expect(rowOf('mug')?.problem).toBeNull();
  });

  it('that cannot be asked for: "Unable to open form"', async () => {
    open.mockRejectedValue(new CartError('offline', 'Please check your internet connection.'));
    await edit();
    expect(rowOf('mug')?.problem).toEqual({
      title: 'Unable to open form',
      text: 'Please check your internet connection.',
    });
  });

  it('that are refused: "Unable to update form", in the form and at the line', async () => {
    const refusal = new CartError('rejected', 'Name is too long.');
    shop.store.updateAdditionalFields.mockRejectedValue(refusal);
    const heard = vi.fn();
    open.mockImplementation(async ({ submit }) => {
      await submit('{}').catch(heard);
      return 'dismissed';
    });
    await edit();
    expect(heard).toHaveBeenCalledExactlyOnceWith(refusal);
    expect(rowOf('mug')?.problem).toEqual({
      title: 'Unable to update form',
      text: 'Name is too long.',
    });
  });

  it('are not asked for where there is no form', async () => {
    await shop.settle([blueMug]);
    await edit();
    expect(open).not.toHaveBeenCalled();
  });
});
