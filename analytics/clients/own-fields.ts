import {
  personalClassOf,
  commonFields,
  type Fields as FieldTable,
  type TrackedEvent,
} from '../events/index.js';
import type { Fields } from './overwritten.js';

/**
 * Whether a field of an event neither names somebody nor tells where one came from or went. One that the catalogue
 * does not know is taken for the worse, unless the site has made the event up: then it knows what it says.
 */
function isPublic({ definition }: TrackedEvent, name: string): boolean {
  const fields: FieldTable = { ...commonFields, ...definition.fields };
  const field = Object.hasOwn(fields, name) && fields[name];
  return field ? personalClassOf(field) === 'none' : definition.customSchema !== undefined;
}

/** What an event says itself, as far as its treatment allows: a cookieless one keeps what is public. */
export function ownFields(event: TrackedEvent): Fields {
  return event.treatment === 'full' ? event.payload : publicFields(event);
}

export function publicFields(event: TrackedEvent): Fields {
  return Object.fromEntries(
    Object.entries(event.payload).filter(([name]) => isPublic(event, name)),
  );
}
