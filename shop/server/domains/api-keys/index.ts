export type { ApiKeys } from './api-keys.js';
export type { StoreData } from './store-data.js';
export {
  apiKeyScopeNames,
  apiKeyScopes,
  longestApiKeyName,
  type ApiKey,
  type ApiKeyScope,
} from './types.js';
