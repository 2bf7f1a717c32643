import { act } from 'react';
import { beforeEach, vi } from 'vitest';
import {
  parseProduct,
  type Product,
  type ProductClient,
} from '../../../../../core/commerce/product/index.js';
import { configure } from '../../../../../core/runtime/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';

function product(id: string, title: string): Product {
  const read = parseProduct({
    id,
    title,
    url: `/shop/${id}`,
    productType: 'physical',
    priceMoney: { value: '28.00', currency: 'USD' },
    unlimited: true,
  });
  if ('problem' in read) throw new Error(read.problem);
  return read.product;
}

export const mug = product('mug', 'Dune Mug');
const bowl = product('bowl', 'Tide Bowl');
const vase = product('vase', 'Reed Vase');

/** A page with an empty storage and a shop that sells three products. */
export function useKeptPage() {
  const list = vi.fn<ProductClient['list']>();
  const report = vi.fn();
  let clock = createManualClock();

  beforeEach(() => {
    localStorage.clear();
    clock = createManualClock();
    list.mockReset();
    report.mockReset();
    list.mockImplementation(({ ids = [] }) =>
      Promise.resolve({
        products: [mug, bowl, vase].filter(({ id }) => ids.includes(id)),
        nextCursor: null,
      }),
    );
    configure({
      clock,
      locale: 'en-US',
      productClient: { list, read: () => Promise.resolve(null) },
      reporter: { report, warn: () => undefined },
    });
  });

  async function mount(tag: string, attributes: Record<string, string> = {}, html = '') {
    const host = document.createElement(tag);
    for (const [name, value] of Object.entries({ load: 'eager', ...attributes })) {
      host.setAttribute(name, value);
    }
    host.innerHTML = html;
    await act(async () => document.body.append(host));
    await act(async () => undefined);
    const root = host.shadowRoot!;
    const part = (name: string) => root.querySelector<HTMLElement>(`[part="${name}"]`);
    return {
      host,
      part,
      parts: (name: string) => [...root.querySelectorAll<HTMLElement>(`[part="${name}"]`)],
      titles: () =>
        [...root.querySelectorAll('[part=card]')].map(
          (card) => card.querySelector('[part=title], p')?.textContent,
        ),
      press: (name: string, index = 0) =>
        act(async () => {
          root.querySelectorAll<HTMLElement>(`[part="${name}"]`)[index]?.click();
        }),
      focused: () =>
        root.activeElement?.getAttribute('aria-label') ?? root.activeElement?.textContent,
    };
  }

  return {
    list,
    report,
    mount,
    advance: (ms: number) => act(() => clock.advance(ms)),
    async spoken() {
      await act(() => clock.advance(60));
      return [...document.querySelectorAll('[data-vitrine-live]')]
        .map((region) => region.textContent)
        .join('');
    },
  };
}
