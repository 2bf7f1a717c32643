import { afterEach, expect, it } from 'vitest';
import { describeKept } from '../../../../../core/commerce/kept/index.js';
import { getProducts, parseProduct } from '../../../../../core/commerce/product/index.js';
import { resetRuntime } from '../../../../../core/runtime/index.js';

afterEach(() => {
  document.head.replaceChildren();
  resetRuntime();
});

const address = (path: string) => new URL(path, document.baseURI).href;

it('by the words of the page', () => {
  expect(describeKept('mug', { title: 'Dune Mug', url: '/shop/dune-mug' })).toEqual({
    id: 'mug',
    title: 'Dune Mug',
    url: address('/shop/dune-mug'),
  });
});

it('by the data of the product, also when it is named by its handle', () => {
  const read = parseProduct({
    id: 'mug',
    urlId: 'dune-mug',
    url: '/shop/dune-mug',
    title: 'Dune Mug',
    productType: 'physical',
    priceMoney: { value: '1.00', currency: 'USD' },
  });
  if ('problem' in read) throw new Error(read.problem);
  getProducts().register(read.product);
  const kept = { id: 'mug', title: 'Dune Mug', url: address('/shop/dune-mug') };
  expect(describeKept('mug')).toEqual(kept);
  expect(describeKept('dune-mug')).toEqual(kept);
});

it('by the page that is its own', () => {
  document.head.innerHTML = `<script type="application/json" id="vitrine-site">${JSON.stringify({
    page: { id: 'mug', contentSource: 'i', title: 'Dune Mug', path: '/mug', permissionType: null },
  })}</script>`;
  expect(describeKept('mug')).toEqual({ id: 'mug', title: 'Dune Mug', url: address('/mug') });
  expect(describeKept('bowl')).toEqual({ id: 'bowl', title: '', url: null });
});
