export {
  apiKeyScopeNames,
  apiKeyScopes,
  longestApiKeyName,
  type ApiKey,
  type ApiKeyScope,
} from './types.js';
