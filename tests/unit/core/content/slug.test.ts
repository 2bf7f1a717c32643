import { expect, it } from 'vitest';
import { slugify } from '../../../../core/content/index.js';

it.each([
  ["Hello,  World! It's — ok", 'hello-world-its-ok'],
  ['Ünïcode_x-Y', 'ncodex-y'],
  [' a ', '-a-'],
  ['"1.2.3-()*&-foo.bar', '123--foobar'],
  ['a\t\n\u00a0b', 'a-b'],
  ['--', '--'],
  ['日本', ''],
  ['', ''],
])('slugify writes %j as %j', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});
