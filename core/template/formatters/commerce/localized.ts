import { formatMessage } from '../../../i18n/index.js';
import type { Scope } from '../../plugins.js';
import { asString } from '../../values.js';

/** The site's own text for `name`, if it has one. */
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

/** As the site words it, filled with named values, or else as we do. */
export function localizedPattern(
  scope: Scope,
  name: string,
  named: Readonly<Record<string, string | number>>,
  fallback: () => string,
): string {
  const pattern = localized(scope, name);
  return pattern === undefined ? fallback() : fillPattern(pattern, named, scope);
}
