import { attributeOf } from './attributes.js';
import type { Prop, WidgetDefinition } from './definition.js';
import { typeTextOf, writtenPropsOf } from './prop-text.js';

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

/** A declaration file of the elements for React's JSX, for pages that import none of our types. */
export function createJsxTypes(definitions: readonly WidgetDefinition[]): string {
  const elements = definitions.map((definition) => {
    const { tag, summary, events = {} } = definition;
    const members = [
      ...Object.entries(writtenPropsOf(definition)).flatMap((entry) => describeProp(...entry)),
      ...Object.values(events).map(({ type, description }) =>
        describeMember(`'on${type}'`, '(event: CustomEvent) => void', description),
      ),
    ];
    return `      /** ${summary} */\n      '${tag}': HTMLAttributes<HTMLElement> & {\n${members.join('')}      };\n`;
  });
  return `import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements.join('')}    }
  }
}
`;
}

/** React sets attributes before the element is defined, and properties afterwards, so both names are declared. */
function describeProp(name: string, prop: Prop<unknown>): string[] {
  const attribute = attributeOf(name, prop);
  const type = typeTextOf(prop);
  const property = describeMember(name, type, prop.description);
  return attribute === null || attribute === name
    ? [property]
    : [property, describeMember(`'${attribute}'`, type, prop.description)];
}

function describeMember(name: string, type: string, description: string): string {
  return `        /** ${description} */\n        ${name}?: ${type};\n`;
}

function nameValue(value: unknown): { name: string } {
  return { name: String(value) };
}
