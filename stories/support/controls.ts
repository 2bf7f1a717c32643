import type { WidgetDefinition } from '../../widgets/element/index.js';
import { typeTextOf } from '../../widgets/element/prop-text.js';

const controls = {
  string: 'text',
  address: 'text',
  number: 'number',
  boolean: 'boolean',
  choice: 'select',
  json: 'object',
  property: 'object',
} as const;

/** Storybook's controls for the properties of an element, from its definition. */
export function controlsOf({ props = {} }: WidgetDefinition): Record<string, object> {
  const values = Object.entries(props).map(([name, prop]) => [
    name,
    {
      description: prop.description,
      control: { type: controls[prop.kind] },
      ...(prop.values && { options: prop.values }),
      table: {
        type: { summary: typeTextOf(prop) },
        ...(prop.fallback !== undefined && {
          defaultValue: { summary: JSON.stringify(prop.fallback) },
        }),
      },
    },
  ]);
  return Object.fromEntries(values) as Record<string, object>;
}
