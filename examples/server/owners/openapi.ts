import { createRoute } from '@hono/zod-openapi';
import { formContent, seeOtherResponse } from '../routing/index.js';

const request = { body: { required: true, content: formContent } };

export const signInRoute = createRoute({
  method: 'post',
  path: '/owner/sign-in',
  request,
  responses: { 303: seeOtherResponse },
});

export const signOutRoute = createRoute({
  method: 'post',
  path: '/owner/sign-out',
  request,
  responses: { 303: seeOtherResponse },
});
