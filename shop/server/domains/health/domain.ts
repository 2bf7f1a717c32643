import { defineDomain } from '../../ground/domain.js';
import { addHealthRoutes } from './routes.js';

export const health = defineDomain({ name: 'health', routes: addHealthRoutes });
