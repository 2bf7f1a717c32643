import { z } from '@hono/zod-openapi';
import { isSiteLanguage, ownLanguage, siteLanguages } from './site-languages.js';

/** Lengths in characters, and links of the footer. Ours: the specification has none. */
export const siteTextLimits = {
  announcement: 200,
  footer: 300,
  linkTitle: 60,
  url: 2083,
  links: 8,
};

/** Of the header and of the footer as JSON text, in characters. */
const mostJson = 16_000;

const code = z
  .string()
  .max(35)
  .refine(isSiteLanguage, { error: 'The shop has no words in this language.' });

const version = z
  .int()
  .nonnegative()
  .openapi({ description: 'Counts the saves; 0 before the first one.' });

export const languagesSchema = z
  .object({
    languages: z
      .array(z.string())
      .openapi({ description: 'The codes that pages are offered in, the site’s own first.' }),
    available: z
      .array(z.object({ code: z.string(), title: z.string(), direction: z.enum(['ltr', 'rtl']) }))
      .openapi({ description: 'What the shop has words for.' }),
    version,
  })
  .openapi('SiteLanguages');

export const languageSettingsSchema = z
  .object({ languages: z.array(z.string()), siteLanguage: z.string(), version })
  .openapi('MultilingualSettings');

export const languageStatusSchema = z
  .object({
    connected: z.boolean().openapi({
      description:
        'Whether the site is translated. False after DELETE /api/multilingual/connection.',
    }),
    siteLanguage: z.string(),
    languages: z.array(z.string()),
  })
  .openapi('MultilingualStatus');

export const saveLanguagesBody = z.object({
  languages: z
    .array(code)
    .max(siteLanguages.length * 4)
    .openapi({ description: 'Codes of `available`; the site’s own is always one of them.' }),
  version: version.optional(),
});

/** No control characters but those of a line; PostgreSQL cannot store NUL. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1, { error: 'This is empty.' })
    .max(most, { error: `This has more than ${most} characters.` })
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'This has characters that cannot be printed.' });

/** A text by language. The site's own is what a page falls back to. */
const words = (most: number) =>
  z
    .partialRecord(z.string(), line(most))
    .refine((texts) => Object.keys(texts).every(isSiteLanguage), {
      error: 'The shop has no words in one of these languages.',
    })
    .refine((texts) => texts[ownLanguage.code] !== undefined, {
      error: 'This needs a text in the language of the site.',
    });

/** A page of the site or an address of the web; nothing that a browser would run, and no `//host`. */
const url = z
  .string()
  .trim()
  .max(siteTextLimits.url)
  .regex(/^(?:\/(?![/\\])|https?:\/\/[^/\s])[^\s\p{Cc}]*$/iu, {
    error: 'A link begins with / or https://.',
  });

const limited = <Schema extends z.ZodType>(schema: Schema) =>
  schema.refine((value) => JSON.stringify(value).length <= mostJson, {
    error: `This is longer than ${mostJson} characters.`,
  });

/** Other fields are kept and shown nowhere: the specification does not say what is in the record. */
export const headerSchema = limited(
  z.looseObject({
    announcement: z
      .object({ text: words(siteTextLimits.announcement), url: url.nullable().default(null) })
      .nullable()
      .default(null),
  }),
).openapi('SiteHeader');

export const footerSchema = limited(
  z.looseObject({
    text: words(siteTextLimits.footer).nullable().default(null),
    links: z
      .array(z.object({ title: words(siteTextLimits.linkTitle), url }))
      .max(siteTextLimits.links)
      .default([]),
  }),
).openapi('SiteFooter');

export const headerFooterSchema = z
  .object({ header: headerSchema, footer: footerSchema, version })
  .openapi('SiteHeaderFooter');

export const saveHeaderFooterBody = z.object({
  header: headerSchema,
  footer: footerSchema,
  version: version.optional().openapi({
    description:
      'The version that was read: 409 if somebody has saved since. Without it nothing is compared.',
  }),
});
