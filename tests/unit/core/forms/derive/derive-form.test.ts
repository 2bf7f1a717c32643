import { afterEach, describe, expect, it } from 'vitest';
import {
  deriveForm,
  FormError,
  readFormData,
  validateAnswers,
  type FormField,
} from '../../../../../core/forms/index.js';

afterEach(() => document.body.replaceChildren());

function put(markup: string): HTMLFormElement {
  document.body.innerHTML = `<form>${markup}</form>`;
  return document.querySelector('form')!;
}

function derive(markup: string): readonly FormField[] {
  return deriveForm(put(markup)).fields;
}

describe('deriveForm', () => {
  it.each(['elements', 'contains', 'matches', 'id', 'submit', 'closest', 'children'])(
    'reads a form with a control named %s',
    (name) => {
      const form = put(`<fieldset data-vitrine-type="radio"><input name="${name}"></fieldset>`);
      form.setAttribute('aria-label', 'Contact');
      // As a browser does; the DOM of these tests does not for every member.
      Object.defineProperty(form, name, { value: form.querySelector('input') });
      expect(deriveForm(form)).toMatchObject({
        name: 'Contact',
        fields: [{ id: name, type: 'radio' }],
      });
    },
  );

  it('refuses a control named parentNode, which React cannot walk past', () => {
    expect(() => derive('<input name="parentNode">')).toThrow(FormError);
  });

  it.each([
    ['<input name="a">', 'text'],
    ['<input name="a" type="tel">', 'text'],
    ['<input name="a" type="date">', 'text'],
    ['<input name="a" type="email">', 'email'],
    ['<input name="a" autocomplete="section-x email">', 'email'],
    ['<input name="a" type="url">', 'website'],
    ['<input name="a" autocomplete="url">', 'website'],
    ['<input name="a" type="number">', 'number'],
    ['<input name="a" type="password">', 'password'],
    ['<input name="a" type="hidden" data-vitrine-type="hidden">', 'hidden'],
    ['<input name="a" type="radio">', 'radio'],
    ['<input name="a" type="checkbox">', 'checkbox'],
    ['<textarea name="a"></textarea>', 'textarea'],
    ['<select name="a"></select>', 'select'],
    ['<select name="a" multiple></select>', 'checkbox'],
    ['<input name="a" data-vitrine-type="currency">', 'currency'],
    ['<p data-vitrine-type="twitter"><input name="a"></p>', 'twitter'],
    ['<p data-vitrine-type="signature"><input name="a" type="email"></p>', 'email'],
    ['<input name="a[b]" type="radio" value="2">', 'likert'],
    ['<input name="a[b]" type="radio" value="yes">', 'radio'],
    ['<input name="a[b]" value="2">', 'text'],
  ])('reads from %s the type %s', (markup, type) => {
    expect(derive(markup).map((field) => field.type)).toEqual([type]);
  });

  it.each([
    '<input>',
    '<input name="">',
    '<input type="submit" name="a">',
    '<input type="image" name="a" alt="Go">',
    '<input type="reset" name="a">',
    '<input type="button" name="a">',
    '<input type="file" name="a">',
    '<button name="a">Go</button>',
    '<fieldset name="a"></fieldset>',
    '<input name="a" disabled>',
    '<input type="hidden" name="crumb" value="x">',
    '<p data-vitrine-type="hidden"><input type="hidden" name="a" value="x"></p>',
    '<input name="a" data-vitrine-ignore>',
    '<p data-vitrine-ignore><input name="a"></p>',
  ])('asks nothing with %s', (markup) => {
    expect(derive(markup)).toEqual([]);
  });

  it.each([
    ['<label for="x">Your name</label><input id="x" name="a">', 'Your name'],
    ['<label>Your\n  name <input name="a"></label>', 'Your name'],
    ['<label>Ink <select name="a"><option>Blue</select></label>', 'Ink'],
    ['<label for="x">Name <span>(required)</span></label><input id="x" name="a">', 'Name'],
    ['<label for="x">Name *</label><input id="x" name="a">', 'Name'],
    ['<input name="a" aria-label="Name">', 'Name'],
    [
      '<b id="l">First</b> <i id="m">name</i><input name="a" aria-labelledby="l m none">',
      'First name',
    ],
    ['<input name="a" placeholder="Your name">', 'Your name'],
    ['<input name="a">', 'a'],
    [
      '<fieldset><legend>Ink</legend><label><input type="radio" name="a" value="b">Blue</label><label><input type="radio" name="a" value="k">Black</label></fieldset>',
      'Ink',
    ],
    [
      '<fieldset><legend>Ink</legend><label><input type="checkbox" name="a">Blue</label></fieldset>',
      'Ink',
    ],
    ['<label><input type="checkbox" name="a"> I agree</label>', 'I agree'],
    [
      '<div role="radiogroup" aria-label="Ink"><input type="radio" name="a"><input type="radio" name="a"></div>',
      'Ink',
    ],
    // A group with other fields in it names none of them.
    [
      '<fieldset><legend>You</legend><label><input type="radio" name="a">Blue</label><label><input type="radio" name="a">Black</label><input name="b"></fieldset>',
      'a',
    ],
    ['<fieldset><legend>You</legend><label>Name <input name="a"></label></fieldset>', 'Name'],
  ])('reads the title of %s', (markup, title) => {
    expect(derive(markup)[0]?.title).toBe(title);
  });

  it.each([
    ['<input name="a" required>', true],
    ['<input name="a" aria-required="true">', true],
    ['<input name="a" aria-required="false">', false],
    ['<input name="a">', false],
    ['<input type="radio" name="a"><input type="radio" name="a" required>', true],
    ['<div role="radiogroup" aria-required="true"><input type="radio" name="a"></div>', true],
  ])('reads from %s whether it is required', (markup, required) => {
    expect(derive(markup)[0]?.required).toBe(required);
  });

  it.each([
    ['<textarea name="a" maxlength="80"></textarea>', 80],
    ['<textarea name="a" data-vitrine-max-length="80"></textarea>', 80],
    ['<textarea name="a"></textarea>', null],
    ['<input name="a" maxlength="80">', null],
  ])('reads the limit of %s', (markup, maxLength) => {
    expect(derive(markup)[0]?.maxLength).toBe(maxLength);
  });

  it('reads what can be chosen', () => {
    const fields = derive(`
      <select name="a"><option value="">Choose<option value="b">Blue<option>Black</select>
      <input type="radio" name="r" value="x"><input type="radio" name="r" value="y">
      <input type="checkbox" name="c"><input type="checkbox" name="c" value="z">
      <input type="radio" name="l[One]" value="-2"><input type="radio" name="l[One]" value="2">
      <input type="radio" name="l[Two [2]]" value="0">`);
    expect(fields.map(({ id, options }) => [id, options])).toEqual([
      ['a', ['b', 'Black']],
      ['r', ['x', 'y']],
      ['c', ['on', 'z']],
      ['l', ['One', 'Two [2]']],
    ]);
  });

  it('takes texts of one name for parts if the markup says of what', () => {
    const phone = (count: number) =>
      `<fieldset data-vitrine-type="phone"><legend>Phone</legend>${'<input name="a">'.repeat(count)}</fieldset>`;
    expect(derive(phone(3))).toMatchObject([
      { type: 'phone', title: 'Phone', showCountryCode: false },
    ]);
    expect(derive(phone(4))).toMatchObject([{ type: 'phone', showCountryCode: true }]);
    expect(derive('<input name="a"><input name="a">')).toMatchObject([{ type: 'text' }]);
  });

  it('takes the type of a form, or of what is around it, for none of its fields', () => {
    document.body.innerHTML =
      '<div data-vitrine-type="email"><form data-vitrine-type="website"><input name="a"></form></div>';
    expect(deriveForm(document.querySelector('form')!).fields[0]?.type).toBe('text');
  });

  it('reads a hidden value', () => {
    expect(
      derive('<input type="hidden" name="utm" value="shop" data-vitrine-type="hidden">'),
    ).toMatchObject([{ id: 'utm', type: 'hidden', name: 'utm', value: 'shop' }]);
  });

  it('also reads controls that stand elsewhere on the page', () => {
    document.body.innerHTML = '<input name="b" form="f"><form id="f"><input name="a"></form>';
    const ids = deriveForm(document.querySelector('form')!).fields.map(({ id }) => id);
    expect(ids.sort()).toEqual(['a', 'b']);
  });

  it('is a form whose data reads and checks like that of any other', () => {
    const element = put(`
      <input type="hidden" name="_crumb" value="x">
      <input name="email" type="email" value="ada@example" required>
      <fieldset data-vitrine-type="name"><legend>Name</legend>
        <input name="name" value="Ada"><input name="name" value="Lovelace"></fieldset>
      <input type="radio" name="l[One]" value="2" checked>
      <select name="s"><option>a<option selected>b</select>
      <textarea name="t" required></textarea>`);
    element.setAttribute('aria-label', 'Write to us');
    const form = deriveForm(element);
    expect(form).toMatchObject({ id: '', name: 'Write to us', captcha: null });
    const values = readFormData(form, new FormData(element));
    expect(values).toEqual({
      email: 'ada@example',
      name: ['Ada', 'Lovelace'],
      l: { One: ['2'] },
      s: 'b',
      t: '',
    });
    expect(Object.keys(validateAnswers(form, values))).toEqual(['email', 't']);
  });

  it('refuses more than a form may hold', () => {
    const markup = Array.from({ length: 201 }, (_, index) => `<input name="f${index}">`).join('');
    expect(() => derive(markup)).toThrow(FormError);
  });
});
