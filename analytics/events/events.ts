import { commerceEvents } from './commerce-events.js';
import type { commonFields } from './common-fields.js';
import type { PayloadOf } from './payload-types.js';
import { interfaceDefinition, isInterfaceAction, type InterfaceAction } from './interface-areas.js';
import { browsingEvents } from './browsing-events.js';
import type { EventDefinition } from './types.js';

/** The catalogue: every event that is tracked by name. Types, schemas, consent and clients are read from it. */
export const events = { ...browsingEvents, ...commerceEvents } as const;

type Events = typeof events;

export type EventName = keyof Events | InterfaceAction;

/** The payload of an event. `area` and `action` of an interface action are in its name. */
export type EventPayload<N extends EventName> = PayloadOf<typeof commonFields> &
  (N extends keyof Events
    ? PayloadOf<Events[N]['fields']>
    : Omit<PayloadOf<(typeof interfaceDefinition)['fields']>, 'area' | 'action'>);

/** The definition of a site's own event: for the pipeline alone, with its name as the custom schema. */
export function customDefinition(schemaName: string): EventDefinition {
  return {
    schema: 'custom_event',
    customSchema: schemaName,
    priority: 'view',
    purpose: 'measurement',
    fields: {},
  };
}

/** Finds the definition of an event; null if the name is unknown. */
export function findDefinition(name: string): EventDefinition | null {
  const table: Readonly<Record<string, EventDefinition>> = events;
  if (Object.hasOwn(table, name)) return table[name] ?? null;
  return isInterfaceAction(name) ? interfaceDefinition : null;
}
