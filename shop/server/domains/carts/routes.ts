import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '../../ground/http/index.js';
import { addCartFormRoutes } from './cart-form-routes.js';
import { addCartCallRoutes } from './cart-routes.js';
import { addHandOffRoutes } from './hand-off-routes.js';
import { addDeliveryFormRoutes } from './delivery-form-routes.js';
import { addDeliveryRoutes } from './delivery-routes.js';
import type { CartRouteContext } from './route-context.js';

/** Every route of the shopping cart: calls and plain forms. */
export function addCartRoutes(app: OpenAPIHono<Environment>, context: CartRouteContext): void {
  addCartCallRoutes(app, context);
  addCartFormRoutes(app, context);
  addDeliveryRoutes(app, context);
  addDeliveryFormRoutes(app, context);
  addHandOffRoutes(app, context);
}
