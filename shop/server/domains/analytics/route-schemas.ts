import { z } from '@hono/zod-openapi';
import { environmentSchema, nameSchema, pageIdSchema, sequenceSchema } from './stamp-schemas.js';

const time = z.number().openapi({ description: 'Milliseconds since 1970.' });
const count = z.int().nonnegative();

export const acknowledgement = z
  .object({
    n: z.int().min(1).openapi({ description: 'How many events of the request are stored.' }),
    serverTime: time,
  })
  .openapi('TrackingAcknowledgement');

const range = z
  .tuple([sequenceSchema, sequenceSchema])
  .refine(([first, last]) => first <= last, 'A range begins with its first number');
const maxPages = 200;
const maxRanges = 2000;

const pageRanges = z.record(pageIdSchema, z.array(range)).refine((pages) => {
  const ranges = Object.values(pages);
  return ranges.length <= maxPages && ranges.flat().length <= maxRanges;
}, `There are at most ${maxPages} pages and ${maxRanges} ranges`);

export const receiptsBody = z
  .strictObject({ environment: environmentSchema, pages: pageRanges })
  .openapi('TrackingReceiptsQuestion');

export const receiptsResponse = z
  .object({ have: pageRanges, serverTime: time })
  .openapi('TrackingReceipts');

export const schemaParams = z.object({ schemaName: nameSchema });

export const validationResponse = z.object({
  isValid: z.boolean(),
  problems: z.array(z.string()).openapi({ description: 'A sentence for each.' }),
});

export const environmentQuery = z.object({
  environment: environmentSchema.default('prod'),
});

const cursor = z
  .string()
  .max(500)
  .optional()
  .openapi({ description: '`next` of the previous page.' });

export const eventsQuery = environmentQuery.extend({
  after: cursor,
  limit: z.coerce.number().int().min(1).max(500).default(100),
});

export const summaryQuery = environmentQuery.extend({
  since: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .openapi({ description: 'Milliseconds since 1970.' }),
});

export const eventsResponse = z.object({
  events: z.array(
    z.object({
      eventId: z.string(),
      pageId: z.string().nullable(),
      sequence: z.int().nullable(),
      intake: z.string(),
      name: z.string(),
      occurredAt: time,
      claimedAt: time.nullable(),
      receivedAt: time,
      arrivals: z.int().min(1),
      content: z.record(z.string(), z.unknown()),
      extras: z.record(z.string(), z.string()),
    }),
  ),
  next: z.string(),
});

export const summaryResponse = z.object({
  events: count,
  pageLoads: count,
  arrivals: count,
  duplicates: count,
  missing: count,
  pagesWithGaps: count,
  drops: z.record(z.string(), count),
  gaps: z.array(
    z.object({
      pageId: z.string(),
      last: z.int(),
      missing: z.array(z.tuple([z.int(), z.int()])),
    }),
  ),
});
