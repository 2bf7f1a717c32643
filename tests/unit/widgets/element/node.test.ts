// @vitest-environment node
import { expect, it } from 'vitest';
import { define, defineWidget } from '../../../../widgets/element/index.js';

it('node1: imports and defines in Node without a DOM and without doing anything', () => {
  expect(typeof HTMLElement).toBe('undefined');
  const definition = defineWidget({ tag: 'vitrine-in-node', summary: 'Nothing.' });
  const Element = define(definition, () => null, { styles: [] });
  // An application may name the class where it renders on a server.
  expect(class extends Element {}).toBeTypeOf('function');
  expect({}).not.toBeInstanceOf(Element);
});
