import { createRoute, z } from '@hono/zod-openapi';
import { problem, response } from '../routing/index.js';

const status = z.object({ status: z.literal('ok') });

export const liveRoute = createRoute({
  method: 'get',
  path: '/api/health/live',
  responses: { 200: response(status, 'The process answers.') },
});

const ready = {
  200: response(status, 'The server takes requests and its database can write.'),
  503: problem('Send requests elsewhere; `error` names the cause.'),
};

export const readyRoute = createRoute({
  method: 'get',
  path: '/api/health/ready',
  responses: ready,
});

/** The same as `readyRoute`. */
export const healthRoute = createRoute({ method: 'get', path: '/api/health', responses: ready });
