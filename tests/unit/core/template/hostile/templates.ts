import fc from 'fast-check';
import { argumentWords, formatterNames, predicateNames, references } from './names.js';

const pick = <Item>(list: readonly Item[]) => fc.constantFrom(...list);
const reference = pick(references);

const callArguments = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  {
    weight: 5,
    arbitrary: fc
      .tuple(
        pick([' ', ' ', ':', '/', ',', '\n', '"', 'é']),
        fc.array(pick(argumentWords), { maxLength: 4 }),
      )
      .map(([delimiter, words]) => delimiter + words.join(delimiter)),
  },
);

const call = fc
  .tuple(
    fc.oneof({ weight: 60, arbitrary: pick(formatterNames) }, pick(['nope', 'constructor', 'x'])),
    callArguments,
  )
  .map(([name, args]) => `|${name}${args}`);
const chain = fc.array(call, { maxLength: 3 }).map((calls) => calls.join(''));
const values = fc
  .tuple(fc.array(reference, { minLength: 1, maxLength: 3 }), pick([',', ', ', ' ,  ']))
  .map(([refs, comma]) => refs.join(comma));

const predicate = fc
  .tuple(
    fc.oneof({ weight: 60, arbitrary: pick(predicateNames) }, pick(['nope?', 'constructor?'])),
    callArguments,
  )
  .map(([name, args]) => `${name}${args}`);
const condition = fc
  .array(fc.tuple(reference, pick([' && ', ' || ', '||', '\n&&\t'])), {
    minLength: 1,
    maxLength: 5,
  })
  .map((terms) => terms.flat().slice(0, -1).join(''));

const expressionTokens = (
  '1 0x1f 1.5 1e400 .5 "a" \'b\' "\\x7b" "\\u12" a b a.b @x @y @index PI NaN null true max( min( abs( num( str( ' +
  'bool( nope( ( ) , ; = + - * / % ** << >> < > <= == === != !== & | ^ && || ! ~ # ] ? ..'
).split(' ');
const expression = fc
  .array(pick(expressionTokens), { maxLength: 14 })
  .map((tokens) => tokens.join(' '));

const literalTag = pick([
  '{.space}',
  '{.tab}',
  '{.newline}',
  '{.meta-left}',
  '{.meta-right}',
  '{# c }',
  '{## {a} ##}',
]);
const rawText = pick([
  '',
  'text',
  '{',
  '}',
  '{}',
  '{ a }',
  '{{',
  '}}',
  '{##',
  '##}',
  '<b>',
  '"',
  '\n',
  '\ud800',
  '😀',
  '{.',
  '{a|',
]);

/** Tags that stand alone. */
const single = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(values, chain).map(([refs, calls]) => `{${refs}${calls}}`) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(pick(['@x', '@y', '@index']), values, chain)
      .map(([name, refs, calls]) => `{.var ${name} ${refs}${calls}}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.tuple(pick(['k', 'l', 'constructor', 'toString']), reference), {
        minLength: 1,
        maxLength: 3,
      })
      .map((pairs) => `{.ctx @x ${pairs.map((pair) => pair.join('=')).join(' ')}}`),
  },
  { weight: 2, arbitrary: expression.map((source) => `{.eval ${source}}`) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(pick(['p', 'q', 'me', 'm', 'bad', 'none', 'toString']), pick(['', ' output']))
      .map(([name, option]) => `{.include ${name}${option}}`),
  },
  {
    weight: 1,
    arbitrary: pick(['{.inject @x i}', '{.inject @y toString}', '{.inject @x none args}']),
  },
  { weight: 1, arbitrary: literalTag },
  { weight: 2, arbitrary: rawText },
);

const opening = fc.oneof(
  reference.map((ref) => `{.section ${ref}}`),
  reference.map((ref) => `{.repeated section ${ref}}`),
  predicate.map((name) => `{.${name}}`),
  predicate.map((name) => `{.if ${name}}`),
  condition.map((terms) => `{.if ${terms}}`),
  pick(['{.macro m}', '{.macro me}', '{.macro m}', '{.macro me}', '{.if }']),
);
const between = fc.oneof(
  fc.constant('{.or}'),
  predicate.map((name) => `{.or ${name}}`),
  fc.constant('{.alternates with}'),
);

/** Tags in any order: most of their blocks are broken. */
export const soup = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: single },
      { weight: 2, arbitrary: opening },
      between,
      fc.constant('{.end}'),
    ),
    { maxLength: 25 },
  )
  .map((tags) => tags.join(''));

/** Blocks that begin and end. */
const wellFormed: fc.Arbitrary<string> = fc.letrec<{ block: string; item: string }>((tie) => ({
  item: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 4, arbitrary: single },
    { weight: 2, arbitrary: tie('block') },
  ),
  block: fc
    .tuple(
      opening,
      fc.array(tie('item'), { maxLength: 4 }),
      fc.option(between, { nil: '' }),
      fc.array(tie('item'), { maxLength: 3 }),
    )
    .map(([start, body, or, rest]) => [start, ...body, or, ...rest, '{.end}'].join('')),
})).item;

export const page = fc
  .array(wellFormed, { minLength: 1, maxLength: 6 })
  .map((items) => items.join(''));

/** Text that knows nothing of the language but its characters. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: pick([...'{}{}|.#@$:,?=&_-ab01 \n\t"', '\ud83d', '\udc00']), maxLength: 80 }),
  fc.string({
    unit: pick([
      '{',
      '}',
      '{.',
      '{##',
      '##}',
      '{a',
      '|',
      '|html',
      '.section ',
      '.if ',
      '.end}',
      '.or',
      'a',
      ' ',
      '?',
    ]),
    maxLength: 40,
  }),
);

/** A template of the corpus after an accident. */
export function mutationOf(corpus: readonly string[]): fc.Arbitrary<string> {
  const at = fc.double({ min: 0, max: 1, noNaN: true });
  const one = pick(corpus);
  const change = fc.oneof(
    fc.tuple(at, fc.nat(15)).map(
      ([where, bit]) =>
        (text: string) =>
          flipBit(text, where, bit),
    ),
    fc.tuple(at, at).map(
      ([from, to]) =>
        (text: string) =>
          cut(text, from, to),
    ),
    fc.tuple(at, one, at, at).map(([where, other, from, to]) => (text: string) => {
      const piece = slice(other, from, to);
      const index = Math.floor(where * text.length);
      return text.slice(0, index) + piece + text.slice(index);
    }),
    fc.tuple(at, at).map(
      ([from, to]) =>
        (text: string) =>
          text + slice(text, from, to),
    ),
    fc.constant((text: string) => text + text),
    fc
      .tuple(at, pick([...'{}|. ?#\0', '{.end}', '{.or}', '{##']))
      .map(([where, piece]) => (text: string) => {
        const index = Math.floor(where * text.length);
        return text.slice(0, index) + piece + text.slice(index);
      }),
  );
  return fc
    .tuple(one, fc.array(change, { minLength: 1, maxLength: 4 }))
    .map(([text, changes]) => changes.reduce((result, act) => act(result), text).slice(0, 20_000));
}

function slice(text: string, from: number, to: number): string {
  const [start, end] = [from, to].sort((a, b) => a - b);
  return text.slice(Math.floor((start ?? 0) * text.length), Math.ceil((end ?? 1) * text.length));
}

function cut(text: string, from: number, to: number): string {
  return text.replace(slice(text, from, to), '');
}

function flipBit(text: string, where: number, bit: number): string {
  const index = Math.floor(where * (text.length - 1));
  const code = text.charCodeAt(index) ^ (1 << bit);
  return text.slice(0, index) + String.fromCharCode(code) + text.slice(index + 1);
}
