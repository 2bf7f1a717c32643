import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseForm, readFormData, type FormValues } from '../../../../../../core/forms/index.js';
import { createEngine } from '../../../../../../core/template/index.js';
import {
  formFieldsView,
  type FieldsGiven,
} from '../../../../../../shop/pages/views/parts/form-fields.js';
import { productFieldsView } from '../../../../../../shop/pages/views/parts/product-fields.js';
import type { Value } from '../../../../../../core/template/index.js';
import { everyField } from '../../../../../contract/form-product.js';
import { productOf } from '../products.js';

const read = (name: string) => readFileSync(`shop/pages/templates/parts/${name}.html`, 'utf8');
const engine = createEngine({ escape: 'html', mode: 'strict' });
const partials = new Map([['form-fields', read('form-fields')]]);
const product = productOf([{}], { additionalFieldsForm: everyField });

function printPart(name: string, view: Value) {
  const form = document.createElement('form');
  form.innerHTML = engine.compile(read(name)).render(view, { partials }).output;
  return form;
}

const print = (problem?: string) =>
  printPart('product-fields', productFieldsView(product, problem));
const printFields = (given: Partial<FieldsGiven>) =>
  printPart('form-fields', formFieldsView(parseForm(everyField), { id: 'form-x', ...given }));

describe('the plain fields of a product’s form', () => {
  it('are none for a product without a form', () => {
    expect(productFieldsView(productOf([{}]))).toBeNull();
  });

  it('are for pages without script, except after a problem', () => {
    expect(print().querySelector(':scope > noscript')).not.toBeNull();
    expect(print('out-of-stock').querySelector(':scope > noscript')).not.toBeNull();
    expect(print('additional-fields').querySelector('noscript')).toBeNull();
    expect(print('additional-fields').querySelector(':scope > .answers')).not.toBeNull();
  });

  it('name and describe every control', () => {
    const form = print('additional-fields');
    const controls = form.querySelectorAll<HTMLInputElement>(
      'input:not([type=hidden]), select, textarea',
    );
    expect(controls.length).toBeGreaterThan(40);
    for (const control of controls) {
      const label = control.closest('label') ?? form.querySelector(`label[for="${control.id}"]`);
      expect(label?.textContent?.trim(), control.outerHTML).toBeTruthy();
      expect(control.required).toBe(false);
    }
    expect(form.textContent).toContain('Engraving (required)');
  });

  it('send what the server reads answers from', () => {
    const form = print('additional-fields');
    const all = (name: string) => [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
    all('f-text')[0]!.value = 'Ada';
    all('f-name')[1]!.value = 'Lovelace';
    all('f-phone')[2]!.value = '0000';
    all('f-checkbox')[1]!.checked = true;
    all('f-radio')[0]!.checked = true;
    all('f-likert[It is dear]')[1]!.checked = true;
    expect(readFormData(parseForm(everyField), new FormData(form))).toMatchObject({
      'f-text': 'Ada',
      'f-name': ['', 'Lovelace'],
      'f-phone': ['', '', '', '0000'],
      'f-checkbox': ['Card'],
      'f-radio': 'Paper',
      'f-likert': { 'It is dear': ['-1'] },
      'f-hidden': 'shop',
      'f-time': ['', '', '', ''],
    });
  });
});

describe('the plain fields of any form', () => {
  const values: FormValues = {
    'f-text': '"Ada" & <b>Bo</b>',
    'f-textarea': '\nA line\n  and more',
    'f-password': 'secret',
    'f-currency': '12.50',
    'f-address': ['1 Quay Lane', '', 'Marram', 'ME', '04101', 'US'],
    'f-checkbox': ['Card'],
    'f-likert': { 'It is dear': ['-1'] },
    'f-phone': ['1', '207', '555', '0000'],
    'f-radio': 'Cloth',
    'f-select': 'Black',
    'f-time': ['9', '30', '', 'PM'],
    'f-hidden': 'letter',
  };

  it('start with the typed values, unchanged', () => {
    const form = printFields({ values });
    expect(form.querySelector('b')).toBeNull();
    const { 'f-password': _secret, 'f-textarea': text, ...shown } = values;
    const read = readFormData(parseForm(everyField), new FormData(form));
    // A phone without the country code has three parts; of selects the test's browser knows the attribute alone.
    expect(read).toMatchObject({
      ...shown,
      'f-phone': ['', '207', '555', '0000'],
      'f-password': '',
      'f-select': expect.anything(),
      'f-time': ['9', '30', '', expect.anything()],
    });
    const chosen = [...form.querySelectorAll('option[selected]')];
    expect(chosen.map((option) => option.getAttribute('value'))).toEqual(['Black', 'PM']);
    // A parser drops the line break that an area begins with.
    expect(form.querySelector('textarea')?.textContent).toBe(`\n${String(text)}`);
  });

  it('show errors at the field, linked for screen readers', () => {
    const form = printFields({
      errors: { 'f-email': 'Email is not valid.', 'f-radio': 'Required', 'f-address': 'Required' },
    });
    const email = form.querySelector('[name=f-email]');
    expect(email?.getAttribute('aria-invalid')).toBe('true');
    const described = email?.getAttribute('aria-describedby') ?? '';
    expect(form.querySelector(`#${described}`)?.textContent).toBe('Email is not valid.');
    const group = form.querySelector('[data-vitrine-field=f-radio]');
    expect(group?.getAttribute('aria-invalid')).toBe('true');
    expect(group?.querySelector('.field-error')?.textContent).toBe('Required');
    expect(form.querySelectorAll('[name=f-address][aria-invalid]').length).toBeGreaterThan(3);
    expect(form.querySelectorAll('.field-error')).toHaveLength(3);
    expect(form.querySelector('[name=f-text][aria-invalid]')).toBeNull();
  });

  it('mark the field and kind of each control', () => {
    const form = printFields({});
    const found = [...form.querySelectorAll('[data-vitrine-field]')].map((element) => [
      element.getAttribute('data-vitrine-field'),
      element.getAttribute('data-vitrine-type'),
    ]);
    const asked = parseForm(everyField).fields.filter(({ type }) => type !== 'hidden');
    expect(found).toEqual(asked.map(({ id, type }) => [id, type]));
    expect(
      form.querySelector('[name=f-hidden][type=hidden]')?.getAttribute('data-vitrine-type'),
    ).toBe('hidden');
  });

  it('have ids that begin with the given one, each once', () => {
    const ids = [...printFields({ errors: { 'f-text': 'Required' } }).querySelectorAll('[id]')].map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !id.startsWith('form-x-'))).toEqual([]);
  });

  it('show limits without enforcing them, so that nothing is cut', () => {
    const text = printFields({}).querySelector('textarea');
    expect(text?.hasAttribute('maxlength')).toBe(false);
    expect(text?.getAttribute('data-vitrine-max-length')).toBe('10');
    const count = text?.getAttribute('aria-describedby') ?? '';
    expect(text?.parentElement?.querySelector(`#${count}`)?.textContent).toBe(
      'At most 10 characters',
    );
  });

  it('take no value from a prototype', () => {
    const form = parseForm({ id: 'x', fields: [{ id: 'constructor', type: 'text', title: 'A' }] });
    const [group] = formFieldsView(form, { id: 'x' }).groups;
    expect(group?.fields[0]).toMatchObject({ error: null, line: { value: '' } });
  });
});
