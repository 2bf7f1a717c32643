import { createRoute } from '@hono/zod-openapi';
import { challengeSchema } from './index.js';
import { answer, problem } from '../routing/responses.js';

export const challengeRoute = createRoute({
  method: 'get',
  path: '/api/captcha/challenge',
  responses: {
    200: answer(challengeSchema, 'A puzzle of altcha-lib (v2), good for ten minutes and one use.'),
    429: problem('Too many calls; Retry-After tells the seconds to wait.'),
  },
});
