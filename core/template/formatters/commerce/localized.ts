import { formatMessage } from '../../../i18n/index.js';
import type { Scope } from '../../plugins.js';
import { asString } from '../../values.js';

/** The site's text for `name`, if any. */
export function localized(scope: Scope, name: string): string | undefined {
  return asString(scope.lookup(['localizedStrings', name])) || undefined;
}

/** Fills a message pattern (§10) with named values; the result is text. */
export function fillPattern(
  pattern: string,
  named: Readonly<Record<string, string | number>>,
  { environment }: Scope,
): string {
  return formatMessage(
    pattern,
    { positional: [], named: new Map(Object.entries(named)) },
    { locale: environment.locale ?? 'en', timeZone: environment.timeZone ?? 'UTC' },
  );
}

/** The site's text, or else the default, filled with named values. */
export function localizedPattern(
  scope: Scope,
  name: string,
  named: Readonly<Record<string, string | number>>,
  fallback: () => string,
): string {
  const pattern = localized(scope, name);
  return pattern === undefined ? fallback() : fillPattern(pattern, named, scope);
}
