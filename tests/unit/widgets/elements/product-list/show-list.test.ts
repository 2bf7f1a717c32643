import { afterEach, describe, expect, it } from 'vitest';
import { isChanged } from '../../../../../widgets/elements/product-list/form-choices.js';
import {
  countText,
  findForm,
  showList,
} from '../../../../../widgets/elements/product-list/show-list.js';

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

describe('the form of a list', () => {
  const form = (markup: string) => {
    const host = document.createElement('div');
    host.innerHTML = markup;
    return findForm(host)?.id ?? null;
  };
  const results = '<div data-vitrine-results><form id="card"></form></div>';

  it.each([
    ['stands anywhere before the list', `<div><form id="filter"></form></div>${results}`, 'filter'],
    ['is none that posts', `<form id="post" method="POST"></form>${results}`, null],
    ['is none of the list itself', results, null],
    ['needs a list', '<form id="filter"></form>', null],
  ])('%s', (_, markup, expected) => {
    expect(form(markup)).toBe(expected);
  });
});

describe('what a form says', () => {
  const formOf = (markup: string) => {
    const form = document.createElement('form');
    form.innerHTML = markup;
    return form;
  };
  interface Case {
    readonly change: (form: HTMLFormElement) => void;
    readonly expected: boolean;
  }
  const printed =
    '<input type="checkbox" name="a" /><input name="b" value="1" /><select name="c"><option>1<option>2</select>';

  const cases: Readonly<Record<string, Case>> = {
    'nothing new': { change: () => undefined, expected: false },
    'a checked box': { change: (form) => form.querySelector('input')!.click(), expected: true },
    'another text': {
      change: (form) => void (form.querySelector<HTMLInputElement>('[name=b]')!.value = '2'),
      expected: true,
    },
    'another value of a list': {
      change: (form) => void (form.querySelector('select')!.selectedIndex = 1),
      expected: true,
    },
  };

  it.each(Object.entries(cases))('%s', (_, { change, expected }) => {
    const form = formOf(printed);
    change(form);
    expect(isChanged(form)).toBe(expected);
  });
});
