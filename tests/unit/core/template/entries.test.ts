// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createEngine as createCoreEngine } from '../../../../core/template/core.js';
import { errorTexts } from '../../../../core/template/error-texts.js';
import { expressions } from '../../../../core/template/expressions.js';
import { commerceFormatters } from '../../../../core/template/formatters/commerce/index.js';
import { socialFormatters } from '../../../../core/template/formatters/social/index.js';
import { createEngine, formatters, TreesMissingError } from '../../../../core/template/index.js';
import { createEngine as createPagesEngine } from '../../../../core/template/pages.js';
import { trees } from '../../../../core/template/trees.js';
import { codesOf } from './rendering.js';

const namesOf = (...tables: object[]) => tables.flatMap((table) => Object.keys(table));
const unknownTo = (engine: ReturnType<typeof createEngine>, names: readonly string[]) =>
  names.filter((name) =>
    codesOf(engine.render(`{a|${name}}`, {}).errors).includes('FORMATTER_UNKNOWN'),
  );

describe('the entry point for pages', () => {
  const { core, content, date, i18n, commerce, social } = formatters;

  it('knows the formatters of content, dates and numbers, and every predicate', () => {
    const engine = createPagesEngine();
    expect(unknownTo(engine, namesOf(core, content, date, i18n))).toEqual([]);
    const template = '{.sold-out?}{.end}{.gallery-lightbox?}{.end}{.even? 2}even{.end}';
    expect(engine.render(template, {})).toEqual({ output: 'even', errors: [] });
  });

  it('takes those of commerce and social pages as tables', () => {
    const names = namesOf(commerce, social);
    expect(unknownTo(createPagesEngine(), names)).toEqual(names);
    const both = { ...commerceFormatters, ...socialFormatters };
    expect(unknownTo(createPagesEngine({ formatters: both }), names)).toEqual([]);
  });
});

describe.each([
  ['core', createCoreEngine],
  ['pages', createPagesEngine],
])('what the entry point %s leaves out', (_name, create) => {
  const tree = [17, 1, [[0, 'text']], 18] as const;

  it('are sentences: a message is the code and its details', () => {
    const message = (engine: ReturnType<typeof create>) =>
      engine.render('{a|nope}', {}).errors[0]?.message;
    expect(message(create())).toBe('FORMATTER_UNKNOWN nope');
    expect(message(create({ errorTexts }))).toBe("Formatter 'nope' is unknown");
  });

  it('are expressions: each is an error that says what to give', () => {
    const { output, errors } = create({ errorTexts }).render('a{.eval 1 + 1}b', {});
    expect(output).toBe('ab');
    expect(errors.map(({ code, message }) => [code, message])).toEqual([
      [
        'EXPRESSION_PARSE',
        'Error parsing expression: "1 + 1": Give createEngine the option expressions, from vitrine/template/expressions.',
      ],
    ]);
    expect(create({ expressions }).render('a{.eval 1 + 1}b', {})).toEqual({
      output: 'a2b',
      errors: [],
    });
    expect(create({ expressions: false }).render('a{.eval 1}b', {})).toEqual({
      output: 'ab',
      errors: [],
    });
  });

  it('are trees: one is an error, and a template has none', () => {
    const { output, errors } = create().render(tree, {});
    expect([output, codesOf(errors)]).toEqual(['', ['GENERAL_ERROR']]);
    expect(() => create().compile('text').ast).toThrow(TreesMissingError);
    expect(create({ trees }).render(tree, {}).output).toBe('text');
    expect(create({ trees }).compile('text').ast).toEqual(tree);
  });
});

describe('engines of one entry point', () => {
  it('share their tables, and none sees what is added to another', () => {
    const own = createEngine({ formatters: { html: { prepare: () => () => 'mine' } } });
    expect(own.render('{a|html}', { a: 1 }).output).toBe('mine');
    expect(createEngine().render('{a|html}', { a: '<' }).output).toBe('&lt;');
  });
});
