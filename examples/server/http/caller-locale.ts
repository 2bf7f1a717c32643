import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import { isTranslated, setTextSource } from '../../../core/i18n/index.js';
import type { Environment } from './environment.js';

/** Texts without a request, and for callers whose languages are not registered. */
const defaultLocale = 'en';

/** Further languages of a header are ignored. */
const mostLanguages = 20;

const locales = new AsyncLocalStorage<string>();

/** Runs each call with the locale that its caller prefers, so that all texts are written in it. */
export function withCallerLocale(): MiddlewareHandler<Environment> {
  setTextSource(() => ({ locale: locales.getStore() ?? defaultLocale, strings: {} }));
  return (c, next) => {
    const locale = preferredLocale(c.req.header('Accept-Language'));
    // The first `run` makes every promise of the process slower, so the default locale goes without.
    return locale === defaultLocale ? next() : locales.run(locale, next);
  };
}

/** The first language of an `Accept-Language` header, by weight, that texts exist for. */
export function preferredLocale(header: string | undefined): string {
  if (!header) return defaultLocale;
  const languages = header.split(',', mostLanguages).map((range) => {
    const [tag = '', weight] = range.split(';');
    return { locale: canonicalLocale(tag.trim()), weight: readWeight(weight) };
  });
  const wanted = languages.filter(({ weight }) => weight > 0);
  wanted.sort((one, other) => other.weight - one.weight);
  const known = wanted.find(({ locale }) => /^en(-|$)/.test(locale) || isTranslated(locale));
  return known?.locale ?? defaultLocale;
}

/** 1 without a weight, 0 for one that cannot be read. */
function readWeight(parameter: string | undefined): number {
  if (parameter === undefined) return 1;
  return Number(/^\s*q=([\d.]{1,5})\s*$/.exec(parameter)?.[1] ?? 0) || 0;
}

function canonicalLocale(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? '';
  } catch {
    return '';
  }
}
