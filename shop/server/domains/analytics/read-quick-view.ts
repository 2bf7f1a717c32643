import { z } from '@hono/zod-openapi';
import { readBody } from '../../ground/http/index.js';
import { readData, readSenderText } from './read-data.js';
import type { SentBatch } from './read-pipeline.js';
import { environmentSchema } from './stamp-schemas.js';
import type { SourceEnvironment } from './types.js';

const number = z
  .string()
  .max(40)
  .regex(/^-?\d+(\.\d+)?(e-?\d+)?$/, 'Not a number')
  .transform(Number)
  .optional();

/** A quick view has no body (storefront §7), so its id and times are in the query. Ours. */
export const quickViewQuery = z.object({
  environment: environmentSchema.optional(),
  event_id: z.string().optional(),
  sequence: number,
  occurred_at: number,
  monotonic: number,
  sender: z.string().optional().openapi({ description: 'JSON text of a sender.' }),
});

/** Null if the view has no id; it is then counted but not stored. */
export function readQuickView(
  itemId: string,
  query: Readonly<Record<string, string>>,
): SentBatch | null {
  const { environment = 'prod', sender, ...stamps } = readBody(quickViewQuery, query);
  if (stamps.event_id === undefined) return null;
  const naming = { environment: environment as SourceEnvironment, place: '' };
  const { event } = readData(
    { itemId, ...definedOnly(stamps) },
    { ...naming, intake: 'quick-view', name: 'quick-view' },
  );
  return { events: [event], sender: readSenderText(sender) };
}

function definedOnly(members: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
