import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../../../core/net/index.js';

const pairs = (count: number) => Array.from({ length: count }, (_, at) => `k${at}=${at}`).join('&');

describe('parseQuery', () => {
  it.each([
    ['', ''],
    ['?a=1&b=2', 'a=1&b=2'],
    ['a=1&a=2&', 'a=1&a=2'],
    ['q=caf%C3%A9+au', 'q=caf%C3%A9+au'],
  ])('reads %j as %j', (query, read) => {
    expect(String(parseQuery(query))).toBe(read);
  });

  it.each([999, 1000])('platform §9: "Query-string parse key limit 1000": %d are read', (count) => {
    expect(parseQuery(`?${pairs(count)}`).size).toBe(count);
  });

  it.each([1001, 5000])('platform §9: "Query-string parse key limit 1000", not %d', (count) => {
    const query = parseQuery(pairs(count));
    expect(query.size).toBe(1000);
    expect([...query.keys()].at(-1)).toBe('k999');
  });
});
