import { getRuntime, version } from '../../../core/runtime/index.js';

/**
 * Registers an element class, which is created only if the tag is free. If it is taken, the first definition stays, with
 * a warning when that is another version or not ours. Does nothing without custom elements (in Node).
 */
export function defineElement(tag: string, createClass: () => CustomElementConstructor): void {
  if (typeof customElements === 'undefined') return;
  const first = customElements.get(tag);
  if (!first) {
    customElements.define(tag, Object.assign(createClass(), { version }));
  } else if (Reflect.get(first, 'version') !== version) {
    getRuntime().reporter.warn(
      `Another definition of <${tag}> (version ${String(Reflect.get(first, 'version'))}) came before this one (${version}); the first one stays.`,
      { where: tag },
    );
  }
}
