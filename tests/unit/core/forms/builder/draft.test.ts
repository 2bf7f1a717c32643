import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addField,
  blankField,
  changeField,
  changeForm,
  copyField,
  emptyForm,
  formOf,
  moveField,
  placeOf,
  removeField,
  restoreField,
  startDraft,
  type FormDraft,
} from '../../../../../core/forms/builder/index.js';

const draftOf = (...ids: string[]): FormDraft =>
  startDraft({ ...emptyForm, fields: ids.map((id) => blankField(id, 'text', id)) });
const order = (draft: FormDraft) =>
  formOf(draft)
    .fields.map(({ id }) => id)
    .join('');

describe('a draft', () => {
  it('gets new fields at its end, or after a field', () => {
    const email = { id: 'e', type: 'email', title: 'Email' } as const;
    expect(order(addField(draftOf('a', 'b'), email))).toBe('abe');
    expect(order(addField(draftOf('a', 'b'), email, 'a'))).toBe('aeb');
    expect(order(addField(draftOf('a', 'b'), email, 'gone'))).toBe('abe');
    expect(addField(draftOf(), email).form.fields).toEqual([blankField('e', 'email', 'Email')]);
  });

  it('gets a copy of a field after it, under an id of its own', () => {
    const draft = changeField(draftOf('a', 'b'), 'a', { required: true });
    const { fields } = copyField(draft, 'a', 'c').form;
    expect(fields.map(({ id, required }) => [id, required])).toEqual([
      ['a', true],
      ['c', true],
      ['b', false],
    ]);
    expect(copyField(draft, 'gone', 'c')).toBe(draft);
  });

  it.each([
    ['a', 1, 'bac'],
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 1, 'abc'],
    ['a', 9, 'bca'],
    ['c', -3, 'cab'],
    ['gone', 0, 'abc'],
  ])('has %s at place %i when it is moved there: %s', (id, place, expected) => {
    const draft = moveField(draftOf('a', 'b', 'c'), id, place);
    expect(order(draft)).toBe(expected);
  });

  it('takes a removed field out of the form and puts it back where it was', () => {
    const removed = removeField(draftOf('a', 'b', 'c'), 'b');
    expect(order(removed)).toBe('ac');
    expect(order(restoreField(removed, 'b'))).toBe('abc');
    expect(order(restoreField(moveField(removed, 'c', 0), 'b'))).toBe('cab');
    const both = removeField(removed, 'a');
    expect([order(both), order(restoreField(both, 'b'))]).toEqual(['c', 'bc']);
    expect(removeField(removed, 'b')).toBe(removed);
    expect(moveField(removed, 'b', 0)).toBe(removed);
    expect([placeOf(removed, 'b'), placeOf(removed, 'c')]).toEqual([-1, 1]);
  });

  it('changes a field and the form, and leaves what it came from alone', () => {
    const draft = draftOf('a', 'b');
    const changed = changeForm(changeField(draft, 'b', { title: 'B' }), { name: 'Form' });
    expect(changed.form.fields.map(({ title }) => title)).toEqual(['a', 'B']);
    expect(changed.form.name).toBe('Form');
    expect(draft).toEqual(draftOf('a', 'b'));
  });

  it('keeps each of its fields, and their order but for the moved one, whatever is done', () => {
    const edits = fc.array(
      fc.record({
        kind: fc.constantFrom('move', 'remove', 'restore'),
        id: fc.constantFrom(...'abcde'),
        place: fc.integer({ min: -2, max: 7 }),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(edits, (list) => {
        let draft = draftOf(...'abcde');
        for (const { kind, id, place } of list) {
          const before = order(draft).replace(id, '');
          const isThere = order(draft).includes(id);
          if (kind === 'move') {
            draft = moveField(draft, id, place);
            expect(order(draft).replace(id, '')).toBe(before);
            const last = order(draft).length - 1;
            if (isThere) expect(placeOf(draft, id)).toBe(Math.max(0, Math.min(place, last)));
          } else {
            draft = kind === 'remove' ? removeField(draft, id) : restoreField(draft, id);
            expect(order(draft).includes(id)).toBe(kind === 'restore');
          }
        }
        expect(
          draft.form.fields
            .map(({ id }) => id)
            .toSorted()
            .join(''),
        ).toBe('abcde');
      }),
    );
  });
});
