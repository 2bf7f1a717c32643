import { describe, expect, it } from 'vitest';
import { chooseForm } from '../../../../../../shop/server/domains/forms/form-of-fields.js';

const form = (id: string, ...fields: string[]) => ({ id, fields: fields.map((id) => ({ id })) });
const contact = form('contact', 'name', 'email', 'message');
const newsletter = form('newsletter', 'email');
const survey = form('survey', 'email', 'colour');

describe('chooseForm', () => {
  it.each([
    ['all fields of one form', [newsletter, contact], ['name', 'email', 'message'], 'contact'],
    ['fields of several, the closest', [contact, newsletter], ['email'], 'newsletter'],
    ['a part of one', [contact, newsletter], ['message'], 'contact'],
    [
      'fields of several that are as close',
      [survey, form('poll', 'email', 'colour')],
      ['colour'],
      null,
    ],
    ['a field of none', [contact, newsletter], ['email', 'size'], null],
    ['any field without a form', [], ['email'], null],
  ])('finds for %s', (_, forms, fields, id) => {
    expect(chooseForm(forms, fields)?.id ?? null).toBe(id);
  });
});
