import type { z } from '@hono/zod-openapi';
import { Problem } from '../http/index.js';
import type { stampFields } from './stamp-schemas.js';
import type { SentEvent } from './types.js';

type Stamps = z.output<z.ZodObject<typeof stampFields>>;

/**
 * Who an event is and when it was. @throws Problem `invalid-request` when its number is not that of its id: then
 * nobody could say which of the two is meant.
 */
export function readStamps(
  { event_id: eventId, sequence, occurred_at: wall, monotonic }: Stamps,
  place: string,
): Pick<SentEvent, 'id' | 'wall' | 'monotonic'> {
  const [pageId = '', number = ''] = eventId?.split('.') ?? [];
  if (eventId === undefined ? sequence !== undefined : Number(number) !== sequence) {
    throw invalid(`${place}sequence`, 'The sequence is not that of the event id.');
  }
  const id = sequence === undefined ? null : { pageId, sequence };
  return { id, wall: wall ?? null, monotonic: monotonic ?? null };
}

export function invalid(place: string, message: string): Problem {
  return new Problem('invalid-request', { errors: { [place]: message } });
}
