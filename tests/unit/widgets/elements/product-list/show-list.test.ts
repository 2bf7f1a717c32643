import { afterEach, describe, expect, it } from 'vitest';
import { countText, showList } from '../../../../../widgets/elements/product-list/show-list.js';

const markup = (count: number, { chosen = false, more = '' } = {}) => `
  <form><details><summary>Filter</summary>
    <label><input type="checkbox" name="colour" value="Oat"${chosen ? ' checked' : ''}>
      Oat <span>${count}</span></label></details>
    <input type="number" name="min" value="${chosen ? '20' : ''}">${more}</form>
  <div data-vitrine-results><p data-vitrine-count>${count} products</p><ul><li>${count}</li></ul></div>`;

function openHere() {
  const host = document.createElement('vitrine-product-list');
  host.innerHTML = markup(6);
  document.body.append(host);
  return host;
}

function pageOf(inner: string): Document {
  const page = document.implementation.createHTMLDocument();
  page.title = 'Two products';
  page.body.innerHTML = `<vitrine-product-list>${inner}</vitrine-product-list>`;
  return page;
}

afterEach(() => document.body.replaceChildren());

describe('the list of another page', () => {
  it('takes the place of the list; the form keeps its elements', () => {
    const host = openHere();
    const box = host.querySelector('input')!;
    const details = host.querySelector('details')!;
    details.open = true;
    expect(showList(host, pageOf(markup(2, { chosen: true })))).toBe(true);
    expect(countText(host)).toBe('2 products');
    expect(host.querySelector('li')?.textContent).toBe('2');
    expect(host.querySelector('input')).toBe(box);
    expect(box.checked).toBe(true);
    expect(host.querySelector('label span')?.textContent).toBe('2');
    expect(host.querySelector<HTMLInputElement>('[name=min]')?.value).toBe('20');
    expect(details.open).toBe(true);
    expect(document.title).toBe('Two products');
  });

  it('takes what was chosen back', () => {
    const host = openHere();
    host.querySelector('input')!.checked = true;
    showList(host, pageOf(markup(6)));
    expect(host.querySelector('input')?.checked).toBe(false);
  });

  it('leaves a field alone while it is typed in', () => {
    const host = openHere();
    const field = host.querySelector<HTMLInputElement>('[name=min]')!;
    field.focus();
    field.value = '3';
    showList(host, pageOf(markup(2, { chosen: true })));
    expect(field.value).toBe('3');
  });

  it('brings its form when that has other fields', () => {
    const host = openHere();
    showList(host, pageOf(markup(2, { more: '<button>Show</button>' })));
    expect(host.querySelector('form button')?.textContent).toBe('Show');
  });

  it('is none on a page without it', () => {
    const host = openHere();
    expect(showList(host, pageOf('<p>Sign in</p>'))).toBe(false);
    expect(countText(host)).toBe('6 products');
  });
});
