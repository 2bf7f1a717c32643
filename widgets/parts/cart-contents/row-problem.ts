import type { CartError } from '../../../core/commerce/cart/index.js';
import { cartStrings } from '../../../core/i18n/index.js';
import type { RowProblem } from './cart-row.js';

/** What could not be done, as storefront §8 calls it. */
export type FailureTitle = Extract<Parameters<typeof cartStrings>[0], `unableTo${string}`>;

/** Title and sentence; without a sentence of the server the title says it all. */
export function describeProblem(key: FailureTitle, { message }: CartError): RowProblem {
  const title = cartStrings(key);
  return { title: title === message ? null : title, text: message };
}

/** Both in one sentence, for a screen reader. */
export function wordProblem({ title, text }: RowProblem): string {
  return title === null ? text : `${title}. ${text}`;
}
