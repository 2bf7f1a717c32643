import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, MiddlewareHandler } from 'hono';
import { getTextSource, isTranslated, registerLocale, setTextSource } from 'vitrine/core/i18n';
import { ar } from 'vitrine/locales/ar';
import { de } from 'vitrine/locales/de';
import { es } from 'vitrine/locales/es';
import { fr } from 'vitrine/locales/fr';
import { he } from 'vitrine/locales/he';
import { it } from 'vitrine/locales/it';
import { ja } from 'vitrine/locales/ja';
import { nl } from 'vitrine/locales/nl';
import { pl } from 'vitrine/locales/pl';
import { ptBR } from 'vitrine/locales/pt-BR';
import { sv } from 'vitrine/locales/sv';
import type { Environment } from './environment.js';

/** Texts without a request, and for callers whose languages are not registered. */
const defaultLocale = 'en';

/** Further languages of a header are ignored. */
const mostLanguages = 20;

const packs = { ar, de, es, fr, he, it, ja, nl, pl, pt: ptBR, sv };

const locales = new AsyncLocalStorage<string>();

let areTextsRegistered = false;

/** Runs each call with the locale that its caller prefers, so that all texts are written in it. */
export function withCallerLocale(): MiddlewareHandler<Environment> {
  registerTexts();
  setTextSource(() => ({ locale: locales.getStore() ?? defaultLocale, strings: {} }));
  return (c, next) => {
    return runInLocale(preferredLocale(c.req.header('Accept-Language')), next);
  };
}

/** Once, because all servers of a process share the texts, and to register them takes as long as to open a server. */
function registerTexts(): void {
  if (areTextsRegistered) return;
  for (const [code, texts] of Object.entries(packs)) registerLocale(code, texts);
  areTextsRegistered = true;
}

/** Runs a call so that all texts are written in a locale. */
export function runInLocale<Result>(locale: string, run: () => Result): Result {
  // The first `run` makes every promise of the process slower, so English goes without.
  return /^en(-|$)/.test(locale) ? run() : locales.run(locale, run);
}

/** The language in which texts are written: `de` for `de-AT`. */
export function callerLanguage(): string {
  return (getTextSource()?.locale ?? defaultLocale).replace(/-.*$/s, '').toLowerCase();
}

/** Tells caches that the texts of an answer depend on the language of the caller. */
export function varyByLanguage(c: Context): void {
  c.header('Vary', 'Accept-Language', { append: true });
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
