import { describe, expect, it } from 'vitest';
import { wordProblem } from '../../../../core/forms/index.js';

describe('a line of the summary', () => {
  it.each([
    ['Email', 'Email: Required'],
    ['What shall we make?', 'What shall we make? Required'],
    ['When?  ', 'When? Required'],
    ['Tell us:', 'Tell us: Required'],
    ['Go on…', 'Go on… Required'],
    ['Name (your own)', 'Name (your own): Required'],
    ['(What is it about?)', '(What is it about?) Required'],
    ['いつ？', 'いつ？ Required'],
    ['متى؟', 'متى؟ Required'],
    ['Size 3.5', 'Size 3.5: Required'],
    ['', ': Required'],
  ])('of %j', (title, line) => {
    expect(wordProblem(title, 'Required')).toBe(line);
  });
});
