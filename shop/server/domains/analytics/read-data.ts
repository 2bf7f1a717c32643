import { z } from '@hono/zod-openapi';
import { Problem, readBody } from '../../ground/http/index.js';
import { readFacts, readVisitor } from './event-facts.js';
import { readJson, readObject, type JsonObject } from './read-json.js';
import { readStamps } from './read-stamps.js';
import { senderSchema, stampFields, toSender } from './stamp-schemas.js';
import type { Intake, SenderStamps, SentEvent, SourceEnvironment } from './types.js';

/** Data with any members. Only the event's id and times, and the sender, are checked. */
export const dataSchema = z.looseObject({ ...stampFields, sender: senderSchema.optional() });

/** The name of an event, and its place in the request for error messages. */
export interface Naming {
  readonly environment: SourceEnvironment;
  readonly intake: Intake;
  readonly name: string;
  /** Such as `3.data.`; empty for the body itself. */
  readonly place: string;
}

export interface ReadEvent {
  readonly event: SentEvent;
  readonly sender: SenderStamps | null;
}

/** Reads an event whose id and times are members of its data. @throws Problem `invalid-request`. */
export function readData(
  data: JsonObject,
  { environment, intake, name, place }: Naming,
  schema: z.ZodType<z.output<typeof dataSchema>> = dataSchema,
): ReadEvent {
  const stamps = atPlace(place, () => readBody(schema, data));
  const { sender: _, ...content } = data;
  return {
    event: {
      environment,
      intake,
      name,
      ...readStamps(stamps, place),
      content: JSON.stringify(content),
      extras: {},
      visitor: readVisitor(content),
      facts: readFacts(intake, name, content),
    },
    sender: toSender(stamps.sender),
  };
}

/** The same for data sent as JSON text, which is stored unchanged. */
export function readDataText(text: string, naming: Naming): ReadEvent {
  const { event, sender } = readData(readObject(text, naming.place.slice(0, -1)), naming);
  return { event: { ...event, content: text }, sender };
}

/** Reads a sender that was sent as a separate JSON text. */
export function readSenderText(text: string | undefined): SenderStamps | null {
  if (text === undefined) return null;
  return atPlace('sender.', () => toSender(readBody(senderSchema, readJson(text, ''))));
}

/** Prefixes the field names of a problem with their place in the request. */
function atPlace<Value>(place: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Problem) || error.details.errors === undefined) throw error;
    const errors = Object.entries(error.details.errors).map(([name, message]) => {
      return [name === 'body' || name === '' ? place.slice(0, -1) : `${place}${name}`, message];
    });
    throw new Problem('invalid-request', { errors: Object.fromEntries(errors) });
  }
}
