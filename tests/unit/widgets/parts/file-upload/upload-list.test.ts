import { describe, expect, it } from 'vitest';
import {
  answerOf,
  changeItem,
  itemsOf,
  percentOf,
  removeItem,
  startItem,
} from '../../../../../widgets/parts/file-upload/upload-list.js';

const file = new File(['0123456789'], 'vase.png');
const begun = startItem('a', file, null);
const other = startItem('b', file, 'Too large.');

describe('the files of a field', () => {
  it.each([
    ['begun', begun, '…'],
    ['failed', other, '!'],
    [
      'uploaded',
      { ...begun, state: 'done' as const, reference: '01234567/vase.png' },
      '01234567/vase.png',
    ],
  ])('that are %s stand in the answer', (_, item, answer) => {
    expect(answerOf(item)).toBe(answer);
  });

  it.each([
    [0, 0],
    [5, 50],
    [10, 99],
    [20, 99],
  ])('with %i of 10 bytes are at %i %', (sent, percent) => {
    expect(percentOf({ ...begun, sent })).toBe(percent);
  });

  it('are at 100 % once the server has them', () => {
    expect(percentOf({ ...begun, state: 'done' })).toBe(100);
    expect(percentOf(startItem('c', new File([], 'x'), null))).toBe(0);
  });

  it('change alone', () => {
    const items = [begun, other];
    expect(changeItem(items, 'b', { state: 'uploading', problem: '' })).toEqual([
      begun,
      { ...other, state: 'uploading', problem: '' },
    ]);
    expect(changeItem(items, 'none', { sent: 1 })).toEqual(items);
    expect(removeItem(items, 'a')).toEqual([other]);
  });

  it('are there again from an answer', () => {
    expect(itemsOf(['01234567/vase.png', '…', '!', ''])).toMatchObject([
      { name: 'vase.png', state: 'done', reference: '01234567/vase.png' },
    ]);
  });
});
