import { defineDomain, type Ground } from '../../ground/domain.js';
import { createApiKeys } from './api-keys.js';
import { addApiKeyRoutes } from './routes.js';
import { createStoreData } from './store-data.js';

export const apiKeys = defineDomain({
  name: 'api-keys',
  open: (ground: Ground) => ({
    apiKeys: createApiKeys(ground),
    storeData: createStoreData(ground),
  }),
  routes: addApiKeyRoutes,
});
