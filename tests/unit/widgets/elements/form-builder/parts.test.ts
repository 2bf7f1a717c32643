import { describe, expect, it } from 'vitest';
import { builderTypes } from '../../../../../core/forms/builder/index.js';
import { readLines } from '../../../../../widgets/elements/form-builder/read-lines.js';
import { isUnreadable, readStart } from '../../../../../widgets/elements/form-builder/start.js';
import { typeGroups } from '../../../../../widgets/elements/form-builder/type-groups.js';
import { placeAt } from '../../../../../widgets/elements/form-builder/use-drag-order.js';

describe('what can be added', () => {
  it('is every type, each in one group', () => {
    const types = typeGroups.flatMap((group): readonly string[] => group.types);
    expect(types.toSorted()).toEqual(builderTypes.toSorted());
  });
});

describe('readLines', () => {
  it.each([
    ['', []],
    [' A \n\n  B\r\nA\n', ['A', 'B']],
    ['Only one', ['Only one']],
  ])('reads %j as %j', (text, lines) => expect(readLines(text)).toEqual(lines));
});

describe('what is worked on', () => {
  it.each<[string, boolean, boolean]>([
    ['', false, false],
    ['  \n', false, false],
    ['{', false, true],
    ['null', false, true],
    ['{"fields":7}', false, true],
    ['{"id":"","fields":[]}', false, false],
    ['{"id":"contact","fields":[]}', true, false],
    ['{"name":"Contact","fields":[]}', true, false],
    ['{"fields":[{"id":"a","type":"text"}]}', true, false],
  ])('is, for %j: a form %s, unreadable %s', (text, isForm, isBad) => {
    const { draft, ...start } = readStart(text, 3);
    expect(start).toEqual({ text, serial: 3 });
    expect(draft !== null).toBe(isForm);
    expect(isUnreadable(draft, text)).toBe(isBad);
  });
});

describe('placeAt', () => {
  /** Rows of 40 px below each other; a removed field between them has no place. */
  function list(...ids: string[]): HTMLElement {
    const element = document.createElement('ol');
    ids.forEach((id, index) => {
      const row = element.appendChild(document.createElement('li'));
      if (id !== '') row.setAttribute('data-row', id);
      row.getBoundingClientRect = () => new DOMRect(0, index * 40, 200, 40);
    });
    return element;
  }

  it.each([
    [-50, 0],
    [19, 0],
    [21, 0],
    [59, 0],
    [61, 1],
    [101, 2],
    [900, 2],
  ])('is, for the first of three held at %i px: %i', (y, place) => {
    expect(placeAt(list('a', 'b', 'c'), y, 'a')).toBe(place);
  });

  it.each([
    [19, 0],
    [21, 1],
    [99, 1],
    [101, 2],
  ])('passes over what was removed: the last of three held at %i px: %i', (y, place) => {
    expect(placeAt(list('a', '', 'b', 'c'), y, 'c')).toBe(place);
  });
});
