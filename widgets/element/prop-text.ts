import { choice } from './attributes.js';
import type { Prop, WidgetDefinition } from './definition.js';

/** The TypeScript type of a prop, as text. */
export function typeTextOf({ kind, values = [], typeName = 'unknown' }: Prop<unknown>): string {
  if (kind === 'choice') return values.map((value) => `'${String(value)}'`).join(' | ');
  return kind === 'json' || kind === 'property' ? typeName : kind;
}

const loadProp = choice(['visible', 'idle', 'interaction', 'eager'], {
  description:
    'When the widget mounts: near the viewport, in idle time, when it is used, or at once.',
});

/** The props that can be written in HTML: the widget's own, and `load` on all that mount something. */
export function writtenPropsOf({ props, rendering, load = 'visible' }: WidgetDefinition) {
  return rendering === 'none' ? { ...props } : { ...props, load: { ...loadProp, fallback: load } };
}
