import { act, createRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createElementWrapper } from '../../../../widgets/react/index.js';

const tag = 'vitrine-variant-picker';
/** What a page's element has seen; a class of the same tag is defined once for the file. */
const seen: string[] = [];
const define = () => {
  if (customElements.get(tag)) return;
  customElements.define(
    tag,
    class extends HTMLElement {
      focusOption(name: string): Promise<string> {
        return Promise.resolve(`focused ${name}`);
      }
    },
  );
};
let start: () => void;
const load = vi.fn(() => new Promise<void>((resolve) => (start = () => (define(), resolve()))));
const VariantPicker = createElementWrapper(tag, {
  props: { productId: 'product-id', display: 'display', swatches: '', address: 'address' },
  methods: ['focusOption'],
  load,
});

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  seen.length = 0;
});
afterEach(() => {
  container.remove();
  load.mockClear();
});
const picker = () => container.querySelector(tag)!;
const change = (detail: unknown) =>
  picker().dispatchEvent(new CustomEvent('vitrine-variant-changed', { detail }));

describe('createElementWrapper', () => {
  // First, because a tag is defined once.
  it('fetches the element when it is in the page; its methods wait for that', async () => {
    const ref = createRef<HTMLElementTagNameMap[typeof tag]>();
    const root = createRoot(container);
    await act(async () => root.render(<VariantPicker ref={ref} productId="a" />));
    expect(load).toHaveBeenCalledOnce();
    expect(ref.current).toBe(picker());
    const answer = ref.current?.focusOption('Size');
    start();
    expect(await answer).toBe('focused Size');
    expect(Object.keys(picker())).not.toContain('focusOption');
    await act(async () => root.unmount());
    expect(ref.current).toBeNull();
  });

  it('fetches nothing of an element that is defined', async () => {
    const root = createRoot(container);
    await act(async () => root.render(<VariantPicker />));
    expect(load).not.toHaveBeenCalled();
    await act(async () => root.unmount());
  });

  it('writes attributes in kebab case on a server, and neither objects nor listeners', () => {
    const html = renderToString(
      <VariantPicker
        productId="item-dune-mug"
        display="swatches"
        swatches={{ Clay: '#b5651d' }}
        className="wide"
        load="idle"
        onVitrineVariantChanged={() => undefined}
      >
        <span>Colour</span>
      </VariantPicker>,
    );
    expect(html).toBe(
      '<vitrine-variant-picker product-id="item-dune-mug" display="swatches" class="wide" load="idle"><span>Colour</span></vitrine-variant-picker>',
    );
    expect(load).not.toHaveBeenCalled();
  });

  it('hydrates without a complaint, and then sets objects and listeners', async () => {
    const swatches = { Clay: '#b5651d' };
    const app = (
      <VariantPicker
        productId="item-dune-mug"
        swatches={swatches}
        onVitrineVariantChanged={(event) => seen.push(event.detail.productId)}
      />
    );
    container.innerHTML = renderToString(app);
    const served = picker();
    // An element that is already there reflects an attribute before React comes.
    served.setAttribute('display', 'select');
    const onRecoverableError = vi.fn();
    const root = await act(async () => hydrateRoot(container, app, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(picker()).toBe(served);
    expect(Reflect.get(served, 'swatches')).toBe(swatches);
    change({ productId: 'item-dune-mug' });
    expect(seen).toEqual(['item-dune-mug']);
    await act(async () => root.unmount());
  });

  it('follows changed props, and forgets what is gone', async () => {
    const root = createRoot(container);
    const first = { Clay: '#b5651d' };
    await act(async () =>
      root.render(
        <VariantPicker
          productId="a"
          swatches={first}
          onVitrineVariantChanged={() => seen.push('first')}
        />,
      ),
    );
    await act(async () =>
      root.render(
        <VariantPicker productId="b" onVitrineVariantChanged={() => seen.push('second')} />,
      ),
    );
    expect(picker().getAttribute('product-id')).toBe('b');
    expect(Reflect.get(picker(), 'swatches')).toBeUndefined();
    change({});
    expect(seen).toEqual(['second']);
    await act(async () => root.render(<VariantPicker />));
    change({});
    expect(seen).toEqual(['second']);
    expect(picker().hasAttribute('product-id')).toBe(false);
    await act(async () => root.unmount());
  });

  it('reports once that the element could not be fetched, rejects its methods, and tries again', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const failing = vi.fn(() => Promise.reject(new Error('offline')));
    const Cart = createElementWrapper('vitrine-cart', {
      props: {},
      methods: ['refresh'],
      load: failing,
    });
    const ref = createRef<HTMLElementTagNameMap['vitrine-cart']>();
    const root = createRoot(container);
    await act(async () =>
      root.render(
        <>
          <Cart ref={ref} key="first" />
          <Cart key="second" />
        </>,
      ),
    );
    expect(failing).toHaveBeenCalledOnce();
    expect(report.mock.calls.map(([error]) => String(error))).toEqual([
      'Error: vitrine-cart could not be loaded',
    ]);
    await expect(ref.current?.refresh()).rejects.toThrow('offline');

    await act(async () => root.render(<Cart key="third" />));
    expect(failing).toHaveBeenCalledTimes(2);
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });
});
