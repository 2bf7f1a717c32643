import { expect, it } from 'vitest';
import { everyField, formProduct } from './form-product.js';
import { describeShop } from './open-shop.js';
import { sampleProducts } from './sample-products.js';

const validatePath = '/api/rest/forms/validate/form-everything';
const products = [...sampleProducts, formProduct];

describeShop('forms', (shop) => {
  async function arrive() {
    const open = await shop.open({ products });
    return { ...open, visitor: await open.visit() };
  }

  it('answers the form, and the product with the form and its id', async () => {
    const { visitor, services } = await arrive();
    const response = await visitor.send('/api/forms/form-everything');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(everyField);
    expect(await services.catalogue.byId('item-bowl', 'USD')).toMatchObject({
      additionalFieldsFormId: 'form-everything',
      additionalFieldsForm: everyField,
    });
  });

  it('returns 404 for other forms', async () => {
    const { visitor } = await arrive();
    for (const response of [
      await visitor.send('/api/forms/none'),
      await visitor.send('/api/rest/forms/validate/none', { method: 'POST', json: {} }),
    ]) {
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'form-not-found' });
    }
  });

  it('answers {} when every field is valid', async () => {
    const { visitor } = await arrive();
    const json = {
      'f-text': 'Ada',
      'f-textarea': '1234567890',
      'f-email': ' ada@example.com ',
      'f-phone': ['646', '123', '0000'],
      'f-checkbox': ['Card'],
      'f-likert': { 'I like it': ['2'] },
    };
    const response = await visitor.send(validatePath, { method: 'POST', json });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({});
  });

  it('answers a sentence for each field that is not valid', async () => {
    const { visitor } = await arrive();
    const json = { 'f-textarea': '12345678901', 'f-email': 'ada@example' };
    const response = await visitor.send(validatePath, { method: 'POST', json });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'One or more fields is invalid, please check your entries.',
      code: 'invalid-fields',
      errors: {
        'f-text': 'Required',
        'f-textarea': 'You have exceeded the character limit.',
        'f-email': 'Email is not valid. Email addresses should follow the format name@example.com.',
      },
    });
  });

  it.each<[string, BodyInit | undefined, string]>([
    ['no JSON', 'nonsense', 'malformed-body'],
    ['a list', '[]', 'invalid-request'],
  ])('refuses %s', async (_, body, code) => {
    const { visitor } = await arrive();
    const headers = { 'Content-Type': 'application/json' };
    const response = await visitor.send(validatePath, {
      method: 'POST',
      headers,
      ...(body && { body }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code });
  });

  it('treats a form post to another path as such', async () => {
    const { visitor } = await arrive();
    const response = await visitor.submit(validatePath, { 'f-text': 'Ada' });
    expect(response.status).toBe(415);
  });

  const bowl = { itemId: 'item-bowl', sku: 'BOWL', quantity: 1 };
  const answered = (values: object) => ({ ...bowl, additionalFields: JSON.stringify(values) });

  it.each<[string, object, object]>([
    ['no answers', bowl, { code: 'additional-fields', errors: { 'f-text': 'Required' } }],
    [
      'empty answers',
      answered({ 'f-text': ' ', 'f-name': ['', ''] }),
      { code: 'additional-fields' },
    ],
    [
      'wrong answers',
      answered({ 'f-text': 'Ada', 'f-email': 'ada' }),
      {
        code: 'additional-fields',
        error: 'One or more fields is invalid, please check your entries.',
        errors: {
          'f-email':
            'Email is not valid. Email addresses should follow the format name@example.com.',
        },
      },
    ],
    [
      'answers that are missing something',
      answered({ 'f-email': 'ada@example.com' }),
      { code: 'additional-fields', errors: { 'f-text': 'Required' } },
    ],
  ])('adds nothing with %s', async (_, json, problem) => {
    const { visitor } = await arrive();
    const response = await visitor.add(json);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject(problem);
    expect((await visitor.cart()).entries).toEqual([]);
  });

  it('stores answers by field id, and returns them as texts in the cart', async () => {
    const { visitor } = await arrive();
    const values = {
      'f-text': 'Ada',
      'f-phone': ['646', '123', '0000'],
      'f-checkbox': ['Card', 'Gold leaf'],
      'f-likert': { 'It is dear': '-1' },
      'f-currency': '25',
      engraving: 'of the page',
    };
    expect((await visitor.add(answered(values))).status).toBe(200);
    const [entry] = (await visitor.cart()).entries;
    expect(entry?.additionalFields).toMatchObject({
      'f-text': 'Ada',
      'f-phone': ['', '646', '123', '0000'],
      'f-checkbox': ['Card'],
      'f-likert': { 'It is dear': ['-1'] },
      'f-hidden': 'shop',
      engraving: 'of the page',
    });
    expect(entry).toMatchObject({
      additionalFieldsFormId: 'form-everything',
      answers: expect.arrayContaining([
        { label: 'Engraving', text: 'Ada' },
        { label: 'Message', text: 'N/A' },
        { label: 'Budget', text: '$25' },
        { label: 'Extras', text: 'Card' },
        { label: 'Opinions', text: 'It is dear: Disagree' },
        { label: 'Phone', text: '646-123-0000' },
        { label: 'engraving', text: 'of the page' },
      ]),
    });
  });

  it('merges entries with equal answers, however they were sent', async () => {
    const { visitor } = await arrive();
    await visitor.add(answered({ 'f-text': 'Ada', 'f-phone': ['1', '2', '3'] }));
    await visitor.add(answered({ 'f-phone': ['', '1', '2', '3'], 'f-text': 'Ada' }));
    await visitor.add(answered({ 'f-text': 'Bob' }));
    const { entries } = await visitor.cart();
    expect(entries.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it('changes answers only to valid ones', async () => {
    const { visitor } = await arrive();
    await visitor.add(answered({ 'f-text': 'Ada' }));
    const [entry] = (await visitor.cart()).entries;
    const change = (values: object | null) =>
      visitor.send(`/api/commerce/shopping-cart/entries/${entry?.id}/additionalFields`, {
        method: 'PUT',
        json: {
          itemId: bowl.itemId,
          sku: bowl.sku,
          additionalFields: values && JSON.stringify(values),
        },
      });
    expect(await (await change(null)).json()).toMatchObject({ code: 'additional-fields' });
    expect(
      await (await change({ 'f-text': 'Bob', 'f-textarea': '12345678901' })).json(),
    ).toMatchObject({
      code: 'additional-fields',
      errors: { 'f-textarea': 'You have exceeded the character limit.' },
    });
    expect((await change({ 'f-text': 'Bob' })).status).toBe(200);
    expect((await visitor.cart()).entries[0]?.additionalFields).toMatchObject({ 'f-text': 'Bob' });
  });

  it('accepts the fields of a plain form, and redirects back if one is missing', async () => {
    const { visitor } = await arrive();
    const path = '/api/commerce/shopping-cart/entries';
    const post = (fields: [string, string][]) =>
      visitor.send(path, {
        method: 'POST',
        body: new URLSearchParams([
          ['itemId', 'item-bowl'],
          ['sku', 'BOWL'],
          ['crumb', visitor.cookies.get('crumb') ?? ''],
          ...fields,
        ]),
      });
    const empty = await post([
      ['f-text', ''],
      ['f-name', ''],
      ['f-name', ''],
    ]);
    expect(empty.status).toBe(303);
    expect(empty.headers.get('Location')).toBe('/shop/bowl?problem=additional-fields');
    const wrong = await post([
      ['f-text', 'Ada'],
      ['f-email', 'x'],
    ]);
    expect(wrong.headers.get('Location')).toBe('/shop/bowl?problem=additional-fields');
    const right = await post([
      ['f-text', 'Ada'],
      ['f-name', 'Ada'],
      ['f-name', 'Lovelace'],
      ['f-checkbox', 'Ribbon'],
      ['f-likert[I like it]', '2'],
    ]);
    expect(right.headers.get('Location')).toBe('/cart');
    expect((await visitor.cart()).entries[0]?.additionalFields).toMatchObject({
      'f-text': 'Ada',
      'f-name': ['Ada', 'Lovelace'],
      'f-checkbox': ['Ribbon'],
      'f-likert': { 'I like it': ['2'] },
    });
  });
});
