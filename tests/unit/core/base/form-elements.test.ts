import { describe, expect, it, vi } from 'vitest';
import { elementsOf, formAround, formMember } from '../../../../core/base/index.js';

/** A form whose control `name` shadows the member of that name, as it does in browsers. */
function shadowed(name: string): { form: HTMLFormElement; control: HTMLInputElement } {
  const form = document.createElement('form');
  const control = document.createElement('input');
  control.name = name;
  form.append(control);
  Object.defineProperty(form, name, { value: control });
  return { form, control };
}

describe('elementsOf', () => {
  it('lists the controls in order, also when one is named elements', () => {
    const { form, control } = shadowed('elements');
    const button = document.createElement('button');
    form.append(button);
    expect(elementsOf(form)).toEqual([control, button]);
  });

  it('lists no control of an empty form', () => {
    expect(elementsOf(document.createElement('form'))).toEqual([]);
  });
});

describe('formMember', () => {
  it.each(['id', 'action', 'method', 'isConnected', 'ownerDocument', 'parentNode'] as const)(
    'reads %s of a form with a control of that name',
    (name) => {
      const { form } = shadowed(name);
      expect(formMember(form, name)).toBe(document.createElement('form')[name] ?? null);
    },
  );

  it.each(['getAttribute', 'hasAttribute', 'querySelector', 'contains', 'closest'] as const)(
    'calls %s of a form with a control of that name',
    (name) => {
      const { form, control } = shadowed(name);
      form.className = 'shop';
      expect(formMember(form, 'getAttribute')('class')).toBe('shop');
      expect(formMember(form, 'hasAttribute')('id')).toBe(false);
      expect(formMember(form, 'querySelector')('input')).toBe(control);
      expect(formMember(form, 'contains')(control)).toBe(true);
      expect(formMember(form, 'closest')('form')).toBe(form);
    },
  );

  it('listens to a form with a control named addEventListener', () => {
    const { form } = shadowed('addEventListener');
    const listener = vi.fn();
    formMember(form, 'addEventListener')('input', listener);
    form.dispatchEvent(new Event('input'));
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('formAround', () => {
  it.each([
    ['one around', '<form><div id="host"></div></form>', true],
    ['none', '<form></form><div id="host"></div>', false],
    [
      'the one that a control inside names',
      '<form></form><div id="host"><input type="text" form="shop"></div>',
      true,
    ],
    ['the one that it names itself', '<form></form><input id="host" form="shop">', true],
  ])('finds %s', (_, html, isFound) => {
    document.body.innerHTML = html.replace('<form>', '<form id="shop">');
    const found = formAround(document.getElementById('host'));
    expect(found?.id ?? null).toBe(isFound ? 'shop' : null);
  });

  it('finds none of no element', () => {
    expect(formAround(null)).toBeNull();
  });
});
