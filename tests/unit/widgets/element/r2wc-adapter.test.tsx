import r2wc from '@r2wc/react-to-web-component';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import {
  coreConnected,
  coreContext,
  coreProps,
  coreRender,
  createCoreClass,
} from '../../../../widgets/element/r2wc-adapter.js';
import { newTag, settle } from './mount.js';

const versionOf = (name: string): string =>
  (createRequire(import.meta.url)(`${name}/package.json`) as { version: string }).version;

function createCore(component: (props: Record<string, unknown>) => null) {
  const Core = createCoreClass(component, ['model']);
  customElements.define(newTag(), Core);
  return new Core();
}

describe('the seam to r2wc', () => {
  it('is written for exactly these versions', () => {
    expect(versionOf('@r2wc/react-to-web-component')).toBe('2.1.1');
    expect(versionOf('@r2wc/core')).toBe('1.3.1');
  });

  it('has the four symbols', () => {
    const element = createCore(() => null);
    expect(element[coreProps]).toEqual({ container: element });
    expect(element[coreConnected]).toBe(true);
    expect(coreContext in element).toBe(true);
    expect(element[coreContext]).toBeUndefined();
    expect(element[coreRender]).toBeTypeOf('function');
  });

  it('renders into whatever container stands there', async () => {
    const element = createCore(() => null);
    element.container = document.createElement('div');
    element.connectedCallback();
    await settle();
    expect(element[coreContext]).toBeTypeOf('object');
    element.disconnectedCallback();
    expect(element[coreContext]).toBeUndefined();
    expect(element[coreConnected]).toBe(false);
  });

  it('31: an undefined type is an accessor that stores, renders and does nothing else', () => {
    const element = createCore(() => null);
    let renders = 0;
    element[coreRender] = () => {
      renders += 1;
    };
    const model = new Map();
    Reflect.set(element, 'model', model);
    expect(Reflect.get(element, 'model')).toBe(model);
    expect(element[coreProps]['model']).toBe(model);
    expect(renders).toBe(1);
    expect(element.attributes).toHaveLength(0);
    element.setAttribute('model', 'text');
    expect(Reflect.get(element, 'model')).toBe(model);
  });

  it('defines accessors on the prototype, to be overridden', () => {
    const Core = createCoreClass(() => null, ['model']);
    expect(Object.getOwnPropertyDescriptor(Core.prototype, 'model')).toEqual({
      configurable: true,
      enumerable: true,
      get: expect.any(Function),
      set: expect.any(Function),
    });
  });

  it('45: is handed an options object of its own', () => {
    const options = {};
    r2wc(() => null, options);
    expect(options).toEqual({ props: [], events: [] });
  });
});
