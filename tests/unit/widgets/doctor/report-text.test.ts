import { expect, it } from 'vitest';
import type { Diagnosis } from '../../../../widgets/doctor/index.js';
import { summaryText, toText } from '../../../../widgets/doctor/report-text.js';

const element = document.createElement('vitrine-price');
const diagnosis: Diagnosis = {
  page: [{ about: 'Version', reason: { says: '1.0.0', fix: null, isMistake: false } }],
  elements: [
    {
      name: '<vitrine-price> number 1',
      element,
      state: 'ready',
      states: ['sale'],
      reasons: [{ says: 'It is wrong.', fix: 'Mend it.', isMistake: true }],
    },
  ],
};

it('writes a diagnosis as lines', () => {
  expect(toText(diagnosis, 'https://page.example/').split('\n')).toEqual([
    'Vitrine on https://page.example/',
    'Version: 1.0.0',
    '',
    '<vitrine-price> number 1: ready (sale)',
    '  Mistake: It is wrong.',
    '    Fix: Mend it.',
  ]);
});

it('counts what is to fix', () => {
  expect(summaryText(diagnosis)).toBe('1 element, 1 to fix.');
  expect(summaryText({ page: [], elements: [] })).toBe('0 elements, nothing to fix.');
});
