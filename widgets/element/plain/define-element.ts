import { getRuntime, version } from '../../../core/runtime/index.js';

/**
 * Registers an element class, which is created only if the tag is free. If it is taken, the first definition stays, with
 * a warning when that is another version or not ours. Returns the class of the tag; without custom elements (in Node) one
 * without members, which an application may name.
 */
export function defineElement<Made extends CustomElementConstructor>(
  tag: string,
  createClass: () => Made,
): Made;
export function defineElement(tag: string, createClass: () => CustomElementConstructor): object {
  if (typeof customElements === 'undefined') return function () {};
  const first = customElements.get(tag);
  if (!first) {
    const made = Object.assign(createClass(), { version });
    customElements.define(tag, made);
    return made;
  }
  if (Reflect.get(first, 'version') !== version) {
    getRuntime().reporter.warn(
      `Another definition of <${tag}> (version ${String(Reflect.get(first, 'version'))}) came before this one (${version}); the first one stays.`,
      { where: tag },
    );
  }
  return first;
}
