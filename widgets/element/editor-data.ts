import { attributeOf } from './attributes.js';
import type { WidgetDefinition } from './definition.js';
import type { Declaration } from './declaration.js';
import { writtenPropsOf } from './prop-text.js';

interface HtmlCustomData {
  version: 1.1;
  tags: {
    name: string;
    description: string;
    attributes: { name: string; description: string; values?: { name: string }[] }[];
  }[];
}

/** The data by which Visual Studio Code completes and explains the elements in HTML (`html.customData`, version 1.1). */
export function createHtmlCustomData(definitions: readonly WidgetDefinition[]): HtmlCustomData {
  return {
    version: 1.1,
    tags: definitions.map((definition) => ({
      name: definition.tag,
      description: definition.summary,
      attributes: Object.entries(writtenPropsOf(definition)).flatMap(([prop, data]) => {
        const name = attributeOf(prop, data);
        if (name === null) return [];
        const { description, values } = data;
        return [{ name, description, ...(values && { values: values.map(nameValue) }) }];
      }),
    })),
  };
}

interface WebType {
  name: string;
  description: string;
  type?: string;
  default?: string | undefined;
}

interface WebTypes {
  $schema: string;
  name: string;
  version: string;
  'description-markup': 'markdown';
  contributions: {
    html: {
      elements: {
        name: string;
        description: string;
        attributes: (Omit<WebType, 'type'> & { value: { type: string } })[];
        slots: WebType[];
        js: { properties: WebType[]; events: WebType[] };
        css: { parts: WebType[]; properties: WebType[]; 'pseudo-classes': WebType[] };
      }[];
    };
  };
}

/** The data by which JetBrains' editors complete and explain the elements (`web-types` in package.json). */
export function createWebTypes(
  declarations: readonly Declaration[],
  { name, version }: { readonly name: string; readonly version: string },
): WebTypes {
  const elements = declarations.map((declaration) => {
    const { members, cssStates } = declaration;
    const fields = members.filter((member) => member.kind === 'field');
    return {
      name: declaration.tagName,
      description: declaration.summary,
      attributes: declaration.attributes.map(({ type, fieldName: _fieldName, ...attribute }) => ({
        ...attribute,
        value: { type: type.text },
      })),
      slots: declaration.slots,
      js: {
        properties: fields.map((field) => ({
          name: field.name,
          description: field.description,
          type: field.type.text,
        })),
        events: declaration.events.map((event) => ({
          name: event.name,
          description: event.description,
          type: event.type.text,
        })),
      },
      css: {
        parts: declaration.cssParts,
        properties: declaration.cssProperties.map((property) => ({
          name: property.name,
          description: property.description,
          default: property.default,
        })),
        'pseudo-classes': cssStates.map((state) => ({ ...state, name: `state(${state.name})` })),
      },
    };
  });
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name,
    version,
    'description-markup': 'markdown',
    contributions: { html: { elements } },
  };
}

function nameValue(value: unknown): { name: string } {
  return { name: String(value) };
}
