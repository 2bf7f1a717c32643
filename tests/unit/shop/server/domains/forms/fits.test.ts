import { describe, expect, it } from 'vitest';
import { parseForm, type FieldType } from '../../../../../../core/forms/index.js';
import { fits } from '../../../../../../shop/server/domains/forms/fits.js';
import type { SentAnswer } from '../../../../../../shop/server/domains/forms/sent-answers.js';

const fieldOf = (type: FieldType) => {
  const [field] = parseForm({ fields: [{ id: 'f', type, options: ['A', 'B'] }] }).fields;
  if (!field) throw new Error('There is no field.');
  return field;
};

const cases: readonly (readonly [FieldType, SentAnswer | undefined, boolean])[] = [
  ['text', undefined, true],
  ['text', 'x', true],
  ['text', ['x'], true],
  ['text', [], true],
  ['text', ['x', 'y'], false],
  ['text', { x: 'y' }, false],
  ['hidden', 'x', true],
  ['hidden', ['x', 'y'], false],
  ['name', ['Ada', 'Lovelace'], true],
  ['name', ['Ada'], true],
  ['name', '', true],
  ['name', 'Ada', false],
  ['name', ['Ada', 'King', 'Lovelace'], false],
  ['name', { First: 'Ada' }, false],
  ['phone', ['646', '123', '0000'], true],
  ['phone', ['', '646', '123', '0000'], true],
  ['phone', ['', '646', '123', '0000', '1'], false],
  ['checkbox', 'A', true],
  ['checkbox', ['A', 'B'], true],
  ['checkbox', ['', 'B'], true],
  ['checkbox', ['A', 'C'], false],
  ['checkbox', { A: 'A' }, false],
  ['radio', ['A'], true],
  ['radio', '', true],
  ['radio', 'C', false],
  ['radio', ['A', 'B'], false],
  ['select', 'B', true],
  ['select', ['', 'B'], true],
  ['select', 'b', false],
  ['likert', {}, true],
  ['likert', '', true],
  ['likert', { A: '2' }, true],
  ['likert', { A: ['-2'], B: [] }, true],
  ['likert', { A: ['3'] }, false],
  ['likert', { C: ['2'] }, false],
  ['likert', ['2'], false],
  ['likert', '2', false],
];

describe('fits', () => {
  it.each(cases)('%s with %j: %s', (type, answer, isFit) => {
    expect(fits(fieldOf(type), answer)).toBe(isFit);
  });
});
