import { describe, expect, it } from 'vitest';
import {
  formDataOf,
  parseForm,
  readFormData,
  validateAnswers,
} from '../../../../../core/forms/index.js';

const form = parseForm({
  fields: [
    { id: 'day', type: 'date', title: 'Day', display: 'picker' },
    { id: 'hour', type: 'time', title: 'Hour', display: 'picker' },
    { id: 'count', type: 'number', title: 'How many' },
    { id: 'wish', type: 'text', title: 'Wish' },
  ],
});

function open(badNames: readonly string[]): HTMLFormElement {
  const element = document.createElement('form');
  for (const [name, type] of [
    ['day', 'date'],
    ['hour', 'time'],
    ['count', 'number'],
    ['wish', 'text'],
  ] as const) {
    const input = document.createElement('input');
    Object.assign(input, { name, type });
    Object.defineProperty(input, 'validity', { value: { badInput: badNames.includes(name) } });
    element.append(input);
  }
  return element;
}

const problemsOf = (badNames: readonly string[]) =>
  Object.keys(validateAnswers(form, readFormData(form, formDataOf(open(badNames)))));

describe('what the browser shows and does not give away', () => {
  it.each([
    [[], []],
    [['day'], ['day']],
    [['hour'], ['hour']],
    [['count'], ['count']],
    [
      ['day', 'hour'],
      ['day', 'hour'],
    ],
  ])('%j is a mistake at %j, although no field is required', (badNames, problems) => {
    expect(problemsOf(badNames)).toEqual(problems);
  });

  it('leaves out what is disabled', () => {
    const element = open(['day']);
    element.querySelector('input')?.setAttribute('disabled', '');
    expect(formDataOf(element).has('day')).toBe(false);
  });
});
