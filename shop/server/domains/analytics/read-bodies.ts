import { z } from '@hono/zod-openapi';
import { readBody } from '../../ground/http/index.js';
import { dataSchema, readData, type ReadEvent } from './read-data.js';
import type { JsonObject } from './read-json.js';
import { maxEvents, type SentBatch } from './read-pipeline.js';
import { nameSchema, senderSchema, stampFields, timeSchema, toSender } from './stamp-schemas.js';
import type { Intake, SourceEnvironment } from './types.js';

/** storefront §7: visitorCookie and page fields; for a form its id as well. */
export const renderBody = dataSchema
  .extend({ visitorCookie: z.string().max(200).nullish() })
  .openapi('CensusRender');

export const formRenderBody = renderBody
  .extend({ formId: z.string().min(1).max(200) })
  .openapi('CensusFormRender');

export const errorsBody = z
  .array(
    z.object({
      event: nameSchema,
      data: dataSchema,
      timestamp: timeSchema.openapi({ description: 'Milliseconds since 1970.' }),
    }),
  )
  .min(1)
  .max(maxEvents)
  .openapi('JavascriptErrors');

const pageLoadId = z.string().min(1).max(200);

export const recordsBody = z
  .strictObject({
    pageLoadId,
    records: z
      .array(
        z.looseObject({
          ...stampFields,
          pageLoadId: pageLoadId.optional(),
          type: nameSchema.optional(),
          name: nameSchema.optional(),
        }),
      )
      .min(1)
      .max(maxEvents),
    sender: senderSchema.optional(),
  })
  .openapi('PerformanceRecords');

/** Reads a render or a button press: the body is the event. */
export function readRender(
  body: unknown,
  intake: Intake,
  environment: SourceEnvironment,
): SentBatch {
  readBody(intake === 'form-render' ? formRenderBody : renderBody, body);
  return toBatch([readData(toObject(body), { environment, intake, name: intake, place: '' })]);
}

/** storefront §7: a list of errors. `timestamp` dates an event that has no `occurred_at`. */
export function readErrors(body: unknown, environment: SourceEnvironment): SentBatch {
  const errors = readBody(errorsBody, body);
  const sent = readBody(z.array(z.object({ data: z.unknown() })), body);
  return toBatch(
    errors.map(({ event: name, timestamp }, index) => {
      const place = `${index}.data.`;
      const data = toObject(sent[index]?.data);
      const { event, sender } = readData(data, { environment, intake: 'errors', name, place });
      return { event: { ...event, wall: event.wall ?? timestamp }, sender };
    }),
  );
}

/** platform §7: a batch of measurements of one page load. */
export function readRecords(body: unknown, environment: SourceEnvironment): SentBatch {
  const { pageLoadId: ofBatch, records, sender } = readBody(recordsBody, body);
  const sent = readBody(z.object({ records: z.array(z.unknown()) }), body);
  const { events } = toBatch(
    records.map(({ name, type, pageLoadId: own = ofBatch }, index) =>
      readData(
        { ...toObject(sent.records[index]), pageLoadId: own },
        {
          environment,
          intake: 'performance',
          name: name ?? type ?? 'record',
          place: `records.${index}.`,
        },
      ),
    ),
  );
  return { events, sender: toSender(sender) };
}

function toBatch(read: readonly ReadEvent[]): SentBatch {
  return {
    events: read.map(({ event }) => event),
    sender: read.find(({ sender }) => sender !== null)?.sender ?? null,
  };
}

const objectSchema = z.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** Returns the object unparsed, because a schema would drop a member named `__proto__`. */
function toObject(value: unknown): JsonObject {
  return readBody(objectSchema, value);
}
