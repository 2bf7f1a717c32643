import { choice } from './attributes.js';
import type { Prop } from './definition.js';

/** The TypeScript type of a prop, as text. */
export function typeTextOf({ kind, values = [], typeName = 'unknown' }: Prop<unknown>): string {
  if (kind === 'choice') return values.map((value) => `'${String(value)}'`).join(' | ');
  return kind === 'json' || kind === 'property' ? typeName : kind;
}

/** The attribute every widget has beside its own. */
export const loadProp = choice(['visible', 'idle', 'interaction', 'eager'], {
  description:
    'When the widget mounts: near the viewport, in idle time, when it is used, or at once.',
});
