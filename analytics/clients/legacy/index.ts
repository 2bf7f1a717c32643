export { createLegacyClient } from './legacy-client.js';
export { legacyRoutes } from './legacy-routes.js';
