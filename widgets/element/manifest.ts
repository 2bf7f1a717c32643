// For builds and tests only: the data for tools, derived from the definitions.
import { attributeOf } from './attributes.js';
import type {
  CssValues,
  Declaration,
  Described,
  Event,
  Field,
  Manifest,
  Method,
  Typed,
} from './declaration.js';
import type { Prop, WidgetDefinition } from './definition.js';
import { typesOf, type ElementTypes } from './element-types.js';
import { typeTextOf, writtenPropsOf } from './prop-text.js';

export { typesOf, type ElementTypes, type TypedName } from './element-types.js';
export type { Declaration, Manifest } from './declaration.js';
export { findDefinitionProblems } from './check-definition.js';
export { createHtmlCustomData, createWebTypes } from './editor-data.js';
export { createLlmsText, listSections, type DescribedElement } from './llms-text.js';

/** The manifest of a package. `path` is the module that defines the element, relative to the package's root. */
export function createManifest(
  widgets: readonly { definition: WidgetDefinition; types: ElementTypes; path: string }[],
  values: CssValues = {},
): Manifest {
  return {
    schemaVersion: '2.1.0',
    modules: widgets.map(({ definition, types, path }) => {
      const declaration = createDeclaration(definition, types, values);
      const { name } = declaration;
      return {
        kind: 'javascript-module',
        path,
        declarations: [declaration],
        exports: [
          { kind: 'js', name, declaration: { name, module: path } },
          {
            kind: 'custom-element-definition',
            name: definition.tag,
            declaration: { name, module: path },
          },
        ],
      };
    }),
  };
}

/** The declaration of one element in the manifest; the documentation tables are generated from it. */
export function createDeclaration(
  definition: WidgetDefinition,
  types: ElementTypes,
  values: CssValues = {},
): Declaration {
  const own = definition.props ?? {};
  return {
    kind: 'class',
    customElement: true,
    name: classNameOf(definition.tag),
    tagName: definition.tag,
    summary: definition.summary,
    superclass: { name: 'HTMLElement' },
    attributes: Object.entries(writtenPropsOf(definition)).flatMap(([fieldName, prop]) => {
      const name = attributeOf(fieldName, prop);
      if (name === null) return [];
      const isField = fieldName in own;
      return [{ name, ...(isField && { fieldName }), ...describeValue(prop) }];
    }),
    members: [
      ...Object.entries(own).map(([name, prop]): Field => {
        const attribute = attributeOf(name, prop);
        return {
          kind: 'field',
          name,
          ...describeValue(prop),
          ...(attribute !== null && { attribute }),
          ...(prop.reflect && { reflects: true }),
        };
      }),
      ...Object.entries(definition.methods ?? {}).map(([name, { description }]): Method => {
        const { parameters, result } = typesOf(types.methods, name);
        return { kind: 'method', name, description, parameters, return: { type: result } };
      }),
    ],
    events: Object.entries(definition.events ?? {}).map(([callback, event]): Event => {
      const { type, members } = typesOf(types.events, callback);
      const { type: name, description } = event;
      return { name, description, type, ...(members && { 'x-detail': members }) };
    }),
    slots: describeAll(definition.slots),
    cssParts: describeAll(definition.parts),
    cssStates: describeAll(definition.states),
    cssProperties: describeAll(definition.cssProperties).map((property) => ({
      ...property,
      ...values[property.name],
    })),
  };
}

function describeValue(prop: Prop<unknown>): Omit<Typed, 'name'> {
  return {
    description: prop.description,
    type: { text: typeTextOf(prop) },
    ...(prop.fallback !== undefined && { default: JSON.stringify(prop.fallback) }),
  };
}

function describeAll(section: Readonly<Record<string, string>> = {}): Described[] {
  return Object.entries(section).map(([name, description]) => ({ name, description }));
}

/** `vitrine-cart-pill` → `CartPillElement`. */
function classNameOf(tag: string): string {
  const [, ...words] = tag.split('-');
  return `${words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')}Element`;
}
