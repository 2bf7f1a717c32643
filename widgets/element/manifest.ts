// For builds and tests only: the data for tools, derived from the definitions.
import { attributeOf } from './attributes.js';
import type { Prop, WidgetDefinition } from './definition.js';
import { typeTextOf, writtenPropsOf } from './prop-text.js';

export { findDefinitionProblems } from './check-definition.js';
export { createHtmlCustomData, createJsxTypes } from './editor-data.js';

interface Described {
  name: string;
  description: string;
}

interface Typed extends Described {
  type: { text: string };
  default?: string;
}

interface Attribute extends Typed {
  fieldName?: string;
}

interface Field extends Typed {
  kind: 'field';
  attribute?: string;
  reflects?: true;
}

interface Method extends Described {
  kind: 'method';
  return: { type: { text: string } };
}

/** A custom element of the Custom Elements Manifest, schema 2.1. */
export interface Declaration {
  kind: 'class';
  customElement: true;
  name: string;
  tagName: string;
  summary: string;
  superclass: { name: 'HTMLElement' };
  attributes: Attribute[];
  members: (Field | Method)[];
  events: (Described & { type: { text: string } })[];
  slots: Described[];
  cssParts: Described[];
  cssStates: Described[];
  cssProperties: Described[];
}

export interface Manifest {
  schemaVersion: '2.1.0';
  modules: {
    kind: 'javascript-module';
    path: string;
    declarations: Declaration[];
    exports: {
      kind: 'custom-element-definition';
      name: string;
      declaration: { name: string; module: string };
    }[];
  }[];
}

/** The manifest of a package. `path` is the module that defines the element, relative to the package's root. */
export function createManifest(
  widgets: readonly { definition: WidgetDefinition; path: string }[],
): Manifest {
  return {
    schemaVersion: '2.1.0',
    modules: widgets.map(({ definition, path }) => {
      const declaration = createDeclaration(definition);
      const { name } = declaration;
      return {
        kind: 'javascript-module',
        path,
        declarations: [declaration],
        exports: [
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
export function createDeclaration(definition: WidgetDefinition): Declaration {
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
        return { kind: 'method', name, description, return: { type: { text: 'Promise' } } };
      }),
    ],
    events: Object.values(definition.events ?? {}).map(({ type, description }) => {
      return { name: type, description, type: { text: 'CustomEvent' } };
    }),
    slots: describeAll(definition.slots),
    cssParts: describeAll(definition.parts),
    cssStates: describeAll(definition.states),
    cssProperties: describeAll(definition.cssProperties),
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
