import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getProducts, type ProductStore } from '../../../../../core/commerce/product/index.js';
import { configure } from '../../../../../core/runtime/index.js';
import { createEngine, type Value } from '../../../../../core/template/index.js';
import { Scarcity } from '../../../../../widgets/elements/scarcity/scarcity.js';
import '../../../../../widgets/elements/scarcity/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';
import { cleanUpPage, render } from '../product/render.js';
import { mugJson, readProduct } from '../product/sample-products.js';

cleanUpPage();

let store: ProductStore;

beforeEach(() => {
  store = getProducts().register(readProduct(mugJson));
});

const choose = (sku: string) => act(async () => store.chooseSku(sku));

/** What the template formatter prints, in the page. */
async function printNotices(context: Value): Promise<HTMLElement[]> {
  const { output, errors } = createEngine().render('{item|product-scarcity}', {
    item: { id: 'mug' },
    productMerchandisingContext: { mug: context },
  });
  expect(errors).toEqual([]);
  const page = document.createElement('div');
  page.innerHTML = output;
  await act(async () => document.body.append(page));
  const notices = [...page.querySelectorAll<HTMLElement>('vitrine-scarcity')];
  for (const notice of notices) await act(async () => notice.setAttribute('load', 'eager'));
  return notices;
}

describe('the notices of the template formatter', () => {
  const context = {
    scarcityEnabled: true,
    scarcityText: 'Only {qtyInStock} left!',
    scarcityTemplateViews: [
      { qtyInStock: 3, attributes: { Colour: 'Blue', Size: 'S' } },
      { qtyInStock: 2, attributes: { Colour: 'Clay', Size: 'M' } },
    ],
  };
  const visible = (notices: HTMLElement[]) =>
    notices.filter(({ hidden }) => !hidden).map(({ textContent }) => textContent);

  it('are hidden until their variant is chosen, and again when another one is', async () => {
    const notices = await printNotices(context);
    expect(visible(notices)).toEqual([]);
    await choose('BLUE-S');
    expect(visible(notices)).toEqual(['Only 3 left!']);
    expect(notices[0]?.shadowRoot?.querySelector('slot')).not.toBeNull();
    await choose('CLAY-M');
    expect(visible(notices)).toEqual(['Only 2 left!']);
    await choose('CLAY-S');
    expect(visible(notices)).toEqual([]);
  });

  it('stay as they are when a page morph brings the server’s attribute back', async () => {
    const [ofBlue] = await printNotices(context);
    await choose('BLUE-S');
    await act(async () => ofBlue?.setAttribute('hidden', ''));
    expect(ofBlue?.hidden).toBe(false);
  });

  it('without a variant of their own are always shown', async () => {
    const notices = await printNotices({ ...context, scarcityTemplateViews: [{ qtyInStock: 7 }] });
    await choose('BLUE-S');
    expect(visible(notices)).toEqual(['Only 7 left!']);
    expect(notices[0]?.shadowRoot?.querySelector('slot')).not.toBeNull();
  });
});

describe('a notice that counts by itself', () => {
  async function mount(attributes: Record<string, string> = {}, content = '') {
    const element = document.createElement('vitrine-scarcity');
    for (const [name, value] of Object.entries({ load: 'eager', ...attributes })) {
      element.setAttribute(name, value);
    }
    element.setAttribute('product-id', 'mug');
    element.textContent = content;
    await act(async () => document.body.append(element));
    return element;
  }
  const words = (element: Element) =>
    element.shadowRoot?.querySelector('[part=notice]')?.textContent ?? null;

  it('follows the variant', async () => {
    const element = await mount();
    expect(words(element)).toBeNull();
    await choose('BLUE-S');
    expect(words(element)).toBe('Only 3 left');
    await choose('BLUE-L');
    expect(words(element)).toBeNull();
  });

  it('speaks up at its threshold', async () => {
    const element = await mount({ threshold: '2' });
    await choose('BLUE-S');
    expect(words(element)).toBeNull();
    await act(async () => element.setAttribute('threshold', '3'));
    expect(words(element)).toBe('Only 3 left');
  });

  it('says it as the page words it, also in plurals', async () => {
    const text = '{qtyInStock, plural, one {Last one!} other {# left}}';
    const element = await mount({ text }, 'Few left');
    await choose('BLUE-S');
    expect(words(element)).toBe('3 left');
    await act(async () => {
      const variants = mugJson.variants.map((variant) => ({ ...variant, qtyInStock: 1 }));
      getProducts().register(readProduct({ ...mugJson, variants }));
    });
    expect(words(element)).toBe('Last one!');
  });

  it('says it as the site translates it', async () => {
    const left = '{qtyInStock, plural, one {Letztes Stück} other {Noch # Stück}}';
    configure({ locale: 'de-DE', strings: { 'scarcity.left': left } });
    const element = await mount();
    await choose('BLUE-S');
    expect(words(element)).toBe('Noch 3 Stück');
  });

  it('announces nothing: the picker does', async () => {
    const clock = createManualClock();
    configure({ clock });
    const element = await mount();
    await choose('BLUE-S');
    expect(element.shadowRoot?.querySelector('[role], [aria-live]')).toBeNull();
    // An announcement appears 50 ms later.
    await clock.advance(100);
    const regions = [...document.querySelectorAll('[data-vitrine-live]')];
    expect(regions.map(({ textContent }) => textContent)).toEqual(['', '']);
  });
});

describe('Scarcity', () => {
  it('counts in a React app', async () => {
    store.chooseSku('BLUE-S');
    const { container } = await render(<Scarcity productId="mug" />);
    expect(container.textContent).toBe('Only 3 left');
  });
});
