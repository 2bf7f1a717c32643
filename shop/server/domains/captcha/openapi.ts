import { createRoute } from '@hono/zod-openapi';
import { response, tooManyCalls } from '../../ground/routing/index.js';
import { challengeSchema } from './altcha-schema.js';

export const challengeRoute = createRoute({
  tags: ['Forms'],
  summary: 'A sum for the captcha ALTCHA to solve.',
  method: 'get',
  path: '/api/captcha/challenge',
  responses: {
    200: response(
      challengeSchema,
      'A puzzle of altcha-lib (v2), good for ten minutes and one use.',
    ),
    429: tooManyCalls,
  },
});
