import { z } from '@hono/zod-openapi';

/**
 * The fields that are kept. The keys of the page are not among them, and `payment` is the name of a way to pay: this
 * shop never gets the number of a card.
 */
const keptFields: ReadonlySet<string> = new Set([
  'email',
  'name',
  'phone',
  'country',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'optionId',
  'coupon',
  'giftCard',
  'payment',
  'keepAddress',
  'recipientName',
  'recipientEmail',
  'recipientMessage',
  'recipientDate',
]);

/** More than any field may have, so that a text that is too long comes back to be shortened. */
const longestText = 2000;

const texts = z.record(z.string(), z.string());
const draftSchema = z.object({
  typed: texts,
  seen: z.string(),
  outcome: z
    .object({
      errors: texts,
      problem: z.string().nullable(),
      step: z.enum(['address', 'coupon', 'delivery', 'gift-card', 'total']).nullable(),
    })
    .nullable(),
});

export type Draft = Readonly<z.infer<typeof draftSchema>>;

/** The outcome of a posted form; the next page says it. */
export type DraftOutcome = NonNullable<Draft['outcome']>;

/** JSON text, because jsonb refuses the NUL character that a visitor can send. */
export function writeDraftText(draft: Draft): string {
  const typed = Object.entries(draft.typed)
    .filter(([name]) => keptFields.has(name))
    .map(([name, text]) => [name, text.slice(0, longestText)]);
  return JSON.stringify({ ...draft, typed: Object.fromEntries(typed) });
}

/** Null for a draft of an earlier version of the shop that cannot be read any more. */
export function readDraftText(text: string): Draft | null {
  return draftSchema.safeParse(JSON.parse(text)).data ?? null;
}
