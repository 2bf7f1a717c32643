import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCartStore } from '../../../../../core/commerce/cart/index.js';
import { resetRuntime } from '../../../../../core/runtime/index.js';
import { drainEarly, type EarlySubmit } from '../../../../../widgets/autoload/early/index.js';

describe('a press before the widgets, with an option to choose', () => {
  const calls: string[] = [];
  const page = globalThis as { vitrine?: unknown };
  const method = (name: string) => async () => void calls.push(name);

  function pressEarly(sku: string, more = '', json = '{}') {
    document.body.innerHTML = `<vitrine-product><script type="application/json">${json}</script><form><input name="itemId" value="mug">${more}
      <vitrine-variant-picker><select name="sku"><option value="">Select</option><option value="A">A</option></select></vitrine-variant-picker>
      <vitrine-add-to-cart><button>Add To Cart</button></vitrine-add-to-cart></form></vitrine-product>`;
    const form = document.querySelector('form')!;
    form.querySelector('select')!.value = sku;
    Object.assign(form.querySelector('vitrine-add-to-cart')!, { add: method('add') });
    Object.assign(form.querySelector('vitrine-variant-picker')!, {
      focusOption: method('focusOption'),
    });
    const submit: EarlySubmit = [form, new FormData(form), form.querySelector('button')];
    globalThis.vitrineEarly = [submit];
    drainEarly();
  }

  beforeEach(() => {
    calls.length = 0;
    vi.spyOn(getCartStore(), 'add').mockReturnValue(new Promise(() => undefined));
    page.vitrine = { load: async (tag: string) => calls.push(tag) > 0 };
  });
  afterEach(() => {
    page.vitrine = undefined;
    globalThis.vitrineEarly = undefined;
    resetRuntime();
  });

  it('waits for the picker, which marks what is missing', async () => {
    pressEarly('');
    await vi.waitFor(() => expect(calls).toHaveLength(5));
    expect(calls).toEqual([
      'vitrine-add-to-cart',
      'vitrine-variant-picker',
      'vitrine-product',
      'focusOption',
      'add',
    ]);
    expect(getCartStore().add).not.toHaveBeenCalled();
  });

  it('waits for the button where the form asks for a purchase plan, which is no add', async () => {
    pressEarly('A', '<input name="purchaseBy" value="plan"><input name="planId" value="month">');
    await vi.waitFor(() => expect(calls).toContain('add'));
    expect(getCartStore().add).not.toHaveBeenCalled();
  });

  it('waits for the button where the product has a rule for its quantity', async () => {
    pressEarly('A', '', '{"variants":[{"quantityRule":{"minimum":6}}]}');
    await vi.waitFor(() => expect(calls).toContain('add'));
    expect(calls).toContain('vitrine-product');
    expect(getCartStore().add).not.toHaveBeenCalled();
  });

  // Another shop may sell one, or take the number as it is.
  it.each(['0', '-1', '1.5', '10000', 'two', ''])(
    'waits for the button that complains of the quantity "%s"',
    async (quantity) => {
      pressEarly('A', `<input name="quantity" value="${quantity}">`);
      await vi.waitFor(() => expect(calls).toContain('add'));
      expect(getCartStore().add).not.toHaveBeenCalled();
    },
  );

  it('is sent at once when a variant is chosen', async () => {
    pressEarly('A');
    await vi.waitFor(() => expect(getCartStore().add).toHaveBeenCalledOnce());
    expect(calls).toEqual([]);
  });
});

// A product with additional fields must not be added without its answers by an early press.
describe('a press before the widget, on a product with a form', () => {
  const page = globalThis as { vitrine?: unknown };
  const add = vi.fn(async () => undefined);
  const submit = vi.fn();
  let load: (isThere: boolean) => void;

  function pressEarly(attribute: string) {
    document.body.innerHTML = `<form><input name="itemId" value="mug">
      <vitrine-add-to-cart ${attribute}><button>Add To Cart</button></vitrine-add-to-cart></form>`;
    const form = document.querySelector('form')!;
    const button = form.querySelector('button')!;
    Object.assign(form.querySelector('vitrine-add-to-cart')!, { add });
    const submit: EarlySubmit = [form, new FormData(form), button];
    globalThis.vitrineEarly = [submit];
    drainEarly();
    return button;
  }

  beforeEach(() => {
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submit);
    vi.spyOn(getCartStore(), 'add').mockReturnValue(new Promise(() => undefined));
    const loading = new Promise<boolean>((resolve) => (load = resolve));
    page.vitrine = { load: vi.fn(() => loading) };
  });
  afterEach(() => {
    add.mockClear();
    submit.mockReset();
    page.vitrine = undefined;
    globalThis.vitrineEarly = undefined;
    resetRuntime();
  });

  it.each(['has-form', 'class="use-form"'])('marked by %s, waits for the widget', async (mark) => {
    const button = pressEarly(mark);
    expect(button.textContent).toBe('Adding…');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(add).not.toHaveBeenCalled();

    load(true);
    await vi.waitFor(() => expect(button.textContent).toBe('Add To Cart'));
    expect(add).toHaveBeenCalledOnce();
    expect(button.hasAttribute('aria-disabled')).toBe(false);
    expect(getCartStore().add).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });

  it('is posted by the browser when the widget never comes', async () => {
    const button = pressEarly('has-form');
    load(false);
    await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
    expect(add).not.toHaveBeenCalled();
    expect(button.textContent).toBe('Add To Cart');
  });

  it('without the mark is added at once', async () => {
    pressEarly('');
    await vi.waitFor(() => expect(getCartStore().add).toHaveBeenCalledOnce());
  });
});
