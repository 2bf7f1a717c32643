import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatters } from '../../../../../core/template/index.js';
import { corePredicates, sitePredicates } from '../../../../../core/template/predicates/index.js';
import { literals } from '../../../../../core/template/syntax/index.js';
import {
  describedPredicates,
  describePredicate,
  formatterDescriptions,
  instructionDescriptions,
  type Description,
} from '../../../../../tools/template/descriptions/index.js';
import { instructionTags, rules } from '../../../../../tools/template/lint/index.js';

const groups = Object.keys(formatters) as (keyof typeof formatters)[];
const predicates = Object.keys({ ...corePredicates, ...sitePredicates });

/** One line, ended like a sentence. */
const isSentence = ([, meaning]: Description) => /^[^\n]{5,90}[.?]$/.test(meaning);

describe('descriptions', () => {
  it.each(groups)('there is one for each formatter of %s, and for no other', (group) => {
    const described = formatterDescriptions[group];
    expect(Object.keys(described).sort()).toEqual(Object.keys(formatters[group]).sort());
    expect(Object.values(described).filter((description) => !isSentence(description))).toEqual([]);
  });

  it('there is one for each predicate', () => {
    const missing = predicates.filter((name) => {
      const description = describePredicate(name);
      return !description || !isSentence(description);
    });
    expect(missing).toEqual([]);
  });

  it('there is none for a predicate that does not exist', () => {
    expect(describedPredicates.filter((name) => !predicates.includes(name))).toEqual([]);
    expect(['weekday?', 'constructor', 'promoted?'].map(describePredicate)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('there is one for each tag', () => {
    expect(Object.keys(instructionDescriptions)).toEqual([...instructionTags]);
    expect(instructionTags).toEqual(expect.arrayContaining(Object.keys(literals)));
    expect(Object.values(instructionDescriptions).every(isSentence)).toBe(true);
  });
});

describe('the guide', () => {
  it('names every warning of the command', () => {
    const guide = readFileSync('stories/guide/template.mdx', 'utf8');
    const codes = Object.keys(rules).filter((code) => !code.startsWith('EXPRESSION_'));
    expect(codes.filter((code) => !guide.includes(`['\`${code}\`', `))).toEqual([]);
  });
});
