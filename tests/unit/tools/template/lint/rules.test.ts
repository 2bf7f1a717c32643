import { describe, expect, it } from 'vitest';
import { find, findAll } from './find.js';

describe('an empty argument', () => {
  it.each([
    [
      'stands between two delimiters',
      '{a|cycle x  y}',
      "1:4 Argument 2 of 'cycle' is empty: there are two ' ' in a row. It counts.",
    ],
    [
      'stands at the end',
      '{a|html|truncate 5 }',
      "1:9 Argument 2 of 'truncate' is empty: nothing follows the last ' '. It counts.",
    ],
    [
      'stands in a variable’s formatter',
      '{.var @a b|truncate 5 }{@a}',
      "1:12 Argument 2 of 'truncate' is empty: nothing follows the last ' '. It counts.",
    ],
    [
      'stands in a predicate',
      '\n {.equal? a  1}{.end}',
      "2:2 Argument 2 of 'equal?' is empty: there are two ' ' in a row. It counts.",
    ],
    [
      'stands in an alternative',
      '{.even?}{.or equal?\ta\t}{.end}',
      "1:9 Argument 2 of 'equal?' is empty: nothing follows the last '\\t'. It counts.",
    ],
    [
      'is the name of what is included',
      '{.include  p}',
      "1:1 {.include} takes one space: after two its partial is ''.",
    ],
    [
      'is the name of a partial',
      '{a|apply  p}',
      "1:4 Argument 1 of 'apply' is empty: there are two ' ' in a row. It counts.",
    ],
  ])('%s', (_title, source, expected) => {
    expect(find('empty-argument', source)).toEqual([expected]);
  });

  it.each([
    '{a|cycle x y}',
    '{a|html}',
    '{.equal?:a:"x  y"}{.end}',
    '{.debug?}{.end}',
    '{.debug? }{.end}',
    '{a|output one  two }',
    '{.include p output}',
    // What is not read does not count.
    '{a|apply p  private}',
    '{a|html }',
    '{.equal? a 1 }{.end}',
    // Nobody types these by accident.
    '{a|cycle//x}',
    '{a|pluralize//s}',
    '{a|truncate:5:}',
  ])('is not in %s', (source) => {
    expect(find('empty-argument', source)).toEqual([]);
  });
});

describe('an alternate that prints nothing', () => {
  it.each([
    [
      'has comments between the elements',
      '{.repeated section a}{@}{.alternates with}{# comma #}{## x ##}{.end}',
      '1:43 This {.alternates with} has only comments in it: it prints nothing.',
    ],
  ])('%s', (_title, source, expected) => {
    expect(find('empty-alternate', source)).toEqual([expected]);
  });

  it.each([
    '{.repeated section a}{@}{.alternates with} {.end}',
    '{.repeated section a}{@}{.alternates with}{# c #},{.end}',
    '{.repeated section a}{@}{.end}',
    '{.if a}b{.or}c{.end}',
    '{.if a}b{.or}{.end}',
    // An empty branch with a predicate keeps the ones after it from running.
    '{.even?}a{.or odd?}{.or}c{.end}',
  ])('is not in %s', (source) => {
    expect(find('empty-alternate', source)).toEqual([]);
  });
});

describe('mixed operators', () => {
  it.each(['{.if a && b || c}{.end}', '{.if a||b&&c}{.end}', '{.if a && b && c || d}{.end}'])(
    'are told: %s',
    (source) => {
      expect(find('mixed-operators', source)).toEqual([
        "1:1 && and || in one condition have no precedence: they are taken from left to right, and the first one that decides ends the condition, so 'a && b || c' is false when a is false, whatever c is. Nest two blocks instead.",
      ]);
    },
  );

  it.each(['{.if a && b && c}{.end}', '{.if a || b}{.end}', '{.if a}{.end}', '{.if even?}{.end}'])(
    'are not in %s',
    (source) => {
      expect(find('mixed-operators', source)).toEqual([]);
    },
  );
});

describe('a broken expression', () => {
  it.each([
    ['1 +* (', 'Mismatched operator found: left paren'],
    ['foo(1)', 'Invalid function foo'],
    ['"a', 'Unterminated string'],
    ['1.2.3', 'Duplicate decimal point in number'],
  ])('is told: %s', (expression, problem) => {
    expect(find('EXPRESSION_PARSE', `a\n{.eval ${expression}}`)).toEqual([
      `2:1 This is no expression: ${problem}.`,
    ]);
  });

  it.each(['1 + 2', '@x = max(a, 2); @x ** 2', ''])('is not in %s', (expression) => {
    expect(find('EXPRESSION_PARSE', `{.eval ${expression}}`)).toEqual([]);
  });
});

describe('a partial that is not among the files', () => {
  const files = {
    'page.html':
      '{a|apply item}{b|apply item.html}{c|apply blocks/item}{.include other}{.macro m}{.end}',
    'item.html': '{d|apply m}{.include page}',
  };

  it('is reported when there are several files', () => {
    expect(findAll('missing-partial', files)).toEqual({
      'page.html': [
        "1:37 Partial 'blocks/item' is not among the files.",
        "1:55 Partial 'other' is not among the files.",
      ],
      'item.html': [],
    });
  });

  it('is not reported for a single file', () => {
    expect(find('missing-partial', files['page.html'])).toEqual([]);
  });

  it.each([
    'sqs-share-buttons',
    'sqs-video-background.block',
    'social-links',
    'social-links.block',
  ])('is not %s of the host', (name) => {
    const files = { 'page.html': `{@|apply ${name}}`, 'other.html': '' };
    expect(findAll('missing-partial', files)['page.html']).toEqual([]);
  });
});
