import { addButtonStrings } from '../../../i18n/index.js';
import type { StructuredContent } from './content.js';

export interface AddButtonWords {
  readonly subscribe: string | undefined;
  readonly addToCart: string | undefined;
}

/** The merchant's label, else the site's, else 'Subscribe' or 'Add To Cart' (platform §9). */
export function addButtonLabel(
  { customAddButtonText, isSubscribable }: StructuredContent,
  site: AddButtonWords,
): string {
  if (customAddButtonText) return customAddButtonText;
  return isSubscribable
    ? site.subscribe || addButtonStrings('subscribe')
    : site.addToCart || addButtonStrings('addToCart');
}
