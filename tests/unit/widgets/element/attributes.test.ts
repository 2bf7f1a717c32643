import { describe, expect, it, vi } from 'vitest';
import {
  address,
  attributeOf,
  boolean,
  choice,
  dash,
  json,
  normalizeValue,
  number,
  parseAttribute,
  property,
  reflectValue,
  string,
} from '../../../../widgets/element/attributes.js';

const description = 'A prop.';
const text = string({ description, fallback: 'none' });
const link = address({ description, fallback: '' });
const count = number({ description, fallback: 1 });
const open = boolean({ description });
const mode = choice(['stay', 'go'], { description, fallback: 'stay' });
const data = json<unknown>({ description, fallback: null });
const model = property<object>({ description });

describe('dash', () => {
  it.each([
    ['label', 'label'],
    ['productId', 'product-id'],
    ['itemURL', 'item-url'],
    ['addHTMLText', 'add-html-text'],
    ['size2X', 'size2-x'],
  ])('10: writes %s as %s', (name, attribute) => {
    expect(dash(name)).toBe(attribute);
  });
});

describe('attributeOf', () => {
  it('takes the given name first', () => {
    expect(attributeOf('itemURL', string({ description, attribute: 'href' }))).toBe('href');
  });

  it('has none for a property', () => {
    expect(attributeOf('model', model)).toBeNull();
  });
});

describe('parseAttribute', () => {
  it.each([
    [text, 'a', 'a'],
    [text, '', 'none'],
    [text, null, 'none'],
    [string({ description }), null, undefined],
    [link, '/cart?a=b:c', '/cart?a=b:c'],
    [link, '', ''],
    [count, '2.5', 2.5],
    [count, ' 7 ', 7],
    [count, '', 1],
    [count, null, 1],
    [open, '', true],
    [open, 'open', true],
    [open, 'false', true],
    [open, null, false],
    [mode, 'go', 'go'],
    [mode, null, 'stay'],
    [data, '{"a":[1]}', { a: [1] }],
    [data, '', null],
  ])('02: reads %o from %j as %j', (prop, raw, value) => {
    const complain = vi.fn();
    expect(parseAttribute(prop, raw, complain)).toEqual(value);
    expect(complain).not.toHaveBeenCalled();
  });

  it.each([
    [link, 'javascript:alert(1)', ''],
    [link, ' java\nscript:alert(1)', ''],
    [count, '12px', 1],
    [mode, 'elsewhere', 'stay'],
    [count, 'Infinity', 1],
    [data, '{', null],
  ])('03: complains about what it cannot read and falls back', (prop, raw, value) => {
    const complain = vi.fn();
    expect(parseAttribute(prop, raw, complain)).toBe(value);
    expect(complain).toHaveBeenCalledExactlyOnceWith(raw);
  });
});

describe('normalizeValue', () => {
  const map = new Map();

  it.each([
    [text, '', ''],
    [text, 5, '5'],
    [text, null, 'none'],
    [text, undefined, 'none'],
    [link, 'https://shop.test/cart', 'https://shop.test/cart'],
    [link, 'JavaScript:alert(1)', ''],
    [link, '', ''],
    [count, '3', 3],
    [count, NaN, 1],
    [count, null, 1],
    [open, undefined, false],
    [open, 'yes', true],
    [mode, 'elsewhere', 'stay'],
    [data, undefined, null],
    [model, map, map],
    [model, null, null],
    [model, undefined, undefined],
  ])('29: makes a value of %o from %o', (prop, input, value) => {
    expect(normalizeValue(prop, input)).toBe(value);
  });
});

describe('reflectValue', () => {
  it.each([
    [true, ''],
    [false, null],
    [undefined, null],
    [null, null],
    ['', ''],
    [0, '0'],
  ])('writes %j as %j', (value, attribute) => {
    const element = document.createElement('p');
    element.setAttribute('data-x', 'before');
    reflectValue(element, 'data-x', value);
    expect(element.getAttribute('data-x')).toBe(attribute);
  });
});
