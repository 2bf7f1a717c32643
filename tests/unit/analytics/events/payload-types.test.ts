import { describe, expect, it } from 'vitest';
import {
  personalClassOf,
  isOptional,
  payloadTypeOf,
  type Field,
} from '../../../../analytics/events/index.js';

const table: Array<[field: Field, kind: string, isOptional: boolean, personal: string]> = [
  ['text', 'text', false, 'none'],
  ['number?', 'number', true, 'none'],
  ['flag', 'flag', false, 'none'],
  ['texts?', 'texts', true, 'none'],
  ['items', 'items', false, 'none'],
  ['identifier', 'identifier', false, 'identifier'],
  ['identifier?', 'identifier', true, 'identifier'],
  ['location?', 'location', true, 'location'],
];

describe('a field', () => {
  it.each(table)('%s is of kind %s, may be absent: %s, is personal as: %s', (field, ...said) => {
    expect([payloadTypeOf(field), isOptional(field), personalClassOf(field)]).toEqual(said);
  });
});
