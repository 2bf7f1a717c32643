import { getRuntime, version } from '../../../core/runtime/index.js';

/**
 * Registers an element class, made only when it is needed. Without custom elements (in Node) nothing happens;
 * a tag that is taken stays with the first definition, with a warning when that is another version or not ours.
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
