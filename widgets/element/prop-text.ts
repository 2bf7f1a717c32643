import { choice } from './attributes.js';
import type { Prop, WidgetDefinition } from './definition.js';

/** The TypeScript type of a prop, as text. */
export function typeTextOf({ kind, values = [], typeName = 'unknown' }: Prop<unknown>): string {
  if (kind === 'choice') return values.map((value) => `'${String(value)}'`).join(' | ');
  if (kind === 'address') return 'string';
  return kind === 'json' || kind === 'property' ? typeName : kind;
}

const loadProp = choice(['visible', 'idle', 'interaction', 'eager'], {
  description:
    'When the widget mounts: near the viewport, in idle time, on interaction, or at once.',
});

/** The props that HTML can set: the element's own and, unless it renders nothing, `load`. */
export function writtenPropsOf({ props, rendering, load = 'visible' }: WidgetDefinition) {
  return rendering === 'none' ? { ...props } : { ...props, load: { ...loadProp, fallback: load } };
}
