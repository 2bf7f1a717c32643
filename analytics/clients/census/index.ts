export { createCensusClient } from './census-client.js';
export { censusRoutes } from './census-routes.js';
