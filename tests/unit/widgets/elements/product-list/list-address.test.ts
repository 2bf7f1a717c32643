import { describe, expect, it } from 'vitest';
import {
  formAddress,
  isOfList,
} from '../../../../../widgets/elements/product-list/list-address.js';

const here = 'https://shop.example/shop/table?page=2';

describe('the address of another view of the list', () => {
  it.each([
    ['https://shop.example/shop/table', true],
    ['/shop/table?colour=Oat', true],
    ['?sort=title', true],
    ['/shop/table#mug', false],
    ['/shop/dune-mug', false],
    ['https://other.example/shop/table', false],
    ['javascript:alert(1)', false],
    ['https://', false],
  ])('%s: %s', (address, isList) => {
    expect(isOfList(address, here)).toBe(isList);
  });

  it('has no empty field of the form', () => {
    const form = document.createElement('form');
    form.action = '/shop/table';
    form.innerHTML = `<input name="min" value=""><input name="max" value="80">
      <input type="checkbox" name="colour" value="Sea &amp; Sand" checked>
      <input type="checkbox" name="colour" value="Oat">`;
    expect(new URL(formAddress(form, null)).pathname).toBe('/shop/table');
    expect(new URL(formAddress(form, null)).search).toBe('?max=80&colour=Sea+%26+Sand');
  });
});
