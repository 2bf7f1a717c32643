import { afterEach, describe, expect, it, vi } from 'vitest';
import { configure, resetRuntime, version } from '../../../../core/runtime/index.js';
import { define, defineElement, defineWidget, string } from '../../../../widgets/element/index.js';
import { newTag } from './mount.js';

const reporter = { report: vi.fn(), warn: vi.fn() };

afterEach(() => {
  resetRuntime();
  vi.clearAllMocks();
});

function defineTwice(tag: `vitrine-${string}`) {
  const definition = defineWidget({ tag, summary: 'Nothing.' });
  const first = define(definition, () => null, { styles: [] });
  const second = define(definition, () => null, { styles: [] });
  return { first, second, registered: customElements.get(tag) };
}

describe('define', () => {
  it('22: keeps the first definition, silently when it is the same version', () => {
    configure({ reporter });
    const { first, second, registered } = defineTwice(newTag());
    expect(registered).toBeTypeOf('function');
    expect([first, second]).toEqual([registered, registered]);
    expect(reporter.warn).not.toHaveBeenCalled();
  });

  it('46: warns about a tag that something else has taken', () => {
    configure({ reporter });
    const tag = newTag();
    customElements.define(tag, class extends HTMLElement {});
    const createClass = vi.fn(() => class extends HTMLElement {});
    defineElement(tag, createClass);
    expect(createClass).not.toHaveBeenCalled();
    expect(reporter.warn).toHaveBeenCalledExactlyOnceWith(
      `<${tag}> is taken by another script, which stays.`,
      { where: tag },
    );
  });

  it('warns once of another version, however many elements it has defined', () => {
    configure({ reporter });
    for (const tag of [newTag(), newTag(), newTag()]) {
      const older = Object.assign(class extends HTMLElement {}, { version: '0.0.9' });
      customElements.define(tag, older);
      expect(defineElement(tag, () => class extends HTMLElement {})).toBe(older);
    }
    expect(reporter.warn).toHaveBeenCalledExactlyOnceWith(
      `This page runs Vitrine ${version}; 0.0.9 was loaded too. Load one version.`,
    );
  });

  it('gives the class the version of the library', () => {
    const tag = newTag();
    defineElement(tag, () => class extends HTMLElement {});
    expect(Reflect.get(customElements.get(tag) ?? {}, 'version')).toMatch(/^\d+\.\d+\.\d+/);
  });

  it('does nothing without custom elements', () => {
    const tag = newTag();
    const registry = globalThis.customElements;
    vi.stubGlobal('customElements', undefined);
    define(defineWidget({ tag, summary: 'Nothing.' }), () => null, { styles: [] });
    vi.unstubAllGlobals();
    expect(registry.get(tag)).toBeUndefined();
  });
});

describe('defineWidget', () => {
  it('makes frozen data of the definition', () => {
    const definition = { tag: newTag(), summary: 'Nothing.' };
    expect(defineWidget(definition)).toBe(definition);
    expect(Object.isFrozen(definition)).toBe(true);
  });

  it('09: refuses the names every element has, while compiling', () => {
    const hidden = string({ description: 'Taken.' });
    // @ts-expect-error `title` is a member of HTMLElement.
    defineWidget({ tag: newTag(), summary: 'Wrong.', props: { title: hidden } });
    // @ts-expect-error `host` is what the layer hands to the component.
    defineWidget({ tag: newTag(), summary: 'Wrong.', props: { host: hidden } });
  });
});
