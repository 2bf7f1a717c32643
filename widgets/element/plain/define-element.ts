import { getRuntime, reportVersion, version } from '../../../core/runtime/index.js';

/**
 * Registers an element class, which is created only if the tag is free. If it is taken, the first definition stays, with
 * one warning a page when that is another version, and one a tag when it is not ours. Returns the class of the tag; without custom elements (in Node) one
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
  const other: unknown = Reflect.get(first, 'version');
  if (typeof other === 'string') reportVersion(other);
  else {
    const problem = `<${tag}> is taken by another script, which stays.`;
    getRuntime().reporter.warn(problem, { where: tag });
  }
  return first;
}
