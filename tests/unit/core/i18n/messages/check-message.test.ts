import { describe, expect, it } from 'vitest';
import { checkMessage } from '../../../../../core/i18n/index.js';

describe('checkMessage (platform §5)', () => {
  it.each([
    ['Hi, {name}', 'en', []],
    ['{0 plural =0{none} one{#} other{#}}', 'en', []],
    ['{0 plural one{#} few{#} other{#}}', 'en', ["Invalid key 'few' for argument '0'"]],
    ['{0 plural one{#} few{#} other{#}}', 'pl', []],
    ['{n selectordinal two{#nd} other{#th}}', 'en', []],
    ['{n plural two{#} other{#}}', 'en', ["Invalid key 'two' for argument 'n'"]],
    ['{who select few{a} other{b}}', 'en', []],
    [
      '{0 select a{{1 plural one{#} many{#} other{#}}} other{{2 plural zero{#} other{#}}}}',
      'en',
      ["Invalid key 'many' for argument '1'", "Invalid key 'zero' for argument '2'"],
    ],
  ])('finds in %j for %s %j', (pattern, locale, problems) => {
    expect(checkMessage(pattern, locale)).toEqual(problems);
  });
});
