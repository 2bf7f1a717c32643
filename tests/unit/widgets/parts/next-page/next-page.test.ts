import { describe, expect, it } from 'vitest';
import { nextPage } from '../../../../../widgets/parts/next-page/index.js';

const here = 'https://shop.example/account/sign-in?from=%2Fcart';

describe('the page after signing in or out', () => {
  it.each([
    ['', here],
    ['/account', 'https://shop.example/account'],
    ['orders', 'https://shop.example/account/orders'],
    ['https://shop.example/cart#total', 'https://shop.example/cart#total'],
    ['https://other.example/', here],
    ['//other.example/', here],
    ['javascript:alert(1)', here],
    ['http://[', here],
  ])('%j leads to %s', (next, page) => {
    expect(nextPage(next, here)).toBe(page);
  });
});
