import { describe, expect, it } from 'vitest';
import { parseLooseJson } from '../../../../../core/template/site/loose-json.js';
import { SiteFault } from '../../../../../core/template/site/site-fault.js';

describe('JSON as people write it', () => {
  it.each([
    ['{}', {}],
    [' [1, -2.5e3, true, false, null] ', [1, -2500, true, false, null]],
    ['\ufeff{"a": "b",}', { a: 'b' }],
    ['{ // a comment\n "a": /* here */ [1,\n 2,], }', { a: [1, 2] }],
    ['"\\u00e9\\n"', 'é\n'],
    ['"two\nlines\tand a tab"', 'two\nlines and a tab'],
    ['{"a": "// no comment"}', { a: '// no comment' }],
    ['{"__proto__": 1}', JSON.parse('{"__proto__": 1}') as object],
  ])('%j', (text, value) => {
    expect(parseLooseJson(text)).toEqual(value);
  });

  it.each([
    ['{"a" 1}', 5, "Unexpected '1'. Write a colon after the name."],
    ['{"a": 1 "b": 2}', 8, `Unexpected '"'. Write a comma or } here.`],
    ['{a: 1}', 1, "Unexpected 'a'. Write a name in double quotes here."],
    ['[1, 2', 5, 'The text ends too early. Write a comma or ] here.'],
    ['', 0, 'The text ends too early.'],
    ['{} x', 3, "Unexpected 'x'. The data ended before."],
    ['[nul]', 1, "Unexpected 'nul'."],
    ['[1.2.3]', 1, "'1' begins no value of JSON."],
    ['"\\q"', 0, `'"' begins no value of JSON.`],
  ])('%j is refused at %i', (text, at, message) => {
    expect(() => parseLooseJson(text)).toThrow(
      expect.objectContaining({ name: 'SiteFault', code: 'not-json', at, message }),
    );
  });

  it('refuses what is nested without end', () => {
    expect(() => parseLooseJson('['.repeat(100_000))).toThrow(SiteFault);
  });
});
