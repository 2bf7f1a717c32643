import { z } from '@hono/zod-openapi';

/** Suggestions of one answer. */
export const mostSuggestions = 5;
/** Letters from which on the provider is asked. */
export const leastLetters = 3;

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

const placeIdSchema = z
  .string()
  .min(1)
  .max(300)
  .regex(/^[\w.:+=/-]+$/);

export const placeSuggestionSchema = z
  .object({ placeId: placeIdSchema, title: text(200).min(1), detail: text(200) })
  .openapi('PlaceSuggestion');

export const placeSchema = z
  .object({
    placeId: placeIdSchema,
    line1: text(200),
    city: text(100),
    region: text(60),
    postalCode: text(20),
    country: z.string().regex(/^[A-Z]{2}$/),
  })
  .openapi('Place');

export const placeSuggestionsSchema = z
  .object({
    suggestions: z.array(placeSuggestionSchema).max(mostSuggestions),
    attribution: z
      .string()
      .nullable()
      .openapi({ description: 'What has to stand below the suggestions.' }),
  })
  .openapi('PlaceSuggestions');

export const placeAnswerSchema = z.object({ place: placeSchema }).openapi('PlaceAnswer');

/** The tracking context, and what joins the calls of one search. */
const callQuery = z.object({
  sessionToken: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional()
    .openapi({ description: 'Unguessable, such as a UUID; a new one after each choice.' }),
  productPage: text(100).optional().openapi({ description: 'The page, such as `checkout`.' }),
  productSection: text(100)
    .optional()
    .openapi({ description: 'The part of the page, such as `delivery-address`.' }),
});

export const suggestQuery = callQuery.extend({
  input: text(200).openapi({ description: 'What was typed; below 3 letters nothing is found.' }),
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .optional()
    .openapi({ description: 'ISO 3166, where the place has to be.' }),
});

export const detailsQuery = callQuery.extend({ placeId: placeIdSchema });
