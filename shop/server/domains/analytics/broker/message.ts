import { z } from 'zod';
import { intakes, sourceEnvironments, type IntakeRequest } from '../types.js';

/** Raised when a change of the form would be read wrongly by an older consumer. */
const version = 1;

const fact = z.union([z.string(), z.number(), z.null()]);

/** The message from intake to a consumer: the events of a request, checked and redacted, with its time of receipt. */
const messageSchema = z.strictObject({
  version: z.literal(version),
  receivedAt: z.number(),
  sender: z
    .strictObject({
      pageId: z.string(),
      sentAt: z.number(),
      monotonic: z.number(),
      drops: z.record(z.string(), z.number()),
    })
    .nullable(),
  events: z.array(
    z.strictObject({
      environment: z.enum(sourceEnvironments),
      intake: z.enum(intakes),
      name: z.string(),
      id: z.strictObject({ pageId: z.string(), sequence: z.int() }),
      wall: z.number().nullable(),
      monotonic: z.number().nullable(),
      content: z.string(),
      extras: z.record(z.string(), z.string()),
      visitor: z.string().nullable(),
      facts: z.record(z.string(), fact),
    }),
  ),
});

export function writeMessage(request: IntakeRequest): string {
  return JSON.stringify({ version, ...request });
}

/** @throws Error for a text that is not such a message. */
export function readMessage(text: string): IntakeRequest {
  const { version: _version, ...request } = messageSchema.parse(JSON.parse(text));
  return request;
}
