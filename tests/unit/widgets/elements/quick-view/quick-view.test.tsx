import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getProducts } from '../../../../../core/commerce/product/index.js';
import { configure, getRuntime } from '../../../../../core/runtime/index.js';
import { QuickView } from '../../../../../widgets/elements/quick-view/quick-view.js';
import '../../../../../widgets/elements/quick-view/index.js';
import { loadParts } from '../../../../../widgets/elements/quick-view/load-parts.js';
// Fetched when the first one opens; here it is there already, so that a test waits for nothing.
import '../../../../../widgets/parts/product-source/index.js';
import { readRootStyle } from '../../../../support/root-style.js';
import { createManualClock } from '../../../../support/manual-clock.js';
import { cleanUpPage, render } from '../product/render.js';
import { candleJson, mugJson, readProduct } from '../product/sample-products.js';
import { stubFetch } from '../../../../support/stub-fetch.js';

cleanUpPage();

const start = location.href;
const asked: string[] = [];
let answers: Record<string, () => Response> = {};
const report = vi.fn();

beforeEach(async () => {
  // What the first opening fetches, so that a test waits for nothing.
  await loadParts();
  asked.length = 0;
  answers = {};
  report.mockClear();
  configure({ reporter: { report, warn: vi.fn() } });
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue(undefined);
  stubFetch(async (input) => {
    const { pathname } = new URL(input.url);
    const call = `${input.method} ${pathname}`;
    asked.push(call);
    return answers[call]?.() ?? Response.json({ error: 'There is no such item.' }, { status: 404 });
  });
});
afterEach(() => history.replaceState(null, '', start));

const link = '<a href="/shop/mug">Quick View</a>';

async function mount(html = link, attributes: Record<string, string> = {}) {
  const element = document.createElement('vitrine-quick-view');
  for (const [name, value] of Object.entries({
    load: 'eager',
    'product-id': 'mug',
    ...attributes,
  })) {
    element.setAttribute(name, value);
  }
  element.innerHTML = html;
  await act(async () => document.body.append(element));
  return element;
}

type Host = Awaited<ReturnType<typeof mount>>;
const find = <Found extends HTMLElement>(host: Host, selector: string) =>
  host.shadowRoot?.querySelector<Found>(selector) ?? null;
const dialogOf = (host: Host) => find<HTMLDialogElement>(host, 'dialog');
const titleOf = (host: Host) => find(host, '[part=popup-heading]')?.textContent;
const settle = () => act(() => vi.dynamicImportSettled());

/** Presses the page's link; says whether the browser would follow it. */
async function press(host: Host, how: MouseEventInit = {}): Promise<boolean> {
  const event = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    composed: true,
    ...how,
  });
  const stop = (last: Event) => {
    isFollowed = !last.defaultPrevented;
    last.preventDefault();
  };
  let isFollowed = true;
  addEventListener('click', stop, { once: true });
  await act(async () => host.querySelector('a')?.dispatchEvent(event));
  await settle();
  // The code that fetches a product is a module of its own, which takes its time.
  while (titleOf(host) === 'Loading…') await settle();
  return isFollowed;
}

describe('the link of a quick view', () => {
  beforeEach(() => getProducts().register(readProduct(mugJson)));

  it('opens a dialog with the product of the page, and asks the server for nothing', async () => {
    const host = await mount();
    expect(host.querySelector('a')?.getAttribute('aria-haspopup')).toBe('dialog');
    expect(dialogOf(host)).toBeNull();
    expect(await press(host)).toBe(false);
    expect(dialogOf(host)?.open).toBe(true);
    expect(titleOf(host)).toBe('Mug');
    expect(asked).toEqual([]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'is followed with %j, as to another tab',
    async (how) => {
      const host = await mount();
      expect(await press(host, how)).toBe(true);
      expect(dialogOf(host)).toBeNull();
    },
  );

  it('is followed when a listener of the page has taken the press', async () => {
    const host = await mount();
    host.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
    await press(host);
    expect(dialogOf(host)).toBeNull();
  });

  it('is replaced by a button where there are words alone', async () => {
    const host = await mount('Fast look');
    const button = find<HTMLButtonElement>(host, '[part=button]');
    expect(button?.getAttribute('aria-haspopup')).toBe('dialog');
    await act(async () => button?.click());
    await settle();
    expect(dialogOf(host)?.open).toBe(true);
    await act(async () => dialogOf(host)?.close());
    expect(host.shadowRoot?.activeElement).toBe(button);
  });
});

describe('an open quick view', () => {
  beforeEach(() => getProducts().register(readProduct(mugJson)));

  it('holds all a product is bought with, and the way to its page', async () => {
    getProducts().register(readProduct({ ...mugJson, url: '/shop/the-mug' }));
    const host = await mount();
    await press(host);
    for (const tag of [
      'vitrine-product-image',
      'vitrine-price',
      'vitrine-product-status',
      'form vitrine-variant-picker',
      'form vitrine-scarcity',
      'form vitrine-quantity',
      'form vitrine-add-to-cart',
    ]) {
      const part = find(host, tag);
      expect(part, tag).not.toBeNull();
      expect(part?.getAttribute('product-id')).toBe('mug');
    }
    expect(find(host, 'vitrine-product-image')).toMatchObject({ thumbnails: true });
    expect(find(host, '[name=itemId]')?.getAttribute('value')).toBe('mug');
    expect(find(host, '[part=link]')?.getAttribute('href')).toBe('/shop/the-mug');
    expect(find(host, '[part=link]')?.textContent).toBe('View full details');
  });

  it('has no picker for a product without options: its variant is in the form', async () => {
    getProducts().register(readProduct(candleJson));
    const host = await mount(link, { 'product-id': 'candle' });
    await press(host);
    expect(find(host, 'vitrine-variant-picker')).toBeNull();
    expect(find(host, '[name=sku]')?.getAttribute('value')).toBe('CANDLE');
  });

  it('is named by its title, which has the focus', async () => {
    const host = await mount();
    await press(host);
    const title = find(host, '[part=popup-heading]');
    expect(dialogOf(host)?.getAttribute('aria-labelledby')).toBe(title?.id);
    expect(host.shadowRoot?.activeElement).toBe(title);
  });

  it('keeps the page from scrolling until it is closed, and gives the focus back', async () => {
    const host = await mount();
    await press(host);
    expect(readRootStyle().get('overflow')).toBe('hidden');
    await act(async () => find<HTMLButtonElement>(host, '[part=popup-close]')?.click());
    expect(dialogOf(host)).toBeNull();
    expect(readRootStyle().get('overflow')).toBeUndefined();
    expect(document.activeElement).toBe(host.querySelector('a'));
  });

  it('closes by a press beside it, but not by one that started or ends inside', async () => {
    const host = await mount();
    await press(host);
    const inside = find(host, '[part=popup-heading]')!;
    const outside = dialogOf(host)!;
    const drag = async (from: HTMLElement, to: HTMLElement) => {
      const options = { bubbles: true, composed: true };
      await act(async () => {
        from.dispatchEvent(new PointerEvent('pointerdown', options));
        // A press that ends elsewhere is a click on what both have in common.
        (from === to ? to : outside).dispatchEvent(new MouseEvent('click', options));
      });
    };
    await drag(inside, outside);
    await drag(inside, inside);
    expect(dialogOf(host)?.open).toBe(true);
    await drag(outside, outside);
    expect(dialogOf(host)).toBeNull();
  });

  it('says what is chosen in it, where the page behind is silent', async () => {
    const clock = createManualClock();
    configure({ clock });
    const host = await mount();
    await press(host);
    const picker = find(host, 'vitrine-variant-picker')?.shadowRoot;
    for (const value of ['Blue', 'S']) {
      await act(async () =>
        picker?.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click(),
      );
    }
    await act(() => clock.advance(60));
    expect(find(host, '[data-vitrine-live=polite]')?.textContent).toContain(
      'Blue, S: $30.00, 3 left.',
    );
    await act(() => host.close());
    expect(host.shadowRoot?.querySelector('[data-vitrine-live]')).toBeNull();
  });

  it('tells before it opens, when it is open and when it is closed', async () => {
    const host = await mount(link, { 'data-group': 'shelf' });
    const told: string[] = [];
    const detail = { productId: 'mug', group: 'shelf' };
    for (const type of ['vitrine-before-open', 'vitrine-opened', 'vitrine-closed']) {
      host.addEventListener(type, (event) => {
        expect((event as CustomEvent).detail).toEqual(detail);
        told.push(`${type} ${dialogOf(host)?.open ?? false}`);
      });
    }
    const seen = vi.fn();
    getRuntime().bus.on('product.quick-viewed', seen);
    await press(host);
    await act(() => host.close());
    expect(told).toEqual([
      'vitrine-before-open false',
      'vitrine-opened true',
      'vitrine-closed false',
    ]);
    expect(seen).toHaveBeenCalledExactlyOnceWith({ productId: 'mug' });
  });

  it('stays closed when a listener prevents it', async () => {
    const host = await mount();
    host.addEventListener('vitrine-before-open', (event) => event.preventDefault());
    expect(await press(host)).toBe(false);
    await act(() => host.open());
    expect(dialogOf(host)).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe('a product that is not on the page', () => {
  const productCall = 'GET /api/commerce/products/mug';

  it('is fetched by its id when the quick view opens, once', async () => {
    answers[productCall] = () => Response.json(mugJson);
    const host = await mount();
    expect(asked).toEqual([]);
    await press(host);
    expect(titleOf(host)).toBe('Mug');
    await act(() => host.close());
    await press(host);
    expect(asked.filter((call) => call === productCall)).toHaveLength(1);
  });

  it('is fetched from where the page says', async () => {
    answers['GET /data/mug.json'] = () => Response.json(mugJson);
    const host = await mount(link, { src: '/data/mug.json' });
    await press(host);
    expect(titleOf(host)).toBe('Mug');
  });

  it('has its page still, when it cannot be had', async () => {
    const host = await mount();
    await press(host);
    await act(() => vi.waitFor(() => expect(report).toHaveBeenCalled()));
    expect(titleOf(host)).toBe('This product cannot be shown right now.');
    expect(find(host, '[part=link]')?.getAttribute('href')).toBe('/shop/mug');
    expect(report).toHaveBeenCalledTimes(1);
    // The next opening is a new try.
    answers[productCall] = () => Response.json(mugJson);
    await act(() => host.close());
    await press(host);
    expect(titleOf(host)).toBe('Mug');
  });

  it.each([
    ['of another origin', { src: 'https://elsewhere.example/mug.json' }, 'elsewhere.example'],
    ['that is another one', { src: '/data/candle.json' }, '"candle", not "mug"'],
    ['that is none', { src: '/data/nothing.json' }, 'is not a product'],
  ])('%s is not shown', async (_, attributes, reason) => {
    answers['GET /data/candle.json'] = () => Response.json(candleJson);
    answers['GET /data/nothing.json'] = () => Response.json({});
    const host = await mount(link, attributes);
    await press(host);
    expect(titleOf(host)).toBe('This product cannot be shown right now.');
    expect(String(report.mock.calls[0]?.[0])).toContain(reason);
  });
});

describe('the parts of a quick view', () => {
  const part = '../../../../../widgets/elements/scarcity/index.js';
  afterEach(() => vi.doUnmock(part));

  it('are there together, or one that cannot be had is told', async () => {
    vi.resetModules();
    vi.doMock(part, () => Promise.reject(new Error('offline')));
    const fresh = await import('../../../../../widgets/elements/quick-view/load-parts.js');
    await expect(fresh.loadParts()).rejects.toThrow();
  });
});

describe('the address of the page', () => {
  const tellPage = () => {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = 'vitrine-site';
    script.textContent = JSON.stringify({ page: { id: 'mug', contentSource: 'i' } });
    document.body.append(script);
  };

  // "one writer per page": not even on the page of that very product.
  it('is neither read nor written by a quick view', async () => {
    history.replaceState(null, '', '/shop/mug?variant=BLUE-S');
    tellPage();
    const store = getProducts().register(readProduct(mugJson));
    const replaced = vi.spyOn(history, 'replaceState');
    const host = await mount();
    await press(host);
    const picker = find(host, 'vitrine-variant-picker');
    expect(picker?.shadowRoot?.querySelector('[part=option]')).not.toBeNull();
    expect(store.getState().variant).toBeNull();
    await act(async () => store.chooseSku('CLAY-M'));
    expect(location.search).toBe('?variant=BLUE-S');
    expect(replaced).not.toHaveBeenCalled();
  });
});

describe('QuickView', () => {
  it('is a button in a React app', async () => {
    getProducts().register(readProduct(mugJson));
    const { container } = await render(<QuickView productId="mug" />);
    const button = container.querySelector('button');
    expect(button?.textContent).toBe('Quick View');
    await act(async () => button?.click());
    await settle();
    expect(container.querySelector('dialog')?.open).toBe(true);
    await act(async () => container.querySelector('dialog')?.close());
    expect(document.activeElement).toBe(button);
  });
});
