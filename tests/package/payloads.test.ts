import { describe, expect, it } from 'vitest';
import { events, methods, types } from './manifest-types.js';

describe('the types in the manifest', () => {
  it('name the detail of every event and the result of every method', () => {
    expect(events.length).toBeGreaterThan(0);
    expect(methods.length).toBeGreaterThan(0);
    for (const { type } of events) expect(type.text).toMatch(/^CustomEvent<.+>$/);
    for (const method of methods) expect(method.return.type.text).toMatch(/^Promise<.+>$/);
  });

  it('list the members of a detail that is an object', () => {
    const ofDetails = (event: (typeof events)[number]) =>
      event.type.references?.some(({ package: from, end }) => {
        return from !== 'global:' && end === event.type.text.length - 1;
      });
    const objects = events.filter(ofDetails);
    expect(objects.length).toBeGreaterThan(0);
    expect(objects.filter((event) => !event['x-detail']?.length)).toEqual([]);
  });

  it('refer to the names in their texts', () => {
    for (const { text, references = [] } of types) {
      for (const { name, start, end } of references) expect(text.slice(start, end)).toBe(name);
    }
  });

  it('name each type of a listener or caller as an export of the element', () => {
    const written = [
      ...events.map(({ tag, type }) => ({ tag, type })),
      ...methods.flatMap(({ tag, parameters, return: { type } }) =>
        [type, ...parameters.map((parameter) => parameter.type)].map((one) => ({ tag, type: one })),
      ),
    ];
    for (const { tag, type } of written) {
      const own = tag.replace('vitrine-', 'elements/');
      const modules = (type.references ?? []).flatMap(({ module }) => module ?? []);
      expect(new Set([...modules, own])).toEqual(new Set([own]));
    }
  });
});
