import { getTextSource } from './page-texts/index.js';
import { isTranslated } from './register-locale.js';

/**
 * Joins names as the language of the texts does. English is pinned, without a serial comma, because the specification
 * words the sentences around it (storefront §5) and `Intl.ListFormat` varies: 'a', 'a and b', 'a, b and c'.
 *
 * @param locale - BCP 47; by default the page's. Without texts in it the sentence around is English, and so is this.
 */
export function joinList(names: readonly string[], locale = getTextSource()?.locale ?? ''): string {
  if (isTranslated(locale)) return new Intl.ListFormat(locale).format(names);
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1);
  return others.length > 0 ? `${others.join(', ')} and ${last}` : last;
}
