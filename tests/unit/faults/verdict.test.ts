import { describe, expect, it } from 'vitest';
import { judge } from '../../faults/shopper/verdict.mjs';

const done = { isDone: true, text: '' };
const says = (text: string) => ({ isDone: false, text });

describe('what a page said beside what the shop has done', () => {
  it.each([
    ['done, and it is', [{ said: done, count: 1 }], []],
    ['done, and it is not', [{ said: done, count: 0 }], ['lost: said to be done, 0/1']],
    ['done, and it is there twice', [{ said: done, count: 2 }], ['doubled: 2/1']],
    ['nothing', [{ said: null, count: 0 }], ['silent: the page says nothing']],
    [
      'that it was not done, and it was',
      [{ said: says('Unable to Add Item'), count: 1 }],
      ['lied: "Unable to Add Item", but it is there'],
    ],
    ['that it is not known, and it was done', [{ said: says('Not Confirmed'), count: 1 }], []],
    [
      'that it was not done, and then that it is',
      [
        { said: says('Unable to Add Item'), count: 0 },
        { said: done, count: 1 },
      ],
      [],
    ],
    [
      'twice that it is not known, and it was never done',
      [
        { said: says('Not Confirmed'), count: 0 },
        { said: says('Not Confirmed'), count: 0 },
      ],
      ['lost: not done after another press, 0/1'],
    ],
  ])('%s', (_, heard, problems) => {
    expect(judge(heard, 1)).toEqual(problems);
  });
});
