import type { CartError } from '../../../core/commerce/cart/index.js';
import { cartStrings } from '../../../core/i18n/index.js';
import type { RowProblem } from './cart-row.js';

/** The failure titles of storefront §8. */
export type FailureTitle = Extract<Parameters<typeof cartStrings>[0], `unableTo${string}`>;

/** Title and text; without a text from the server the title is enough. */
export function describeProblem(
  key: FailureTitle,
  { message, isUnconfirmed }: CartError,
): RowProblem {
  const title = cartStrings(isUnconfirmed ? 'notConfirmedTitle' : key);
  return { title: title === message ? null : title, text: message };
}

/** Both as one sentence for screen readers. */
export function wordProblem({ title, text }: RowProblem): string {
  return title === null ? text : `${title}. ${text}`;
}
