import { attributeOf, dash } from './attributes.js';
import type { WidgetDefinition } from './definition.js';

/**
 * The problems of a definition that types cannot detect, each as a sentence. Run it where there is a DOM, whose own
 * member names it checks.
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

/** The event's type is derived from the callback's name, in the types too. */
function findWrongEventTypes({ tag, events = {} }: WidgetDefinition): string[] {
  return Object.entries(events).flatMap(([name, { type }]) => {
    const expected = `vitrine-${dash(name.slice(2))}`;
    return type === expected ? [] : [`<${tag}>: ${name} has to send "${expected}", not "${type}".`];
  });
}
