import { createRoute } from '@hono/zod-openapi';
import { formContent, seeOtherResponse } from '../routing/index.js';

const request = { body: { required: true, content: formContent } };

export const joinRoute = createRoute({
  method: 'post',
  path: '/join',
  request,
  responses: { 303: seeOtherResponse },
});

export const leaveRoute = createRoute({
  method: 'post',
  path: '/leave',
  request,
  responses: { 303: seeOtherResponse },
});
