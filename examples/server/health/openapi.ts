import { createRoute, z } from '@hono/zod-openapi';
import { problem, response } from '../routing/index.js';

export const healthRoute = createRoute({
  method: 'get',
  path: '/api/health',
  responses: {
    200: response(z.object({ status: z.literal('ok') }), 'The server and its database respond.'),
    500: problem('The database does not respond.'),
  },
});
