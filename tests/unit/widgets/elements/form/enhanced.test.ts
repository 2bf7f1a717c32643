import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  readAnswers,
  readFormData,
  type Form,
  type FormValues,
} from '../../../../../core/forms/index.js';
import {
  controlsOf,
  fillForm,
  placeCaptcha,
  readDefaults,
  readServerErrors,
  showFieldErrors,
} from '../../../../../widgets/elements/form/enhanced/index.js';
import { formOf } from '../../../core/forms/form-of.js';

afterEach(() => document.body.replaceChildren());

function plain(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return document.body.appendChild(form);
}

const read = (form: Form, element: HTMLFormElement) => readFormData(form, new FormData(element));
const text = (name: string) => `<input name="${name}">`;

/** Kind of field, its markup, an answer to it. */
const kinds: readonly [string, object, string, FormValues[string]][] = [
  ['text', { type: 'text' }, text('f0'), 'Ada'],
  ['textarea', { type: 'textarea' }, '<textarea name="f0"></textarea>', 'one\ntwo'],
  [
    'select',
    { type: 'select', options: ['a', 'b'] },
    '<select name="f0"><option value="">-</option><option>a</option><option>b</option></select>',
    'b',
  ],
  [
    'radio',
    { type: 'radio', options: ['a', 'b'] },
    '<input type="radio" name="f0" value="a"><input type="radio" name="f0" value="b">',
    'b',
  ],
  [
    'checkbox',
    { type: 'checkbox', options: ['a', 'b', 'c'] },
    ['a', 'b', 'c'].map((value) => `<input type="checkbox" name="f0" value="${value}">`).join(''),
    ['a', 'c'],
  ],
  ['name', { type: 'name' }, text('f0').repeat(2), ['Ada', 'Lovelace']],
  [
    'phone with the country',
    { type: 'phone', showCountryCode: true },
    text('f0').repeat(4),
    ['1', '212', '555', '0100'],
  ],
  ['phone without it', { type: 'phone' }, text('f0').repeat(3), ['', '212', '555', '0100']],
  ['date', { type: 'date' }, text('f0').repeat(3), ['2', '29', '2028']],
  [
    'likert',
    { type: 'likert', options: ['Nice', 'Warm'] },
    ['Nice', 'Warm']
      .flatMap((row) =>
        ['-2', '2'].map((value) => `<input type="radio" name="f0[${row}]" value="${value}">`),
      )
      .join(''),
    { Warm: ['2'] },
  ],
];

describe('a form of the page’s own', () => {
  it.each(kinds)('is filled as it is read: %s', (_, field, html, answer) => {
    const form = formOf(field);
    const element = plain(html);
    const values = readAnswers(form, { f0: answer });
    const heard = vi.fn();
    element.addEventListener('input', heard);
    fillForm(element, form, ['f0'], values);
    expect(read(form, element)).toEqual(values);
    expect(heard).toHaveBeenCalled();
    heard.mockClear();
    fillForm(element, form, ['f0'], values);
    expect(heard).not.toHaveBeenCalled();
  });

  it.each(kinds)(
    'tells what it begins with, whatever was typed since: %s',
    (_, field, html, answer) => {
      const form = formOf(field);
      const element = plain(html);
      const begin = read(form, element);
      fillForm(element, form, ['f0'], { f0: answer });
      expect(readDefaults(element, form)).toEqual(begin);
    },
  );

  it('begins with what the server chose', () => {
    const form = formOf(
      { type: 'text' },
      { type: 'radio', options: ['a', 'b'] },
      { type: 'select', options: ['a', 'b'] },
    );
    const element = plain(
      `<input name="f0" value="x"><input type="radio" name="f1" value="b" checked>
       <select name="f2"><option>a</option><option selected>b</option></select>`,
    );
    expect(readDefaults(element, form)).toEqual({ f0: 'x', f1: 'b', f2: 'b' });
  });

  it('has only the controls of its fields', () => {
    const [field] = formOf({ type: 'text' }).fields;
    const element = plain(
      `${text('f0')}<button name="f0">x</button><div data-vitrine-own>${text('f0')}</div><input type="file" name="f0">`,
    );
    expect(controlsOf(element, field!)).toHaveLength(1);
  });
});

describe('errors in it', () => {
  it.each([
    [
      'a control by itself',
      text('f0'),
      (error: Element) => error.nextElementSibling?.localName === 'input',
    ],
    [
      'a control in its label',
      `<label>Name ${text('f0')}</label>`,
      (error: Element) => error.nextElementSibling?.localName === 'label',
    ],
    [
      'a frame',
      `<div data-vitrine-field="f0"><label>Name</label><span class="line"><i>$</i>${text('f0')}</span></div>`,
      (error: Element) => error.nextElementSibling?.className === 'line',
    ],
    [
      'a group',
      `<fieldset><legend>Name</legend><p class="hint">Hint</p>${text('f0').repeat(2)}</fieldset>`,
      (error: Element) => error.previousElementSibling?.className === 'hint',
    ],
  ])('stand at %s', (name, html, isPlaced) => {
    const form = formOf({ type: name === 'a group' ? 'name' : 'text' });
    const element = plain(html);
    const before = element.innerHTML;
    const show = () => showFieldErrors(element, form, { f0: 'Required' }, 'id');
    show();
    show();
    const [error, ...others] = element.querySelectorAll('.vitrine-field-error');
    expect(others).toEqual([]);
    expect(error && isPlaced(error)).toBe(true);
    const described = element.querySelector(`[aria-describedby="${error?.id}"]`);
    expect(described?.localName).toBe(name === 'a group' ? 'fieldset' : 'input');
    expect(element.querySelector('input')?.getAttribute('aria-invalid')).toBe('true');
    showFieldErrors(element, form, {}, 'id');
    expect(element.innerHTML).toBe(before);
  });

  it('never mark a hidden control, nor take a mark of the page away', () => {
    const form = formOf({ type: 'hidden' }, { type: 'text' });
    const element = plain(`<input type="hidden" name="f0"><input name="f1" aria-invalid="true">`);
    const before = element.innerHTML;
    showFieldErrors(element, form, { f0: 'No.' }, 'id');
    expect(element.innerHTML).toBe(before);
  });

  it('are those of the server at first', () => {
    const form = formOf({ type: 'text' }, { type: 'text' });
    const element = plain(
      `<p data-vitrine-field="f0"><b data-vitrine-error> Too short. </b>${text('f0')}</p>
       <p data-vitrine-field="f1">${text('f1')}</p>`,
    );
    expect(readServerErrors(element, form)).toEqual({ f0: 'Too short.' });
  });
});

describe('the captcha', () => {
  it.each([
    [
      'into the place for it',
      '<div data-vitrine-captcha></div><button>x</button>',
      '<div data-vitrine-captcha=""><i></i></div><button>x</button>',
    ],
    [
      'above the row of the button',
      '<p><button>x</button></p>',
      '<i></i><p><button>x</button></p>',
    ],
    ['above the button', '<button>x</button>', '<i></i><button>x</button>'],
    ['at the end without one', text('a'), '<input name="a"><i></i>'],
  ])('goes %s', (_, html, expected) => {
    const element = plain(html);
    const node = document.createElement('i');
    placeCaptcha(element, node);
    placeCaptcha(element, node);
    expect(element.innerHTML).toBe(expected);
  });
});
