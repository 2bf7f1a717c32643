import { z } from '@hono/zod-openapi';
import { Problem, readBody } from '../http/index.js';
import { readFacts, readVisitor } from './event-facts.js';
import { readJson, readObject, type JsonObject } from './read-json.js';
import { readStamps } from './read-stamps.js';
import { senderSchema, stampFields, toSender } from './stamp-schemas.js';
import type { Intake, SenderStamps, SentEvent, SourceEnvironment } from './types.js';

/** Data of any members, of which those that name and date the event, and its sender, are of their kind. */
export const dataSchema = z.looseObject({ ...stampFields, sender: senderSchema.optional() });

/** What one event of a call is called, and where in the request it stood. */
export interface Naming {
  readonly environment: SourceEnvironment;
  readonly intake: Intake;
  readonly name: string;
  /** Like `3.data.`; empty for the body itself. */
  readonly place: string;
}

export interface ReadEvent {
  readonly event: SentEvent;
  readonly sender: SenderStamps | null;
}

/** An event whose stamps ride among its data. @throws Problem `invalid-request`. */
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

/** The same for data that were sent as a text, which is kept as it is. */
export function readDataText(text: string, naming: Naming): ReadEvent {
  const { event, sender } = readData(readObject(text, naming.place.slice(0, -1)), naming);
  return { event: { ...event, content: text }, sender };
}

/** A sender that was sent as a JSON text of its own. */
export function readSenderText(text: string | undefined): SenderStamps | null {
  if (text === undefined) return null;
  return atPlace('sender.', () => toSender(readBody(senderSchema, readJson(text, ''))));
}

/** Names what is wrong by its place in the whole request. */
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
