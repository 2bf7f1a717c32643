import {
  personalClassOf,
  commonFields,
  type Fields as FieldTable,
  type TrackedEvent,
} from '../events/index.js';
import type { Fields } from './overwritten.js';

/**
 * Whether a field is neither an identifier nor a location. A field that is not in the catalogue counts as personal,
 * except in a custom event, for which the site is responsible.
 */
function isPublic({ definition }: TrackedEvent, name: string): boolean {
  const fields: FieldTable = { ...commonFields, ...definition.fields };
  const field = Object.hasOwn(fields, name) && fields[name];
  return field ? personalClassOf(field) === 'none' : definition.customSchema !== undefined;
}

/** The event's own fields; of a cookieless event only the public ones. */
export function ownFields(event: TrackedEvent): Fields {
  return event.treatment === 'full' ? event.payload : publicFields(event);
}

export function publicFields(event: TrackedEvent): Fields {
  return Object.fromEntries(
    Object.entries(event.payload).filter(([name]) => isPublic(event, name)),
  );
}
