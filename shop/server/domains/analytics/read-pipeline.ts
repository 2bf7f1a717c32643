import { z } from '@hono/zod-openapi';
import { readBody } from '../../ground/http/index.js';
import { readFacts, readVisitor } from './event-facts.js';
import { readObject } from './read-json.js';
import { invalid, readStamps } from './read-stamps.js';
import {
  environmentSchema,
  nameSchema,
  senderSchema,
  stampFields,
  toSender,
} from './stamp-schemas.js';
import type { SenderStamps, SentEvent } from './types.js';

export const maxEvents = 500;

export interface SentBatch {
  readonly events: readonly SentEvent[];
  readonly sender: SenderStamps | null;
}

const eventSchema = z.strictObject({
  event_schema_name: nameSchema,
  content: z.string().openapi({ description: 'JSON text of the payload (platform §3).' }),
  ...stampFields,
});

export const pipelineBody = z
  .strictObject({
    events: z.array(eventSchema).min(1).max(maxEvents),
    sender: senderSchema.optional(),
  })
  .openapi('TrackingEvents');

/** platform §7: events of the pipeline, each with a schema name and its content as JSON text. */
export function readPipeline(body: unknown): SentBatch {
  const { events, sender } = readBody(pipelineBody, body);
  return {
    events: events.map(({ event_schema_name: name, content: text, ...stamps }, index) => {
      const place = `events.${index}.`;
      const content = readObject(text, `${place}content`);
      const environment = environmentSchema.safeParse(content.source_environment ?? 'prod');
      if (!environment.success) {
        throw invalid(`${place}content.source_environment`, environment.error.message);
      }
      return {
        environment: environment.data,
        intake: 'pipeline',
        name,
        ...readStamps(stamps, place),
        content: text,
        extras: {},
        visitor: readVisitor(content),
        facts: readFacts('pipeline', name, content),
      };
    }),
    sender: toSender(sender),
  };
}
