import type { Money } from '../money/index.js';

/** Kinds of what a search finds, in the order in which they are shown. */
export const suggestionKinds = ['product', 'category', 'post'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** One thing that a search has found. */
export interface Suggestion {
  readonly kind: SuggestionKind;
  readonly title: string;
  /** Absolute, `http` or `https`. */
  readonly url: string;
  /** Absolute; null for none. */
  readonly imageUrl: string | null;
  /** The current price of a product; null for anything else. */
  readonly price: Money | null;
  /** Whether `price` is the lowest of several. */
  readonly isLowest: boolean;
}

/** The results of a search, the best of each kind first. */
export interface Suggestions {
  /** How many products were found, which may be more than there are suggestions. */
  readonly total: number;
  /** The words that were searched for in place of those that were typed; null when they are the same. */
  readonly correctedTo: string | null;
  readonly items: readonly Suggestion[];
}

export const noSuggestions: Suggestions = { total: 0, correctedTo: null, items: [] };
