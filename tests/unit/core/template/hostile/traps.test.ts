// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../../../core/template/index.js';
import type { Value } from '../../../../../core/template/values.js';
import { isWhole } from '../../../../support/lane.js';
import { codesOf } from '../rendering.js';
import { formatterNames, predicateNames } from './names.js';
import { limits } from './promises.js';

/** Without a limit of time: a machine that is busy must not change what these tests count. */
const engine = createEngine({ limits: { time: Infinity } });
/** In characters; a quadratic step shows at a tenth too. */
const many = isWhole ? 1_000_000 : 100_000;

/** So many characters of it. */
const full = (text: string) => text.repeat(Math.ceil(many / text.length));

describe('a long text', () => {
  it.each<[string, string]>([
    ['opening braces', full('{')],
    ['closing braces', full('}')],
    ['empty tags', full('{{}')],
    ['tags that do not close', full('{a')],
    ['tags that close too often', full('a}')],
    ['brackets of a script', full('{a||b}')],
    ['instructions that do not close', full('{.section ')],
    ['halves of long comments', full('##}')],
    ['short comments that do not close', full('{#a')],
    ['a tag that is none', `{${full('a ')}}`],
    ['a reference that ends in a dot', `{${full('a.')}}`],
    ['a list that ends in a comma', `{${full('a,')}}`],
    ['a list with room', `{a${full(' ')},${full(' ')}b }`],
    ['bars', `{a${full('|')}}`],
    ['lone surrogates', full('\ud800')],
    ['a condition that does not end', `{.if ${full('a && ')}}`],
    ['pairs without a value', `{.ctx @x ${full('a ')}=}`],
  ])('of %s is text', (_, template) => {
    const { output, errors } = engine.render(template, {});
    expect(output === template).toBe(true);
    expect(errors).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['a name', `{${full('a')}}`, ''],
    ['digits', `{${full('7')}}`, ''],
    ['a reference', `{${full('a.')}a}`, ''],
    ['references', `{${full('a,')}a}`, 'x'],
    ['a comment', `{# ${full('a ')}}`, ''],
    ['a long comment', `{## ${full('} { ')}##}`, ''],
    ['empty comments', full('{####}'), ''],
    ['an argument', `{a|output:${full('b')}}`, full('b')],
    ['arguments', `{a|output ${full('b ')}}`, full('b ')],
    ['formatters', `{a${full('|str')}}`, 'x'],
    ['an operand', `{.if ${full('b')}}1{.or}0{.end}`, '0'],
    ['operands', `{.if ${full('b || ')}a}1{.or}0{.end}`, '1'],
    ['white space', `{.section${full(' \n')}a}{@}{.end}`, 'x'],
    ['pairs', `{.ctx @x ${full('k=a ')}}{@x.k}`, 'x'],
    ['a name of a macro', `{.macro ${full('m/')}}{.end}`, ''],
    ['a predicate’s argument', `{.equal?:a:"${full('b')}"}1{.or}0{.end}`, '0'],
    ['literals', full('{.space}'), ' '.repeat(many / 8)],
  ])('of %s', (_, template, expected) => {
    const { output, errors } = engine.render(template, { a: 'x' });
    expect(output === expected).toBe(true);
    expect(errors).toEqual([]);
  });

  it.each<[string, string, string, string[]]>([
    ['a comment without an end', `a{##${full(' {a} ')}`, 'a', ['EOF_IN_COMMENT']],
    ['comments without an end', `a${full('{##')}`, 'a', ['EOF_IN_COMMENT']],
    ['an expression', `a{.eval ${full('1+')}1}b`, 'ab', ['EXPRESSION_PARSE']],
    ['a text in an expression', `a{.eval "${full('x')}b`, `a{.eval "${full('x')}b`, []],
    ['parentheses', `a{.eval ${full('(')}}b`, 'ab', ['EXPRESSION_PARSE']],
    ['sections', full('{.section a}'), '', ['NESTED_TOO_DEEP', 'EOF_IN_BLOCK']],
  ])('of %s is a few errors', (_, template, expected, codes) => {
    const { output, errors } = engine.render(template, {});
    expect(output === expected).toBe(true);
    expect(codesOf(errors)).toEqual(codes);
  });

  it.each<[string, string]>([
    ['ends', '{.end}'],
    ['alternatives', '{.or}'],
    ['unknown formatters', '{a|nope}'],
    ['unknown predicates', '{.nope?}{.end}'],
    ['unknown instructions', '{.nope}'],
    ['operands that are missing', '{.if }{.end}'],
  ])('of %s is an error for each, in order', (_, piece) => {
    const { errors } = engine.compile(full(piece));
    expect(errors.length).toBeGreaterThanOrEqual(Math.floor(many / piece.length));
    for (const type of ['parser', 'assembler']) {
      const offsets = errors.filter((error) => error.type === type).map(({ offset }) => offset);
      expect(offsets.every((offset, at) => at === 0 || offset > offsets[at - 1]!)).toBe(true);
    }
  });

  it('of errors in a run is a hundred', () => {
    const { errors } = engine.render(full('{a|apply none}'), {});
    expect(errors).toHaveLength(100);
  });

  it('of alternatives tries each once', () => {
    let asked = 0;
    const counting = createEngine({
      limits: { time: Infinity },
      predicates: { 'no?': { prepare: () => () => (asked++, false) } },
    });
    const count = 100_000;
    const { output } = counting.render(`{.no?}${'{.or no?}'.repeat(count - 1)}{.or}end{.end}`, {});
    expect([output, asked]).toEqual(['end', count]);
  });
});

describe('long texts in every formatter', () => {
  const length = 20_000;
  const texts = [
    '<',
    ' @a',
    '{0 plural one{#}',
    'http://',
    '7',
    '\ud83d',
    "'",
    '1w,',
    '<!--',
    '&',
    '-',
  ];
  const tight = createEngine({ limits });

  it.each(formatterNames)('%s', (name) => {
    for (const text of texts) {
      const long = text.repeat(length / text.length);
      for (const data of [long, [long, long], pageOf(long)]) {
        const { output } = tight.render(`{@|${name}}{@|${name} a 5 title}`, data, { now: 0 });
        expect(output.length).toBeLessThanOrEqual(limits.outputLength);
      }
    }
  });

  it('and predicate', () => {
    for (const name of predicateNames) {
      for (const text of texts) {
        const data = pageOf(text.repeat(length / text.length));
        const { output } = tight.render(`{.${name} title}1{.or}0{.end}`, data, { now: 0 });
        expect(output).toMatch(/^[01]?$/);
      }
    }
  });
});

/** A page that is this text wherever somebody looks. */
function pageOf(text: string): Value {
  const flat = Object.fromEntries(
    'id title body value currency assetUrl originalSize systemDataVariants fullUrl excerpt type name'
      .split(' ')
      .map((key) => [key, text]),
  );
  const variant = { ...flat, attributes: { [text]: text }, priceMoney: flat, onSale: true };
  const content = {
    ...flat,
    productType: 1,
    variants: [variant, flat],
    variantOptionOrdering: [text],
  };
  return {
    ...flat,
    a: text,
    items: [flat],
    tags: [text],
    structuredContent: content,
    location: flat,
  };
}
