import { formatMessage } from '../../../../../core/i18n/index.js';
import { plainSpaces } from '../plain-spaces.js';

/** Fills a pattern with positions, and with `name` and `count` by name. */
export function fill(pattern: string, values: readonly unknown[] = [], locale = 'en'): string {
  const named = new Map<string, unknown>([
    ['name', 'Ann'],
    ['count', 3],
  ]);
  const reader = { locale, timeZone: 'America/New_York' };
  return plainSpaces(formatMessage(pattern, { positional: values, named }, reader));
}
