import { createRoute } from '@hono/zod-openapi';
import { formContent, seeOtherResponse } from '../../ground/routing/index.js';

const request = { body: { required: true, content: formContent } };

export const joinRoute = createRoute({
  tags: ['Members and owner'],
  summary: 'Signs a visitor in as a member by a plain form.',
  method: 'post',
  path: '/join',
  request,
  responses: { 303: seeOtherResponse },
});

export const leaveRoute = createRoute({
  tags: ['Members and owner'],
  summary: 'Ends a member’s session.',
  method: 'post',
  path: '/leave',
  request,
  responses: { 303: seeOtherResponse },
});
