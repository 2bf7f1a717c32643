import { describe, expect, it } from 'vitest';
import { readPosition, toPage } from '../../../../../../shop/server/ground/http/index.js';

const rows = [{ position: 9 }, { position: '7' }, { position: 4 }];

describe('toPage', () => {
  it('returns the position of the last shown row if there are more', () => {
    const { shown, hasNextPage, nextPageCursor } = toPage(rows, 2);
    expect(shown).toEqual(rows.slice(0, 2));
    expect(hasNextPage).toBe(true);
    expect(readPosition(nextPageCursor)).toBe('7');
  });

  it.each([3, 4])('has no next page when %i rows fit', (size) => {
    expect(toPage(rows, size)).toEqual({ shown: rows, hasNextPage: false, nextPageCursor: null });
  });
});

describe('readPosition', () => {
  it('is null for the first page', () => {
    expect(readPosition(null)).toBeNull();
  });

  it.each(['', 'x', 'LTE', 'MSc', '9'.repeat(40)])('refuses %j', (cursor) => {
    expect(() => readPosition(cursor)).toThrow(
      expect.objectContaining({ code: 'invalid-request' }),
    );
  });
});
