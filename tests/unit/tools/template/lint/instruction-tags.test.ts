import { describe, expect, it } from 'vitest';
import { parse } from '../../../../../core/template/syntax/index.js';
import { instructionTags } from '../../../../../tools/template/lint/index.js';
import { vocabulary } from './find.js';

/** What a tag needs behind its name. */
const following: Readonly<Record<string, string>> = {
  section: ' a',
  'repeated section': ' a',
  if: ' a',
  var: ' @a b',
  ctx: ' @a b=c',
  eval: ' 1',
  macro: ' m',
  include: ' m',
  inject: ' @a b',
};

describe('instructionTags', () => {
  it.each(instructionTags)('has .%s, which the engine knows', (tag) => {
    const source = `{.repeated section x}{.${tag}${following[tag] ?? ''}}`;
    const texts = parse(source, vocabulary).root.flatMap((node) =>
      'body' in node ? node.body : node,
    );
    expect(texts.filter(({ type }) => type === 'text')).toEqual([]);
  });
});
