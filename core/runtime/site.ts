import * as z from 'zod/mini';
import { isRecord } from '../base/index.js';
import type { TextSource } from '../i18n/index.js';
import { defineSchema, readCookie } from '../net/index.js';
import type { Config } from './config.js';

/** Which email addresses forms accept: with a top-level domain of any length, or those of storefront §5 alone. */
export type EmailPattern = 'specified' | 'any-tld';

/** Whether the notice of a refused form stands once, above it, or below it as well (storefront §8). */
export type FormNotices = 'once' | 'specified';

/** The collection or item the page shows. */
export interface SitePage {
  id: string;
  /** `i` for an item, `c` for a collection (storefront §3, form submission payload). */
  contentSource: 'i' | 'c';
  title: string;
  path: string;
  permissionType: number | null;
  /** A `PageKind` (platform §2), or a text of the site's own, which means nothing here. Absent if none is sent. */
  kind?: string | undefined;
}

export interface StoreSettings {
  /** Whether a service may be bought more than once at a time (storefront §5). */
  allowMultipleQuantityForServices: boolean;
  soldOutLabel: string | null;
  saleLabel: string | null;
  addToCartLabel: string | null;
  [setting: string]: unknown;
}

export interface Member {
  authenticated: boolean;
  siteUserId: string | null;
}

/** The site's data, which the server renders as `<script type="application/json" id="vitrine-site">`. */
export interface SiteContext {
  websiteId: string;
  templateId: string;
  /** BCP 47. */
  locale: string;
  /** ISO 4217 code. */
  currency: string;
  storeSettings: StoreSettings;
  featureFlags: readonly string[];
  member: Member;
  page: SitePage | null;
  cookiePolicy: string | null;
  editorFrame: boolean;
  emailPattern: EmailPattern;
  formNotices: FormNotices;
  /** The site setting for comments; off, none are shown (platform §4). */
  commentsEnabled: boolean;
  /** Origin of the API; empty if it is the page's own. */
  apiOrigin: string;
  /**
   * The features that the API lacks: abilities of a cart (`CartAbility`); `idempotency-keys`, then an add without an
   * answer is not repeated; `form-id`, then a submission is sent without it; `reviews`, `likes` or `comments`, then the
   * printed ones stay.
   */
  apiLacks: readonly string[];
}

/** Values of `configure`, which take precedence over the page. */
export interface SiteOverrides {
  locale: string | null;
  currency: string | null;
}

const userInfoCookie = 'siteUserInfo';
const anonymous: Member = { authenticated: false, siteUserId: null };

const siteParts = /* @__PURE__ */ defineSchema(() => {
  const label = z._default(z.nullable(z.string()), null);
  return {
    text: z.string(),
    nullableText: z.nullable(z.string()),
    flag: z.boolean(),
    origin: z.string().check(z.refine((text) => text === '' || URL.canParse(text))),
    list: z.array(z.string()),
    emailPattern: z.enum(['specified', 'any-tld']),
    formNotices: z.enum(['once', 'specified']),
    locale: z.string().check(z.refine((text) => canonicalLocale(text) !== null)),
    currency: z.string().check(z.refine((text) => /^[A-Z]{3}$/.test(text))),
    member: z.object({ authenticated: z.boolean(), siteUserId: label }),
    page: z.nullable(
      z.object({
        id: z.string(),
        contentSource: z.enum(['i', 'c']),
        title: z._default(z.string(), ''),
        path: z._default(z.string(), ''),
        permissionType: z._default(z.nullable(z.number()), null),
        // Not compared with the list, which no page needs. Any other type counts as absent.
        kind: z.catch(z.optional(z.string()), undefined),
      }),
    ),
    storeSettings: z.looseObject({
      allowMultipleQuantityForServices: z._default(z.boolean(), true),
      soldOutLabel: label,
      saleLabel: label,
      addToCartLabel: label,
    }),
  };
});

/** The text of the site script; null if the page has none. */
export function readSiteScript(): string | null {
  if (typeof document === 'undefined') return null;
  return document.getElementById('vitrine-site')?.textContent ?? null;
}

/**
 * Reads the site context leniently: a missing or invalid part gets its default, and `complain` is called with a
 * sentence about each invalid one.
 */
export function parseSite(
  text: string | null,
  overrides: SiteOverrides,
  complain: (problem: string) => void,
): SiteContext {
  const json = readJson(text, complain);
  const parts = siteParts();

  function part<T>(
    name: keyof SiteContext,
    schema: z.core.$ZodType<T>,
    fallback: T,
    value = json[name],
  ): T {
    if (value === undefined) return fallback;
    const result = z.safeParse(schema, value);
    if (result.success) return result.data;
    const path = [name, ...(result.error.issues[0]?.path ?? [])].join('.');
    complain(notValid(path));
    return fallback;
  }

  const locale = part('locale', parts.locale, defaultLocale(), overrides.locale ?? json['locale']);
  return {
    websiteId: part('websiteId', parts.text, ''),
    templateId: part('templateId', parts.text, ''),
    locale: canonicalLocale(locale) ?? locale,
    currency: part('currency', parts.currency, 'USD', overrides.currency ?? json['currency']),
    storeSettings: part('storeSettings', parts.storeSettings, z.parse(parts.storeSettings, {})),
    featureFlags: part('featureFlags', parts.list, []),
    member: part('member', parts.member, readMemberCookie()),
    page: part('page', parts.page, null),
    cookiePolicy: part('cookiePolicy', parts.nullableText, null),
    editorFrame: part('editorFrame', parts.flag, false),
    emailPattern: part('emailPattern', parts.emailPattern, 'any-tld'),
    formNotices: part('formNotices', parts.formNotices, 'once'),
    commentsEnabled: part('commentsEnabled', parts.flag, true),
    apiOrigin: part('apiOrigin', parts.origin, ''),
    apiLacks: part('apiLacks', parts.list, []),
  };
}

/** Reads what calls depend on: an early press needs nothing else, and parsing the rest takes time. */
export function readApi(): Pick<SiteContext, 'apiOrigin' | 'apiLacks'> {
  const { apiOrigin, apiLacks } = readJson(readSiteScript(), () => undefined);
  return {
    apiOrigin: typeof apiOrigin === 'string' && URL.canParse(apiOrigin) ? apiOrigin : '',
    apiLacks: Array.isArray(apiLacks) ? apiLacks.map(String) : [],
  };
}

/**
 * Reads the page's locale and its own texts (`strings` of the site context, `configure`). Separate from `parseSite`
 * because the first text may be needed before the other data.
 */
export function readTextSource(
  text: string | null,
  overrides: Pick<Config, 'locale' | 'strings'>,
  complain: (problem: string) => void,
): TextSource {
  const { locale, strings } = readJson(text, () => undefined);
  const own = Object.entries(Object(strings ?? {}) as Record<string, unknown>);
  const texts = own.filter(([key, value]) => {
    const isText = typeof value === 'string';
    if (!isText) complain(notValid(`strings.${key}`));
    return isText;
  });
  return {
    locale: canonicalLocale(String(overrides.locale ?? locale ?? '')) ?? defaultLocale(),
    strings: { ...Object.fromEntries(texts), ...overrides.strings },
  };
}

function readJson(
  text: string | null,
  complain: (problem: string) => void,
): Record<string, unknown> {
  if (text === null) return {};
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // Reported below.
  }
  if (isRecord(json)) return { ...json };
  complain('The site context (#vitrine-site) is not a valid JSON object; defaults are used.');
  return {};
}

const notValid = (path: string) =>
  `"${path}" of the site context (#vitrine-site) is not valid; the default is used.`;

/** Reads the signed-in member from the user-info cookie; an invalid cookie counts as absent (platform §6). */
function readMemberCookie(): Member {
  const text = readCookie(userInfoCookie);
  if (text === null) return anonymous;
  try {
    return z.parse(siteParts().member, JSON.parse(text));
  } catch {
    return anonymous;
  }
}

function defaultLocale(): string {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return canonicalLocale(language) ?? 'en-US';
}

/** Converts `en_US` and `en-us` to `en-US`, which `Intl` accepts; null for an invalid locale. */
function canonicalLocale(text: string): string | null {
  try {
    return Intl.getCanonicalLocales(text.replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}
