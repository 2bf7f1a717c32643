// @vitest-environment node
import { expect, it } from 'vitest';
import { readSearch } from '../../../../../../shop/server/ground/http/index.js';

it.each([
  ['', ''],
  [' Ada ', 'ada'],
  ['100%_\\', '100\\%\\_\\\\'],
  ['a\0b', 'ab'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('%j is looked for as %j', (typed, text) => {
  expect(readSearch(typed)).toBe(text);
});
