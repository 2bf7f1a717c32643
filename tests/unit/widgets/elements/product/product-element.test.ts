import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getProducts } from '../../../../../core/commerce/product/index.js';
import { configure, resetRuntime } from '../../../../../core/runtime/index.js';
import { product as definition } from '../../../../../widgets/elements/product/definition.js';
import '../../../../../widgets/elements/product/index.js';
import { candleJson, mugJson } from './sample-products.js';

const report = vi.fn();
const messages = () => report.mock.calls.map(([error]) => (error as Error).message);
const settled = () => new Promise((resolve) => setTimeout(resolve));

function createScript(text: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = text;
  return script;
}

function createElement(...children: Node[]) {
  const element = document.createElement('vitrine-product');
  element.append(...children);
  return element;
}

beforeEach(() => {
  report.mockReset();
  configure({ reporter: { report, warn: vi.fn() } });
});

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  resetRuntime();
});

describe('vitrine-product', () => {
  it('observes the attributes its definition declares', () => {
    const constructor = customElements.get(definition.tag);

    expect(Reflect.get(constructor ?? {}, 'observedAttributes')).toEqual([
      'product',
      'product-id',
      // As React writes it on a server.
      'productid',
      'src',
    ]);
    expect(Object.keys(definition.props)).toEqual(['product', 'productId', 'src']);
  });

  it('registers the product of its script and says so', () => {
    const loaded = vi.fn();
    document.body.addEventListener('vitrine-product-loaded', loaded, { once: true });
    const element = createElement(createScript(JSON.stringify(mugJson)));
    document.body.append(element);

    expect(element.productId).toBe('mug');
    expect(element.getAttribute('product-id')).toBe('mug');
    expect(element.product?.title).toBe('Mug');
    expect(getProducts().get('mug')?.getState().product).toBe(element.product);
    expect(loaded.mock.calls[0]?.[0].detail.product).toBe(element.product);
  });

  it('reads a script that comes later', async () => {
    const element = createElement();
    document.body.append(element);
    await settled();
    element.append(createScript(JSON.stringify(mugJson)));
    await settled();

    expect(element.product?.id).toBe('mug');
  });

  it('waits for the rest of a script that is still arriving', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const text = JSON.stringify(mugJson);
    const script = createScript(text.slice(0, 40));
    const element = createElement(script);
    document.body.append(element);
    expect(report).not.toHaveBeenCalled();

    script.append(text.slice(40));
    await settled();
    expect(element.product?.id).toBe('mug');
  });

  it('reads the data again when a page morph changes it', async () => {
    const script = createScript(JSON.stringify(mugJson));
    const element = createElement(script);
    document.body.append(element);

    script.textContent = JSON.stringify(candleJson);
    await settled();
    expect(element.productId).toBe('candle');
    expect(element.product?.title).toBe('Candle');
  });

  it('keeps its product when a page morph removes the reflected attribute', () => {
    const element = createElement(createScript(JSON.stringify(mugJson)));
    document.body.append(element);

    element.removeAttribute('product-id');
    expect(element.productId).toBe('mug');
  });

  it('stays silent while it is moved', async () => {
    const loaded = vi.fn();
    const element = createElement(createScript(JSON.stringify(mugJson)));
    element.addEventListener('vitrine-product-loaded', loaded);
    const first = document.body.appendChild(document.createElement('div'));
    const second = document.body.appendChild(document.createElement('div'));
    first.append(element);
    second.append(element);
    await settled();

    expect(loaded).toHaveBeenCalledTimes(1);
  });

  it('stops reading when it is removed and starts again when it is back', async () => {
    const script = createScript(JSON.stringify(mugJson));
    const element = createElement(script);
    document.body.append(element);
    element.remove();
    await settled();
    script.textContent = JSON.stringify(candleJson);
    await settled();
    expect(element.productId).toBe('mug');

    document.body.append(element);
    expect(element.productId).toBe('candle');
  });

  it.each([
    [
      'text that is not JSON',
      '{"id": ',
      /^<vitrine-product> number 1 of .* shows no product: its <script type="application\/json"> is not valid JSON/,
    ],
    [
      'JSON that is no product',
      '{"title": "Mug"}',
      /shows no product: its <script type="application\/json"> is not a product: id is missing\.$/,
    ],
  ])('reports %s once and leaves the page as it is', async (_, text, message) => {
    const content = document.createElement('p');
    const element = createElement(createScript(text), content);
    document.body.append(element);
    await settled();
    element.remove();
    await settled();
    document.body.append(element);
    await settled();

    expect(messages()).toEqual([expect.stringMatching(message)]);
    expect(element.contains(content)).toBe(true);
    expect(element.product).toBeNull();
  });

  it('reports that there is no data at all', async () => {
    document.body.append(createElement());
    await settled();

    expect(messages()).toEqual([
      expect.stringContaining(
        'it has no <script type="application/json">, product, src or product-id',
      ),
    ]);
  });

  it('points at a product loaded elsewhere by its id alone', async () => {
    document.body.append(createElement(createScript(JSON.stringify(mugJson))));
    const element = createElement();
    element.setAttribute('product-id', 'mug');
    document.body.append(element);
    await settled();

    expect(element.product?.title).toBe('Mug');
    expect(report).not.toHaveBeenCalled();
  });

  it('fetches its src', async () => {
    const fetch = vi.fn(async (_url: string) => Response.json(mugJson));
    vi.stubGlobal('fetch', fetch);
    const element = createElement();
    element.src = '/shop/mug.json?v=2';
    const loaded = new Promise((resolve) =>
      element.addEventListener('vitrine-product-loaded', resolve),
    );
    document.body.append(element);
    await loaded;

    expect(fetch.mock.calls[0]?.[0]).toBe(`${location.origin}/shop/mug.json?v=2`);
    expect(element.product?.id).toBe('mug');
  });

  it('does not ask a foreign origin', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    const element = createElement();
    element.src = 'https://elsewhere.example/mug.json';
    document.body.append(element);
    await settled();

    expect(fetch).not.toHaveBeenCalled();
    expect(messages()).toEqual([
      expect.stringContaining(
        "https://elsewhere.example/mug.json could not be fetched: https://elsewhere.example is neither the page's own origin nor the API's",
      ),
    ]);
  });

  describe('with a product of the shop', () => {
    const fetch = vi.fn(async (url: string) =>
      url.endsWith('/api/commerce/products/dune-mug') || url.endsWith('/api/commerce/products/mug')
        ? Response.json({ ...mugJson, url: '/shop/dune-mug' })
        : Response.json({ error: 'Not found' }, { status: 404 }),
    );
    const once = (element: Element) =>
      new Promise((resolve) => element.addEventListener('vitrine-product-loaded', resolve));

    beforeEach(() => {
      fetch.mockClear();
      vi.stubGlobal('fetch', fetch);
    });

    it.each(['product', 'product-id', 'productid'])(
      'fetches what its %s names',
      async (attribute) => {
        const element = createElement();
        element.setAttribute(attribute, 'dune-mug');
        const loaded = once(element);
        document.body.append(element);
        await loaded;
        expect(element.product?.title).toBe('Mug');
        expect(element.getAttribute('product-id')).toBe('mug');
        expect(fetch).toHaveBeenCalledTimes(1);
      },
    );

    it('takes the name as a property too', async () => {
      const element = createElement();
      element.product = 'dune-mug';
      expect(element.getAttribute('product')).toBe('dune-mug');
      document.body.append(element);
      await once(element);
      element.product = null;
      expect(element.hasAttribute('product')).toBe(false);
    });

    it('fetches once for two elements of the same product', async () => {
      const [one, other] = [createElement(), createElement()];
      for (const element of [one, other]) element.setAttribute('product', 'dune-mug');
      const both = Promise.all([once(one), once(other)]);
      document.body.append(one, other);
      await both;
      expect(fetch).toHaveBeenCalledTimes(1);
    });

    it('does not fetch what a later element of the page gives', async () => {
      const element = createElement();
      element.setAttribute('product', 'dune-mug');
      const given = createElement(
        createScript(JSON.stringify({ ...mugJson, url: '/shop/dune-mug' })),
      );
      const part = document.createElement('div');
      part.append(element, given);
      document.body.append(part);
      await settled();
      expect(element.productId).toBe('mug');
      expect(fetch).not.toHaveBeenCalled();
    });

    it('waits until the page has arrived', async () => {
      vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
      const element = createElement();
      element.setAttribute('product', 'dune-mug');
      document.body.append(element);
      await settled();
      expect(fetch).not.toHaveBeenCalled();
      document.dispatchEvent(new Event('DOMContentLoaded'));
      await once(element);
    });

    it('follows a change of the attribute', async () => {
      const element = createElement();
      element.setAttribute('product', 'dune-mug');
      document.body.append(element);
      await once(element);
      document.body.append(createElement(createScript(JSON.stringify(candleJson))));
      element.setAttribute('product', 'candle');
      await settled();
      expect(element.product?.title).toBe('Candle');
    });

    it('names in one sentence what the shop does not sell', async () => {
      const element = createElement();
      element.setAttribute('product', 'done-mug');
      document.body.append(element);
      await vi.waitFor(() => expect(report).toHaveBeenCalled());
      expect(messages()).toEqual([
        `<vitrine-product product="done-mug"> shows no product: ${location.origin} sells no product with the id or handle "done-mug"`,
      ]);
    });
  });
});
