import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  knownMeanings,
  meaningOf,
} from '../../../../tools/documentation/reference/server/meanings.js';
import {
  describeType,
  exampleOf,
} from '../../../../tools/documentation/reference/server/schemas.js';

const schemas = {
  Line: {
    type: 'object',
    properties: { sku: { type: 'string' }, count: { type: 'integer', minimum: 2 } },
  },
  Tree: {
    type: 'object',
    properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
  },
} as const;

describe('a schema', () => {
  it.each([
    [{ $ref: '#/components/schemas/Line' }, 'Line', { sku: 'MUG-OAT-SMALL', count: 2 }],
    [{ type: 'array', items: { type: 'string' } }, 'string[]', ['…']],
    [{ enum: ['a', 'b'] }, '"a" | "b"', 'a'],
    [{ const: 'ok' }, '"ok"', 'ok'],
    [{ type: ['string', 'null'] }, 'string | null', '…'],
    [{ anyOf: [{ type: 'null' }, { type: 'boolean' }] }, 'null | boolean', true],
    [{ type: 'array', items: { enum: [1, 2] } }, '(1 | 2)[]', [1]],
    [
      { type: 'object', additionalProperties: { type: 'integer' } },
      'Record<string, integer>',
      { name: 1 },
    ],
    [
      {
        allOf: [
          { $ref: '#/components/schemas/Line' },
          { type: 'object', properties: { added: { type: 'boolean' } } },
        ],
      },
      'Line & object',
      { sku: 'MUG-OAT-SMALL', count: 2, added: true },
    ],
    [{ type: 'string', default: 'all' }, 'string', 'all'],
    [{}, 'any', null],
  ])('%j is %s', (schema, type, example) => {
    expect(describeType(schema)).toBe(type);
    expect(exampleOf(schema, schemas)).toEqual(example);
  });

  it('that contains itself has an end', () => {
    expect(JSON.stringify(exampleOf({ $ref: '#/components/schemas/Tree' }, schemas))).toContain(
      'null',
    );
  });
});

describe('the meanings of members that the schemas do not describe', () => {
  it('are of names that the schemas have', () => {
    const text = readFileSync('docs/server/openapi.json', 'utf8');
    expect(knownMeanings.filter((name) => !text.includes(`"${name}"`))).toEqual([]);
  });

  it('are asked for when a new one comes', () => {
    expect(() => meaningOf('brandNew')).toThrow(expect.objectContaining({ code: 'no-meaning' }));
  });
});
