import fc from 'fast-check';
import type { Value } from '../../../../../core/template/values.js';
import { hostileNames, knownNames, marker } from './names.js';

const texts = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  fc.constantFrom(
    '1',
    '-0',
    '1e3',
    '0x10',
    '1.50',
    '007',
    'NaN',
    'Infinity',
    '1e400',
    '9'.repeat(40),
  ),
  fc.constantFrom(
    '100x200',
    '0x0',
    'x',
    '-5x3',
    '100w,300w',
    'w,,w',
    '#fff',
    'ffffff',
    'zzz',
    '2020-01-01',
  ),
  fc.constantFrom(
    '{0} {1}',
    '{0 plural one{#} other{{1}}}',
    "{'",
    '{{{',
    '{a money',
    '%Y%Q%',
    '\ud800',
    'a\udc00b',
  ),
  fc.constantFrom(
    '<b onclick="x">',
    '<',
    '<!--',
    '</script>',
    '&amp;',
    '"\'>',
    'javascript:alert(1)',
    '\u0000',
  ),
  fc.constantFrom(
    'USD',
    'XXX',
    'usd',
    '',
    'America/New_York',
    'No/Where',
    'UTC',
    '+99:99',
    'WEEK',
    'video',
    'image',
  ),
  fc.constantFrom(...hostileNames),
  {
    weight: 1,
    arbitrary: fc.integer({ min: 100, max: 20_000 }).map((length) => 'x <a@b> '.repeat(length / 8)),
  },
);
const numbers = fc.oneof(
  fc.integer({ min: -3, max: 60 }),
  fc.double(),
  fc.constantFrom(
    0,
    -0,
    0.5,
    1e21,
    1e308,
    -1e308,
    2 ** 53,
    1_600_000_000_000,
    -62_135_596_800_000,
    8.64e15,
    8.64e15 + 1,
  ),
);
const scalars = fc.oneof(
  { weight: 5, arbitrary: texts },
  { weight: 4, arbitrary: numbers },
  fc.boolean(),
  fc.constant(null),
);

const keys = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('a', 'b', 'c', '@x', '$g', '0', '7', 'k', 'x', 'm') },
  { weight: 4, arbitrary: fc.constantFrom(...knownNames) },
  { weight: 2, arbitrary: fc.constantFrom(...hostileNames.filter((name) => name !== marker)) },
  fc.string({ unit: 'binary', maxLength: 4 }),
);

/** Data as JSON.parse makes it: `__proto__` is a key like any other. */
const objectOf = (entries: [string, Value][]): Value =>
  entries.reduce<object>(
    (object, [key, value]) =>
      Object.defineProperty(object, key, {
        value,
        enumerable: true,
        writable: true,
        configurable: true,
      }),
    {},
  ) as Value;

export const anyData: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 15, arbitrary: scalars },
    { weight: 10, arbitrary: fc.array(tie('value'), { maxLength: 5 }) },
    {
      weight: 20,
      arbitrary: fc.array(fc.tuple(keys, tie('value')), { maxLength: 7 }).map(objectOf),
    },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 2_000 }).map(nested) },
  ),
})).value;

/** An object, as pages are, with what templates ask for most. */
export const pageData: fc.Arbitrary<Value> = fc
  .tuple(
    fc.tuple(...['a', 'b', 'c', '0', '1'].map((key) => fc.tuple(fc.constant(key), anyData))),
    fc.array(fc.tuple(keys, anyData), { maxLength: 10 }),
  )
  .map(([usual, others]) => objectOf([...usual, ...others]));

function nested(depth: number): Value {
  let value: Value = 'deep';
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
}
