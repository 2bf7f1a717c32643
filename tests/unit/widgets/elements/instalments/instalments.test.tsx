import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getProducts } from '../../../../../core/commerce/product/index.js';
import { configure } from '../../../../../core/runtime/index.js';
import { Instalments } from '../../../../../widgets/elements/instalments/instalments.js';
import '../../../../../widgets/elements/instalments/index.js';
import { cartOf, entryOf, installFakeCart } from '../cart-pill/fake-cart.js';
import { cleanUpPage, render } from '../product/render.js';
import { mugJson as sampleJson, readProduct } from '../product/sample-products.js';
import { offered, printSite } from './sample-site.js';

/** Every variant is there to be bought. */
const mugJson = {
  ...sampleJson,
  variants: sampleJson.variants.map((variant) => ({ ...variant, qtyInStock: 9 })),
};

cleanUpPage();

const register = (changes: object = {}) =>
  getProducts().register(readProduct({ ...mugJson, ...changes }));
const textIn = (root: ParentNode) => root.querySelector('[part="text"]')?.textContent;
const triggerIn = (root: ParentNode) => root.querySelector<HTMLElement>('[part="trigger"]');

describe('Instalments of a product', () => {
  it('follow variant and quantity through the store of the product', async () => {
    printSite(offered);
    const store = register();
    const { container } = await render(<Instalments productId="mug" />);
    expect(textIn(container)).toBe('4 payments from $6.00 with Afterpay');
    await act(async () => store.chooseSku('BLUE-L'));
    expect(textIn(container)).toBe('4 payments of $10.50 with Afterpay');
    await act(async () => store.setQuantity('3'));
    expect(textIn(container)).toBe('Afterpay available for orders up to $100.00');
    await act(async () => store.setQuantity('1'));
    await act(async () => store.chooseSku('CLAY-S'));
    expect(textIn(container)).toBe('4 payments of $6.00 with Afterpay');
  });

  it('follow the currency when the product comes in another', async () => {
    printSite({ ...offered, afterPayMin: 0, stripeAccountCountry: 'GB' }, { currency: 'GBP' });
    const inPounds = mugJson.variants.map((variant) => ({
      ...variant,
      onSale: false,
      priceMoney: { value: '42.00', currency: 'GBP' },
      salePriceMoney: undefined,
    }));
    register();
    const { container } = await render(<Instalments productId="mug" />);
    // The limits are in pounds; they say nothing about dollars.
    expect(container.textContent).toBe('');
    await act(async () => register({ variants: inPounds }));
    expect(textIn(container)).toBe('4 payments of £10.50 with Clearpay');
  });

  // storefront §3: "Instalment context per item".
  it.each([
    [{ afterPayMax: 20000 }, '4 payments of $31.50 with Afterpay'],
    [{ afterPayMax: 5000 }, 'Afterpay available for orders up to $50.00'],
    [{ afterPayAvailable: false }, undefined],
  ])('take the item’s own %j in place of the site’s', async (instalments, text) => {
    printSite(offered);
    const store = register({ instalments });
    store.chooseSku('BLUE-L');
    store.setQuantity('3');
    const { container } = await render(<Instalments productId="mug" />);
    expect(textIn(container)).toBe(text);
  });

  it('are offered for an item of a site that offers none', async () => {
    printSite(undefined);
    register({ instalments: offered }).chooseSku('BLUE-L');
    const { container } = await render(<Instalments productId="mug" />);
    expect(textIn(container)).toBe('4 payments of $10.50 with Afterpay');
  });

  it('has a one-line variant and another count', async () => {
    printSite(offered);
    register().chooseSku('BLUE-L');
    const { container } = await render(<Instalments productId="mug" oneLine count={3} />);
    expect(textIn(container)).toBe('or 3 payments of $14.00 with Afterpay');
    expect(container.querySelector('.one-line')).not.toBeNull();
  });

  it('shows what the page printed until the product is known', async () => {
    printSite(offered);
    const { container } = await render(<Instalments productId="mug" />);
    expect(container.innerHTML).toBe('<slot></slot>');
  });

  it.each([
    ['a product that is not physical', offered, { productType: 2 }],
    ['a shop without instalments', undefined, {}],
    ['a shop that has turned them off', { ...offered, afterPayAvailable: false }, {}],
    ['a country without a provider', { ...offered, stripeAccountCountry: 'DE' }, {}],
  ])('show nothing for %s', async (_, settings, changes) => {
    printSite(settings);
    register(changes);
    const { container } = await render(<Instalments productId="mug" />);
    expect(container.innerHTML).toBe('');
  });

  // ux §9: 'Trigger is a <button> "Learn more about {provider}"'.
  it('have a button that says where it leads', async () => {
    printSite(offered);
    register();
    const { container } = await render(<Instalments productId="mug" />);
    expect(triggerIn(container)?.localName).toBe('button');
    expect(triggerIn(container)?.textContent).toBe('Learn more about Afterpay');
    expect(triggerIn(container)?.getAttribute('aria-haspopup')).toBe('dialog');
  });

  it('survive a page translator that replaced their text', async () => {
    printSite(offered);
    const store = register();
    const { container } = await render(<Instalments productId="mug" />);
    const font = document.createElement('font');
    font.textContent = '4 Zahlungen';
    container.querySelector('[part="text"]')?.replaceChildren(font);
    await act(async () => store.chooseSku('BLUE-L'));
    expect(textIn(container)).toBe('4 payments of $10.50 with Afterpay');
  });
});

describe('Instalments of the cart', () => {
  let cart: ReturnType<typeof installFakeCart>;
  const physical = entryOf({ productType: 'physical' });

  beforeEach(() => {
    cart = installFakeCart();
  });

  it('keep the server’s last amount while the cart is updating, and mark it', async () => {
    printSite(offered);
    const { container } = await render(<Instalments for="cart" />);
    expect(container.innerHTML).toBe('<slot></slot>');
    const settled = cartOf({ entries: [physical], subtotalCents: 4200 });
    await act(async () => cart.settle(settled));
    const offer = container.querySelector('.offer');
    expect(textIn(container)).toBe('4 payments of $10.50 with Afterpay');
    expect(offer?.getAttribute('aria-busy')).toBe('false');

    await act(async () => cart.show({ isUpdating: true, cart: cartOf({ subtotalCents: 1 }) }));
    expect(textIn(container)).toBe('4 payments of $10.50 with Afterpay');
    expect(offer?.getAttribute('aria-busy')).toBe('true');

    const next = { ...settled, subtotalCents: 1900 };
    await act(async () => cart.show({ settled: next, cart: next, isUpdating: false }));
    expect(textIn(container)).toBe('Afterpay available for orders over $20.00');
    expect(offer?.getAttribute('aria-busy')).toBe('false');
  });

  // storefront §5: "Wording applies only if every cart item is a physical product."
  it('are for a cart of which every item is a physical product', async () => {
    printSite(offered);
    const { container } = await render(<Instalments for="cart" />);
    const entries = [physical, entryOf({ id: 'other', productType: 'gift-card' })];
    await act(async () => cart.settle(cartOf({ entries, subtotalCents: 4200 })));
    expect(container.innerHTML).toBe('');
    await act(async () => cart.settle(cartOf({ entries: [physical], subtotalCents: 4200 })));
    expect(textIn(container)).toBe('4 payments of $10.50 with Afterpay');
  });

  it('do not ask for a cart where no instalments are offered', async () => {
    printSite(undefined);
    await render(<Instalments for="cart" />);
    expect(cart.store.load).not.toHaveBeenCalled();
  });

  it('leave the page’s own words when the cart cannot be read', async () => {
    printSite(offered);
    const { container } = await render(<Instalments for="cart" />);
    await act(async () => cart.show({ status: 'failed' }));
    expect(container.innerHTML).toBe('<slot></slot>');
  });
});

describe('the popup', () => {
  function stubPage(html: string | null): string[] {
    const asked: string[] = [];
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        status = html === null ? 404 : 200;
        responseXML = new DOMParser().parseFromString(html ?? '', 'text/html');
        onload: (() => void) | null = null;
        open = (_: string, address: string) => asked.push(address);
        send = () => queueMicrotask(() => this.onload?.());
      },
    );
    return asked;
  }

  async function open(props: object = {}) {
    printSite(offered);
    register();
    const { container } = await render(<Instalments productId="mug" {...props} />);
    await act(async () => triggerIn(container)?.click());
    const dialog = container.querySelector('dialog');
    return { container, dialog, body: dialog?.querySelector('[part="popup-body"]') };
  }

  it('is a labelled dialog with what the provider says', async () => {
    const asked = stubPage('<h1>How it works</h1><p>Pay <b>later</b>. <script>x()</script></p>');
    const { container, dialog, body } = await open();
    expect(asked).toEqual([`${location.origin}/instalments/afterpay/en_US.html`]);
    expect(dialog?.open).toBe(true);
    const heading = dialog?.querySelector('h2');
    expect(dialog?.getAttribute('aria-labelledby')).toBe(heading?.id);
    expect(heading?.textContent).toBe('About Afterpay');
    expect(body?.innerHTML).toBe('<h3>How it works</h3><p>Pay <b>later</b>. </p>');
    expect(body?.getAttribute('lang')).toBe('en-US');
    expect(triggerIn(container)?.getAttribute('aria-expanded')).toBe('true');
  });

  it('gives the focus to its heading, and back to the button', async () => {
    stubPage('<p>Pay later.</p>');
    const { container, dialog } = await open();
    expect(document.activeElement).toBe(dialog?.querySelector('h2'));
    await act(async () => dialog?.querySelector<HTMLElement>('[part="popup-close"]')?.click());
    expect(container.querySelector('dialog')).toBeNull();
    expect(document.activeElement).toBe(triggerIn(container));
  });

  it('is loaded from `modal-base`', async () => {
    const asked = stubPage('<p>Pay later.</p>');
    await open({ modalBase: 'https://cdn.test/pages/' });
    expect(asked).toEqual(['https://cdn.test/pages/afterpay/en_US.html']);
  });

  it('opens links in a new tab with a notice', async () => {
    stubPage('<p><a href="https://pay.test/terms">Terms</a></p>');
    const { body } = await open();
    const link = body?.querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://pay.test/terms');
    expect(link?.target).toBe('_blank');
    expect(link?.rel).toBe('noopener noreferrer');
    expect(link?.textContent).toContain('Terms');
    expect(link?.textContent).toContain('(opens in a new tab)');
  });

  // storefront §8: "instalment modal load failure is logged as a warning only."
  it('leads to the provider when its words cannot be loaded; the pill stays', async () => {
    const warn = vi.fn();
    const report = vi.fn();
    configure({ reporter: { warn, report } });
    stubPage(null);
    const { container, body } = await open();
    expect(body?.textContent).toContain('This information cannot be shown right now.');
    expect(body?.querySelector('a')?.getAttribute('href')).toBe('https://www.afterpay.com/en-US');
    expect(textIn(container)).toBe('4 payments from $6.00 with Afterpay');
    expect(warn).toHaveBeenCalledOnce();
    expect(report).not.toHaveBeenCalled();
  });
});

describe('vitrine-instalments', () => {
  it('reads its attributes', async () => {
    printSite(offered);
    register();
    const element = document.createElement('vitrine-instalments');
    for (const [name, value] of Object.entries({
      load: 'eager',
      'product-id': 'mug',
      'one-line': '',
      count: '3',
      for: 'product',
    })) {
      element.setAttribute(name, value);
    }
    await act(async () => document.body.append(element));
    expect(element.for).toBe('product');
    expect(textIn(element.shadowRoot!)).toBe('or 3 payments from $8.00 with Afterpay');
  });
});
