import { describe, expect, it, vi } from 'vitest';
import {
  lightControls,
  readLights,
  saysNew,
} from '../../../../../widgets/parts/page-control/index.js';
import { writeLight } from '../../../../../widgets/parts/page-control/light-controls.js';
import type { LightControl } from '../../../../../widgets/element/index.js';

function hostOf(html: string): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = html;
  return host;
}
const first = (html: string): LightControl =>
  hostOf(html).querySelector<LightControl>('input, select, textarea')!;

describe('the controls that carry a value', () => {
  it.each([
    ['none', '', []],
    ['the one of its name', '<input name="note"><select name="sku"></select>', ['sku']],
    [
      'all of its name',
      '<input type="radio" name="sku"><input type="radio" name="sku">',
      ['sku', 'sku'],
    ],
    ['a hidden one of its name', '<input name="note"><input type="hidden" name="sku">', ['sku']],
    [
      'else the first in sight',
      '<input type="hidden" name="no"><select name="size"></select>',
      ['size'],
    ],
    [
      'with its group',
      '<input type="radio" name="size"><input type="radio" name="size"><input name="note">',
      ['size', 'size'],
    ],
    ['no hidden field of another name', '<input type="hidden" name="no">', []],
    ['one without a name', '<select></select>', ['']],
  ])('are %s', (_, html, names) => {
    expect(lightControls(hostOf(html), 'sku').map(({ name }) => name)).toEqual(names);
  });
});

describe('what controls of one name give their form', () => {
  it.each([
    ['<input value="S">', 'S'],
    ['<input type="radio" value="S"><input type="radio" value="M" checked>', 'M'],
    ['<input type="radio" value="S"><input type="radio" value="M">', null],
    ['<input type="checkbox" value="S">', null],
    ['', null],
  ])('%s', (html, value) => {
    const lights = [...hostOf(html).querySelectorAll<LightControl>('input')];
    expect(readLights(lights)).toBe(value);
  });
});

describe('writeLight', () => {
  it('tells the page of a new value as a choice there would', () => {
    const control = first('<input value="S">');
    const heard: string[] = [];
    for (const type of ['input', 'change']) {
      control.addEventListener(type, () => heard.push(`${type} ${control.value}`));
    }
    expect(writeLight(control, 'M')).toBe(false);
    expect(heard).toEqual(['input M', 'change M']);
    writeLight(control, 'M');
    expect(heard).toHaveLength(2);
  });

  it('tells when a script of the page has put another value in its place', () => {
    const control = first('<input value="S">');
    control.addEventListener('change', () => (control.value = 'L'));
    expect(writeLight(control, 'M')).toBe(true);
  });

  // Its attribute is the value, and who watches attributes would write again without an end.
  it('leaves a hidden control alone that has the value already', () => {
    const control = first('<input type="hidden" value="S">');
    const set = vi.spyOn(control, 'value', 'set');
    writeLight(control, 'S');
    expect(set).not.toHaveBeenCalled();
    writeLight(control, 'M');
    expect(set).toHaveBeenCalledOnce();
  });
});

describe('saysNew', () => {
  it('tells whether the markup says something else than at the last time', () => {
    const asker = {};
    const says = (html: string) => saysNew(asker, 'sku', [first(html)]);
    expect(says('<input value="S">')).toBe(false);
    expect(says('<input value="S">')).toBe(false);
    expect(says('<input value="M">')).toBe(true);
    expect(says('<input value="M">')).toBe(false);
    expect(saysNew(asker, 'quantity', [first('<input value="2">')])).toBe(false);
  });
});
