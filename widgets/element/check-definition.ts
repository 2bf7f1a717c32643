import { attributeOf, dash } from './attributes.js';
import type { WidgetDefinition } from './definition.js';

/**
 * What types cannot refuse in a definition, each as a sentence; empty when it is sound. Names of the
 * platform are only known where there is one: run it in a browser or a DOM.
 */
export function findDefinitionProblems(definition: WidgetDefinition): string[] {
  return [
    ...findTakenNames(definition),
    ...findSharedAttributes(definition),
    ...findWrongEventTypes(definition),
  ];
}

function findTakenNames({ tag, props = {}, methods = {} }: WidgetDefinition): string[] {
  if (typeof HTMLElement === 'undefined') return [];
  return [...Object.keys(props), ...Object.keys(methods)]
    .filter((name) => name in HTMLElement.prototype)
    .map((name) => `<${tag}>: every HTML element has its own "${name}". Take another name.`);
}

function findSharedAttributes({ tag, props = {} }: WidgetDefinition): string[] {
  const names = Object.entries(props).map((entry) => attributeOf(...entry));
  const taken = ['load', ...names.filter((name) => name !== null)];
  return [...new Set(taken.filter((name, index) => taken.indexOf(name) !== index))].map(
    (name) => `<${tag}>: more than one prop reads the attribute "${name}". Name one differently.`,
  );
}

/** The types derive an event's type from its callback's name; the two must agree. */
function findWrongEventTypes({ tag, events = {} }: WidgetDefinition): string[] {
  return Object.entries(events).flatMap(([name, { type }]) => {
    const expected = `vitrine-${dash(name.slice(2))}`;
    return type === expected ? [] : [`<${tag}>: ${name} has to send "${expected}", not "${type}".`];
  });
}
