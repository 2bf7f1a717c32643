import { describe, expect, it } from 'vitest';
import {
  searchWords,
  toTextQuery,
} from '../../../../../../shop/server/domains/search/search-words.js';

describe('the words that are searched for', () => {
  it.each([
    ['Dune Mug', ['dune', 'mug']],
    ['  café  ', ['cafe']],
    ['mug MUG mug', ['mug']],
    ["potter's", ['potter', 's']],
    ['', []],
    ['!! -- %%', []],
    ["'; drop table products; --", ['drop', 'table', 'products']],
    ['\0mug\0', ['mug']],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
    ['x'.repeat(5000), ['x'.repeat(40)]],
    ['كوب', ['كوب']],
  ])('%j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it('are joined as PostgreSQL reads them', () => {
    expect(toTextQuery([['mug'], ['oat', 'oak']], 'all')).toBe("('mug':*) & ('oat':* | 'oak':*)");
    expect(toTextQuery([['mug'], ['oat']], 'any')).toBe("('mug':*) | ('oat':*)");
  });
});
