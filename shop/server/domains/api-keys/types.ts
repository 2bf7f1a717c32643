/** The permissions of a key, in the words that the owner reads. Names are stored, so a released one stays. */
export const apiKeyScopes = {
  orders: 'Read orders, with the names and addresses of buyers',
  products: 'Read products, their prices and their stock',
  stock: 'Change the stock',
} as const;

export type ApiKeyScope = keyof typeof apiKeyScopes;

export const apiKeyScopeNames = Object.keys(apiKeyScopes) as readonly ApiKeyScope[];

export const mostApiKeys = 50;
export const longestApiKeyName = 100;

/** A key of another program. Times are milliseconds since 1970. */
export interface ApiKey {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly ApiKeyScope[];
  /** The last four characters, by which the owner recognizes it. */
  readonly ending: string;
  readonly createdAt: number;
  /** Up to an hour earlier than the last call; null before the first. */
  readonly usedAt: number | null;
}

export interface NewApiKey {
  /** Names the form, so that a repeated press creates one key. */
  readonly request: string;
  readonly name: string;
  readonly scopes: readonly ApiKeyScope[];
}
