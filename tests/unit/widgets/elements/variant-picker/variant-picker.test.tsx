import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getProducts, type ProductStore } from '../../../../../core/commerce/product/index.js';
import { configure } from '../../../../../core/runtime/index.js';
import { markMissing } from '../../../../../widgets/hooks/index.js';
import { VariantPicker } from '../../../../../widgets/elements/variant-picker/variant-picker.js';
import '../../../../../widgets/elements/variant-picker/index.js';
import { createManualClock, type ManualClock } from '../../../../support/manual-clock.js';
import { cleanUpPage, render } from '../product/render.js';
import { mugJson, readProduct } from '../product/sample-products.js';

cleanUpPage();

let store: ProductStore;
let clock: ManualClock;

beforeEach(() => {
  clock = createManualClock();
  configure({ clock });
  store = getProducts().register(readProduct(mugJson));
});

async function said(): Promise<string | null | undefined> {
  await clock.advance(100);
  return document.querySelector('[aria-live="polite"]')?.textContent;
}

async function pick(root: ParentNode, option: number, value: string): Promise<void> {
  const select = root.querySelectorAll('select')[option]!;
  select.value = value;
  await act(async () => select.dispatchEvent(new Event('change', { bubbles: true })));
}

const radio = (root: ParentNode, value: string) =>
  root.querySelector<HTMLInputElement>(`input[value="${value}"]`)!;

async function mount(html = ''): Promise<HTMLElementTagNameMap['vitrine-variant-picker']> {
  const element = document.createElement('vitrine-variant-picker');
  element.innerHTML = html;
  element.setAttribute('load', 'eager');
  element.productId = 'mug';
  await act(async () => document.body.append(element));
  return element;
}

describe('VariantPicker', () => {
  it('offers dropdowns with a placeholder and labels', async () => {
    const { container } = await render(<VariantPicker productId="mug" />);
    const [colour, size] = container.querySelectorAll('select');

    expect([...container.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
      'Colour',
      'Size',
    ]);
    expect(container.querySelector('label')?.htmlFor).toBe(colour?.id);
    expect([...(size?.options ?? [])].map(({ text }) => text)).toEqual([
      'Select Size',
      'S',
      'L (sold out)',
      'M',
    ]);
  });

  it('chooses, says what was chosen, and tells the page', async () => {
    const changed = vi.fn();
    const { container } = await render(
      <VariantPicker productId="mug" onVariantChanged={changed} />,
    );
    await pick(container, 0, 'Blue');
    expect(changed).toHaveBeenLastCalledWith({
      productId: 'mug',
      variant: null,
      choices: { Colour: 'Blue' },
      price: null,
    });
    expect(container.querySelectorAll('option:disabled')).toHaveLength(1);

    await pick(container, 1, 'S');
    expect(changed).toHaveBeenLastCalledWith({
      productId: 'mug',
      variant: store.getState().variant,
      choices: { Colour: 'Blue', Size: 'S' },
      price: { cents: 3000, currency: 'USD' },
    });
    expect(await said()).toBe('Blue, S: $30.00, 3 left.');
  });

  it('keeps the last choice, clears the one that clashes and says so', async () => {
    store.chooseSku('BLUE-L');
    const { container } = await render(<VariantPicker productId="mug" />);
    await pick(container, 0, 'Clay');

    expect(store.getState().choices).toEqual({ Colour: 'Clay' });
    const size = container.querySelectorAll('select')[1]!;
    const message = document.getElementById(size.getAttribute('aria-describedby')!);
    expect(message?.textContent).toBe('Not available in Clay. Choose a size.');
    expect(size.hasAttribute('aria-invalid')).toBe(false);
    expect(await said()).toBe('Not available in Clay. Choose a size.');

    await pick(container, 1, 'M');
    expect(container.querySelector('[part="message"]')).toBeNull();
  });

  it('opens an option again with the placeholder', async () => {
    store.chooseSku('BLUE-S');
    const { container } = await render(<VariantPicker productId="mug" />);
    await pick(container, 1, '');

    expect(store.getState().choices).toEqual({ Colour: 'Blue' });
  });

  it('offers native radios in groups with legends, in three states', async () => {
    const { container } = await render(<VariantPicker productId="mug" display="buttons" />);
    expect([...container.querySelectorAll('legend')].map((legend) => legend.textContent)).toEqual([
      'Colour',
      'Size',
    ]);
    const names = [...container.querySelectorAll<HTMLInputElement>('[type=radio]')].map(
      (input) => input.name,
    );
    expect(new Set(names).size).toBe(2);

    await act(async () => radio(container, 'Blue').click());
    expect(radio(container, 'Blue').checked).toBe(true);
    expect(radio(container, 'L').disabled).toBe(false);
    expect(radio(container, 'L').closest('label')?.textContent).toBe('Lsold out');
    expect(radio(container, 'M').disabled).toBe(true);

    await act(async () => radio(container, 'L').click());
    expect(store.getState().variant?.sku).toBe('BLUE-L');
  });

  it('names every swatch', async () => {
    store.chooseSku('CLAY-S');
    const { container } = await render(
      <VariantPicker productId="mug" display="swatches" swatches={{ Clay: '#b5651d' }} />,
    );

    expect(container.querySelector('img')?.alt).toBe('Blue');
    expect(radio(container, 'Clay').closest('label')?.textContent).toBe('Clay');
    expect(container.querySelector('legend')?.textContent).toBe('ColourClay');
  });

  it('marks missing options as invalid and focuses the first, each time it is asked', async () => {
    const { container } = await render(<VariantPicker productId="mug" />);
    const [colour, size] = container.querySelectorAll('select');
    await act(async () => markMissing('mug', ['Colour', 'Size']));
    expect(document.activeElement).toBe(colour);
    expect(colour?.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(size!.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Please select the Size option.',
    );

    await pick(container, 0, 'Blue');
    expect(colour?.hasAttribute('aria-invalid')).toBe(false);
    expect(size?.getAttribute('aria-invalid')).toBe('true');
    await act(async () => markMissing('mug', ['Size']));
    expect(document.activeElement).toBe(size);
  });

  it('does not take the focus for what was asked before it was there', async () => {
    markMissing('mug', ['Size']);
    await render(<VariantPicker productId="mug" />);

    expect(document.activeElement).toBe(document.body);
  });
});

describe('vitrine-variant-picker', () => {
  const light = '<select name="sku"><option value=""></option><option>BLUE-S</option></select>';

  it('leaves the page its control until the product is known', async () => {
    const element = await mount(light);
    await act(async () => {
      element.productId = 'other';
    });

    expect(element.shadowRoot?.querySelector('slot')).not.toBeNull();
    expect(element.querySelector('select')?.disabled).toBe(false);
  });

  it('takes over what was chosen in the control', async () => {
    const element = document.createElement('vitrine-variant-picker');
    element.innerHTML = light;
    element.querySelector('select')!.value = 'BLUE-S';
    element.setAttribute('load', 'eager');
    element.setAttribute('product-id', 'mug');
    await act(async () => document.body.append(element));

    expect(store.getState().variant?.sku).toBe('BLUE-S');
  });

  it('does not overrule what was chosen elsewhere meanwhile', async () => {
    store.chooseSku('CLAY-M');
    const element = await mount(
      '<select name="sku"><option>BLUE-L</option><option selected>BLUE-S</option></select>',
    );

    expect(store.getState().variant?.sku).toBe('CLAY-M');
    expect(element.querySelector('select')?.value).not.toBe('BLUE-S');
  });

  it.each([
    ['another', '<input type="radio" name="sku" value="CLAY-M" checked>', 'CLAY-M'],
    ['none', '<input type="radio" name="sku" value="CLAY-M">', undefined],
    ['nothing, without a control', '', 'BLUE-S'],
  ])('takes what markup says that the page puts in its place: %s', async (_, html, sku) => {
    const element = await mount('<input type="radio" name="sku" value="BLUE-S" checked>');
    expect(store.getState().variant?.sku).toBe('BLUE-S');
    await act(async () => void (element.innerHTML = html));
    expect(store.getState().variant?.sku).toBe(sku);
  });

  /** What the browser calls; happy-dom knows no form-associated elements. */
  async function callForm(element: HTMLElement, name: string, ...values: unknown[]) {
    const callback: unknown = Reflect.get(element, name);
    if (typeof callback !== 'function') throw new Error(`The element has no ${name}.`);
    await act(async () => {
      Reflect.apply(callback, element, values);
    });
  }

  it('goes back to what the page marks when its form is reset', async () => {
    const element = await mount(
      '<select name="sku"><option value=""></option><option selected>BLUE-S</option></select>',
    );
    await pick(element.shadowRoot!, 0, 'Clay');
    await act(async () => markMissing('mug', ['Size']));
    // The browser has reset the page's control before.
    element.querySelector('select')!.value = 'BLUE-S';
    await callForm(element, 'formResetCallback');

    expect(store.getState().variant?.sku).toBe('BLUE-S');
    await act(async () => store.choose('Size', null));
    expect(element.shadowRoot?.querySelector('[aria-invalid]')).toBeNull();
  });

  it('takes what the browser restores unless something is chosen already', async () => {
    const element = await mount(light);
    await callForm(element, 'formStateRestoreCallback', 'CLAY-M', 'restore');
    expect(store.getState().variant?.sku).toBe('CLAY-M');

    await callForm(element, 'formStateRestoreCallback', 'BLUE-S', 'restore');
    expect(store.getState().variant?.sku).toBe('CLAY-M');
  });

  it('prefers what was chosen in the control since the browser restored', async () => {
    const element = document.createElement('vitrine-variant-picker');
    element.innerHTML = light;
    element.setAttribute('load', 'interaction');
    element.productId = 'mug';
    document.body.append(element);
    await callForm(element, 'formStateRestoreCallback', 'CLAY-M', 'restore');
    element.querySelector('select')!.value = 'BLUE-S';
    await act(async () => element.setAttribute('load', 'eager'));
    expect(store.getState().variant?.sku).toBe('BLUE-S');
  });

  it.each(['select', 'buttons'] as const)(
    'is disabled with its fieldset, as %s',
    async (display) => {
      const element = await mount();
      await act(async () => {
        element.display = display;
      });
      const isDisabled = () =>
        element.shadowRoot?.querySelector('select, fieldset')?.hasAttribute('disabled');
      await callForm(element, 'formDisabledCallback', true);
      expect(isDisabled()).toBe(true);

      await callForm(element, 'formDisabledCallback', false);
      expect(isDisabled()).toBe(false);
    },
  );

  it('sends its event up the page', async () => {
    const element = await mount();
    const heard = vi.fn();
    document.body.addEventListener('vitrine-variant-changed', heard, { once: true });
    await pick(element.shadowRoot!, 0, 'Clay');

    expect(heard.mock.calls[0]?.[0]).toMatchObject({
      bubbles: true,
      composed: true,
      detail: { productId: 'mug', choices: { Colour: 'Clay' } },
    });
  });

  it('focuses an option by name', async () => {
    const element = await mount();
    await element.focusOption('Size');

    expect(element.shadowRoot?.activeElement).toBe(
      element.shadowRoot?.querySelectorAll('select')[1],
    );
  });
});
