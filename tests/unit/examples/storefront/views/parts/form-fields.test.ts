import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseForm, readFormData } from '../../../../../../core/forms/index.js';
import { createEngine } from '../../../../../../core/template/index.js';
import { formFieldsView } from '../../../../../../examples/storefront/views/parts/form-fields.js';
import { everyField } from '../../../../../contract/form-product.js';
import { productOf } from '../products.js';

const part = readFileSync('examples/storefront/templates/parts/form-fields.html', 'utf8');
const product = productOf([{}], { additionalFieldsForm: everyField });

function print(problem?: string) {
  const template = createEngine({ escape: 'html', mode: 'strict' }).compile(part);
  const form = document.createElement('form');
  form.innerHTML = template.render(formFieldsView(product, problem)).output;
  return form;
}

describe('the plain fields of a product’s form', () => {
  it('are none for a product without a form', () => {
    expect(formFieldsView(productOf([{}]))).toBeNull();
  });

  it('are for pages without script, until a refusal leads back', () => {
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
