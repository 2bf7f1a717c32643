import { createRoute } from '@hono/zod-openapi';
import { formContent, seeOtherResponse } from '../../ground/routing/index.js';

const request = { body: { required: true, content: formContent } };

export const signInRoute = createRoute({
  tags: ['Members and owner'],
  summary: 'Signs the owner in by a plain form.',
  method: 'post',
  path: '/owner/sign-in',
  request,
  responses: { 303: seeOtherResponse },
});

export const signOutRoute = createRoute({
  tags: ['Members and owner'],
  summary: 'Ends the owner’s session.',
  method: 'post',
  path: '/owner/sign-out',
  request,
  responses: { 303: seeOtherResponse },
});
