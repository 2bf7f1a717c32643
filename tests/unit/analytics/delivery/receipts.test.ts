import { describe, expect, it } from 'vitest';
import { writeReceiptsRequest, readReceipts } from '../../../../analytics/delivery/receipts.js';

const stamp = (pageId: string, sequence: number) => ({
  id: `${pageId}.${sequence}`,
  pageId,
  sequence,
  wall: 0,
  monotonic: 0,
});

describe('receipts', () => {
  it('asks for ranges of sequences, page by page', () => {
    const events = [1, 2, 3, 7].map((sequence) => stamp('a', sequence));
    expect(writeReceiptsRequest('prod', [...events, stamp('b', 45)])).toBe(
      '{"environment":"prod","pages":{"a":[[1,3],[7,7]],"b":[[45,45]]}}',
    );
  });

  it('reads which of them the server has', () => {
    const has = readReceipts('{"have":{"a":[[1,3],[7,7]]},"serverTime":1}');
    const known = [1, 3, 4, 7, 8].filter((sequence) => has?.(stamp('a', sequence)));
    expect(known).toEqual([1, 3, 7]);
    expect(has?.(stamp('b', 1))).toBe(false);
  });

  it.each(['', '<html>', '[]', 'null', '{"n":1}'])('takes %s for no answer', (text) => {
    expect(readReceipts(text)).toBeUndefined();
  });

  it.each(['{"have":{"a":5}}', '{"have":{"a":[null]}}', '{"have":7}'])(
    'believes nothing of a broken answer (%s)',
    (text) => {
      expect(readReceipts(text)?.(stamp('a', 1))).toBe(false);
    },
  );
});
