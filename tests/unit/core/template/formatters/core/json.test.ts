import { describe, expect, it } from 'vitest';
import { coreFormatters } from '../../../../../../core/template/formatters/core/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';

const render = renderWith({ formatters: coreFormatters });
const renderEscaped = renderWith({ formatters: coreFormatters }, { escape: 'html' });

describe('json, json-pretty and raw', () => {
  it.each<[string, Value, string]>([
    ['json', '</script>', '"<\\/script>"'],
    ['json', { a: ['</', '<', '/'] }, '{"a":["<\\/","<","/"]}'],
    ['json', null, 'null'],
    ['json', [], '[]'],
    ['json', {}, '{}'],
    ['json', true, 'true'],
    ['json', 1e21, '1e+21'],
    ['json', 'é\u2028\ud83d', '"é\u2028\\ud83d"'],
    ['json', { toJSON: 'x' }, '{"toJSON":"x"}'],
    [
      'json-pretty',
      { a: [1, { b: {} }], c: [] },
      '{\n  "a": [\n    1,\n    {\n      "b": {}\n    }\n  ],\n  "c": []\n}',
    ],
    ['json-pretty', '</a>', '"<\\/a>"'],
    ['json-pretty', {}, '{}'],
    ['json-pretty', [], '[]'],
    ['json-pretty', null, 'null'],
    ['raw', '</a>', '"</a>"'],
    ['raw', { x: [1, null] }, '{"x":[1,null]}'],
    ['raw', null, 'null'],
  ])('%s of %j is %j', (name, value, expected) => {
    expect(render(`{a|${name}}`, { a: value })).toBe(expected);
  });

  it.each(['json', 'json-pretty', 'raw'])('%s prints nothing for what is missing', (name) => {
    expect(render(`[{a|${name}}]`, {})).toBe('[]');
  });

  it('a key named __proto__ is a key as any other', () => {
    const a = JSON.parse('{"__proto__":{"x":1}}') as Value;
    expect(render('{a|json}', { a })).toBe('{"__proto__":{"x":1}}');
    expect(render('{a|json-pretty}', { a })).toBe('{\n  "__proto__": {\n    "x": 1\n  }\n}');
  });

  it.each(['json', 'json-pretty'])(
    '%s stands in any script and attribute in single quotes where the engine escapes',
    (name) => {
      const text = `<!--</script>&'\u2028\u2029`;
      const printed = renderEscaped(`{a|${name}}`, { a: text });
      expect(printed).toBe('"\\u003c!--\\u003c/script\\u003e\\u0026\\u0027\\u2028\\u2029"');
      expect(JSON.parse(printed)).toBe(text);
    },
  );

  it('raw is escaped with all else where the engine escapes', () => {
    expect(renderEscaped('{a|raw}', { a: '<' })).toBe('&quot;&lt;&quot;');
  });
});
