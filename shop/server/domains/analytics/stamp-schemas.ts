import { z } from '@hono/zod-openapi';
import { sourceEnvironments, type SenderStamps } from './types.js';

/** The largest time a Date can hold, in milliseconds. */
const maxTime = 8.64e15;
export const timeSchema = z.number().min(-maxTime).max(maxTime);
/** Milliseconds since a page started; at most thirty years. */
const running = z.number().min(0).max(1e12);

const maxSequence = 0x7fffffff;
export const pageIdSchema = z
  .string()
  .regex(/^[0-9A-Za-z]{22}$/, 'A page id has 22 letters and digits')
  .openapi({ description: 'New for each page load: 22 letters and digits.' });
export const sequenceSchema = z.int().min(1).max(maxSequence);
export const environmentSchema = z.enum(sourceEnvironments);

/** The optional id and times of an event, the same in every call. */
export const stampFields = {
  event_id: z
    .string()
    .regex(/^[0-9A-Za-z]{22}\.[1-9]\d{0,9}$/, 'An event id is like {page id}.{sequence}')
    .optional(),
  sequence: sequenceSchema.optional(),
  occurred_at: timeSchema.optional().openapi({ description: 'By the visitor’s clock.' }),
  monotonic: running.optional().openapi({ description: 'Milliseconds since the page started.' }),
};

const drops = z
  .record(z.string().regex(/^[a-z-]{1,40}$/), z.int().min(0).max(maxSequence))
  .refine((given) => Object.keys(given).length <= 20, 'There are at most 20 reasons');

export const senderSchema = z
  .strictObject({
    page_id: pageIdSchema,
    sent_at: timeSchema,
    monotonic: running,
    drops: drops.optional().openapi({ description: 'By reason, since the page started.' }),
  })
  .openapi('TrackingSender');

export type SenderJson = z.output<typeof senderSchema>;

export function toSender(sender: SenderJson | undefined): SenderStamps | null {
  if (sender === undefined) return null;
  return {
    pageId: sender.page_id,
    sentAt: sender.sent_at,
    monotonic: sender.monotonic,
    drops: sender.drops ?? {},
  };
}

/** A name of an event, a schema or a field: one line of text. */
export const nameSchema = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u, 'A name is one line of text');
