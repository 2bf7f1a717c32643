import type { z } from '@hono/zod-openapi';
import { Problem } from '../../ground/http/index.js';
import type { stampFields } from './stamp-schemas.js';
import type { SentEvent } from './types.js';

type Stamps = z.output<z.ZodObject<typeof stampFields>>;

/**
 * Reads the id and times of an event.
 * @throws Problem `invalid-request` if `sequence` differs from the number in `event_id`.
 */
export function readStamps(
  { event_id: eventId, sequence, occurred_at: wall, monotonic }: Stamps,
  place: string,
): Pick<SentEvent, 'id' | 'wall' | 'monotonic'> {
  const [pageId = '', number = ''] = eventId?.split('.') ?? [];
  if (eventId === undefined ? sequence !== undefined : Number(number) !== sequence) {
    throw invalid(`${place}sequence`, 'The sequence does not match the event id.');
  }
  const id = sequence === undefined ? null : { pageId, sequence };
  return { id, wall: wall ?? null, monotonic: monotonic ?? null };
}

export function invalid(place: string, message: string): Problem {
  return new Problem('invalid-request', { errors: { [place]: message } });
}
