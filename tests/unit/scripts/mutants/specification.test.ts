import { describe, expect, it } from 'vitest';
import { asPattern } from '../../../../scripts/mutants/judge-specification.mjs';
import { findToken, readTokens, type Token } from '../../../../scripts/mutants/specification.mjs';

describe('readTokens', () => {
  it.each([
    ['`POST /mug` takes `size`.', ['name /mug', 'name size']],
    ["The shop’s button says 'Don’t!', then 'Ok'.", ['sentence Don’t!', 'sentence Ok']],
    ['It has 10,000 of storefront §5, within 1.5 s.', ['number 10000', 'number 1.5']],
    ['`tests/unit/mug.test.ts › holds 300 ml`', []],
  ])('reads %s', (item, tokens) => {
    expect(readTokens(item).map(({ kind, value }) => `${kind} ${value}`)).toEqual(tokens);
  });
});

describe('findToken', () => {
  it.each<[Token['kind'], string, string, string[]]>([
    ['name', '/mug', "get('/mug');", ["'/mug'"]],
    ['name', '/mug/{id}', 'get(`/mug/${id}`);', ['`/mug/${id}`']],
    ['name', 'size', "const a = { size: 'size', b };", ['size', "'size'"]],
    ['name', 'size', "const a = { sizes: 'big size' };", []],
    ['sentence', 'Sold out', "say('Sold out of mugs');", ["'Sold out of mugs'"]],
    ['number', '1.5', 'const a = 1.5, b = 1_500, c = 15;', ['1.5', '1_500']],
  ])('finds the %s %s in %s', (kind, value, text, found) => {
    const places = findToken('module.ts', text, { kind, value });
    expect(places.map(({ before }: { before: string }) => before).sort()).toEqual(found.sort());
  });
});

describe('asPattern', () => {
  it.each([
    ['is %s (of 2)', 'unit', 'is big (of 2)', true],
    ['is $size', 'unit', 'is big', true],
    ['a.b', 'unit', 'acb', false],
    ['SoldOut', 'stories', 'Sold Out', true],
  ])('makes of %s in %s one that %s fits: %s', (name, suite, title, fits) => {
    expect(new RegExp(asPattern(name, suite)).test(title)).toBe(fits);
  });
});
