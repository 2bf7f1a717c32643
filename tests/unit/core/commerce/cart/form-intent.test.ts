import { describe, expect, it } from 'vitest';
import { readFormIntent } from '../../../../../core/commerce/cart/index.js';

function data(...fields: Array<[string, string | Blob]>): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

describe('readFormIntent', () => {
  it('counts no choice of a purchase plan among the additional fields', () => {
    const form = data(
      ['itemId', 'mug'],
      ['purchaseBy', 'once'],
      ['planId', 'month'],
      ['note', 'Hi'],
    );
    expect(readFormIntent(form).additionalFields).toBe('{"note":"Hi"}');
  });

  it('reads item, variant and quantity', () => {
    const intent = readFormIntent(
      data(['itemId', 'mug'], ['sku', 'mug-blue'], ['quantity', '3'], ['crumb', 'secret']),
      'key-1',
    );
    expect(intent).toEqual({
      itemId: 'mug',
      sku: 'mug-blue',
      quantity: 3,
      additionalFields: null,
      key: 'key-1',
    });
  });

  it('gives every reading a key of its own', () => {
    const form = data(['itemId', 'mug']);
    expect(readFormIntent(form).key).not.toBe(readFormIntent(form).key);
  });

  it('takes a missing or empty variant, and a missing quantity, as none', () => {
    const intent = readFormIntent(data(['itemId', 'mug'], ['sku', '']));
    expect(intent).toMatchObject({ sku: null, quantity: null });
  });

  it('leaves what only the browser’s own post needs out', () => {
    const intent = readFormIntent(data(['crumb', 'x'], ['idempotencyKey', 'y']));
    expect(intent.additionalFields).toBeNull();
  });

  it('keeps a quantity that is no whole number for add to refuse', () => {
    expect(readFormIntent(data(['quantity', 'two'])).quantity).toBeNaN();
    for (const text of [' ', '', '1e2', '0x10', '1,5']) {
      expect(readFormIntent(data(['quantity', text])).quantity).toBeNaN();
    }
    expect(readFormIntent(data(['quantity', '1.5'])).quantity).toBe(1.5);
  });

  it('ends the lines of a text as the browser’s own post does', () => {
    const intent = readFormIntent(data(['note', 'For\nIda\r\nwith love']));
    expect(intent.additionalFields).toBe('{"note":"For\\r\\nIda\\r\\nwith love"}');
  });

  it('leaves an empty field out, so that the line is the same as one without', () => {
    expect(readFormIntent(data(['Gift note', ''])).additionalFields).toBeNull();
    expect(readFormIntent(data(['Gift note', 'For Ida'])).additionalFields).toBe(
      '{"Gift note":"For Ida"}',
    );
  });

  it('passes additional fields on as they are', () => {
    const intent = readFormIntent(data(['additionalFields', '[{"id":"f1"}]']));
    expect(intent.additionalFields).toBe('[{"id":"f1"}]');
  });

  it('collects further named fields into the additional fields', () => {
    const intent = readFormIntent(
      data(
        ['additionalFields', '{"gift":true}'],
        ['engraving', 'For Ada'],
        ['wrap', 'paper'],
        ['wrap', 'ribbon'],
      ),
    );
    expect(JSON.parse(intent.additionalFields!)).toEqual({
      gift: true,
      engraving: 'For Ada',
      wrap: ['paper', 'ribbon'],
    });
  });

  it('keeps additional fields that are no JSON object beside the others', () => {
    const intent = readFormIntent(data(['additionalFields', 'blue'], ['engraving', 'Ada']));
    expect(JSON.parse(intent.additionalFields!)).toEqual({
      additionalFields: 'blue',
      engraving: 'Ada',
    });
  });

  it('leaves files out', () => {
    const intent = readFormIntent(data(['picture', new Blob(['x'])]));
    expect(intent.additionalFields).toBeNull();
  });
});
