// @vitest-environment node
import { expect, it } from 'vitest';
import { define, defineWidget } from '../../../../widgets/element/index.js';

it('node1: imports and defines in Node without a DOM and without doing anything', () => {
  expect(typeof HTMLElement).toBe('undefined');
  const definition = defineWidget({ tag: 'vitrine-in-node', summary: 'Nothing.' });
  expect(() => define(definition, () => null, { styles: [] })).not.toThrow();
});
