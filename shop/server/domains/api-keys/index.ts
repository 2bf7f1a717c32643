export { createApiKeys, type ApiKeys } from './api-keys.js';
export { createStoreData, type StoreData } from './store-data.js';
export {
  apiKeyScopeNames,
  apiKeyScopes,
  longestApiKeyName,
  type ApiKey,
  type ApiKeyScope,
} from './types.js';
