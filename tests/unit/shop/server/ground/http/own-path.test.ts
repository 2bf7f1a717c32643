import { expect, it } from 'vitest';
import { toOwnPath } from '../../../../../../shop/server/ground/http/own-path.js';

const shop = 'https://shop.test';

it.each([
  ['/', '/'],
  ['/shop/dune-mug', '/shop/dune-mug'],
  ['/cart?problem=crumb#total', '/cart?problem=crumb#total'],
  ['/shop//dune-mug', '/shop//dune-mug'],
  ['/forms/a%2Fb', '/forms/a%2Fb'],
  ['/?from=//evil.example', '/?from=//evil.example'],
  ['//evil.example/', '/evil.example/'],
  ['///evil.example/', '/evil.example/'],
  ['/\\evil.example/', '/evil.example/'],
  ['/\\/evil.example', '/evil.example'],
  ['/\t/evil.example', '/evil.example'],
  ['/\n\r/evil.example', '/evil.example'],
  ['/%2f%2Fevil.example', '/evil.example'],
  ['/%5Cevil.example', '/evil.example'],
  ['/%09/evil.example', '/evil.example'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['\\\\evil.example', '/'],
  ['evil.example', '/'],
  ['', '/'],
])('%j becomes %j, which a browser opens on this server', (path, own) => {
  expect(toOwnPath(path)).toBe(own);
  expect(new URL(own, shop).origin).toBe(shop);
});
