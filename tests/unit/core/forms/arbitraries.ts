import fc from 'fast-check';
import { fieldTypes } from '../../../../core/forms/index.js';

/** What breaks programs that trust their data. */
export const nastyTexts = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '',
  ' ',
  '\u0000',
  '\ud800',
  'a\udc00b',
  'a\r\nb',
  '\u202eevil',
  'f0',
  'f0[Nice]',
  'Nice',
  '[]',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  'javascript:alert(1)',
  '//host.example',
  '-2',
  '2',
  '1e999',
  '9'.repeat(400),
  'x'.repeat(2_000),
];

const nasty = fc.constantFrom(...nastyTexts);
const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 40 }), fc.string());
const hugeNumber = fc.constantFrom(Number.MAX_VALUE, -1e308, 2 ** 53, -0, 1e-320);
const scalar = fc.oneof(
  text,
  hugeNumber,
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
/** JSON of any depth. As it comes from `JSON.parse`, a `__proto__` is a member like the others. */
const anything = fc
  .oneof(
    { weight: 3, arbitrary: scalar },
    { weight: 2, arbitrary: fc.jsonValue({ depthSize: 'large', stringUnit: 'binary' }) },
    { weight: 1, arbitrary: fc.dictionary(text, scalar, { maxKeys: 4 }) },
    { weight: 1, arbitrary: fc.array(scalar, { maxLength: 6 }) },
  )
  .map((value): unknown => JSON.parse(JSON.stringify(value)));

const member = (likely: fc.Arbitrary<unknown>) =>
  fc.option(fc.oneof({ weight: 4, arbitrary: likely }, { weight: 1, arbitrary: anything }), {
    nil: undefined,
    freq: 3,
  });
const options = fc.array(text, { maxLength: 6 });
const types = fc.constantFrom<string>(...fieldTypes, 'section', 'signature', '__proto__');

const fieldMembers = (of: typeof member) => ({
  title: of(text),
  rawTitle: of(text),
  description: of(text),
  placeholder: of(text),
  required: of(fc.boolean()),
  options: of(options),
  maxLength: of(fc.oneof(fc.integer(), hugeNumber, text)),
  currencySymbol: of(text),
  showCountryCode: of(fc.boolean()),
  key: of(text),
  value: of(text),
});

const formMembers = (of: typeof member) => ({
  id: of(text),
  name: of(text),
  submissionMessage: of(text),
  successRedirect: of(text),
  submitLabel: of(text),
  disclaimer: of(text),
  postSubmitHtml: of(text),
  isNewsletter: of(fc.boolean()),
  captcha: of(fc.record({ provider: text, siteKey: text })),
});

/** Unique ids, as a form must have: `f0`, `f1`… and those that every object has. */
const ids = fc.uniqueArray(
  fc.oneof(
    fc.nat(9).map((index) => `f${index}`),
    nasty.filter((name) => /^[\w[\]]+$/.test(name) && name.length <= 200),
    fc.string({ minLength: 1, maxLength: 10 }),
  ),
  { maxLength: 8 },
);

/** Hostile throughout, but a form. */
export const formArbitrary: fc.Arbitrary<unknown> = ids.chain((list) =>
  fc.record({
    ...formMembers((likely) => likely),
    fields: fc.tuple(
      ...list.map((id) =>
        fc.record({ id: fc.constant(id), type: types, ...fieldMembers((likely) => likely) }),
      ),
    ),
  }),
);

/** A form, something like one, or nothing of the kind. */
export const formJsonArbitrary: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: formArbitrary },
  {
    weight: 4,
    arbitrary: fc.record({
      ...formMembers(member),
      fields: member(
        fc.array(
          fc.oneof(
            {
              weight: 9,
              arbitrary: fc.record({
                id: member(text),
                type: member(types),
                ...fieldMembers(member),
              }),
            },
            { weight: 1, arbitrary: anything },
          ),
          { maxLength: 5 },
        ),
      ),
    }),
  },
  { weight: 1, arbitrary: anything },
);

const answer = fc.oneof(
  anything,
  fc.array(text, { maxLength: 8 }),
  fc.dictionary(text, fc.oneof(text, fc.array(text, { maxLength: 3 })), { maxKeys: 4 }),
);

/** Answers by field id or by name of control, their JSON text, or nothing of the kind. */
export const valuesArbitrary: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.dictionary(
      fc.oneof(
        nasty,
        fc.nat(9).map((index) => `f${index}`),
      ),
      answer,
    ),
  },
  { weight: 1, arbitrary: anything.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: anything },
);
