import { createRoute, z } from '@hono/zod-openapi';
import { crumbHeaders, json, problem, response, tooManyCalls } from '../../ground/routing/index.js';
import {
  accountSchema,
  askPasswordSchema,
  localeSchema,
  nothingSchema,
  resetPasswordSchema,
  sessionSchema,
  signInSchema,
  signUpSchema,
} from './session-schemas.js';

export const accountPath = '/api/site-users/account';
const path = accountPath;
export const tags = ['Members and owner'];
export const body = <Schema extends z.ZodType>(schema: Schema) => ({
  headers: crumbHeaders,
  body: { required: true, content: json(schema) },
});
export const problems = {
  400: problem('The request is not valid.'),
  403: problem('The crumb is missing or stale, or the page is of another origin.'),
  413: problem('The body is larger than 64 kB.'),
  415: problem('The content type is not supported.'),
  429: tooManyCalls,
};

/** Platform §7. */
export const signInRoute = createRoute({
  tags,
  summary: 'Signs a member in.',
  method: 'post',
  path: `${path}/session`,
  request: body(signInSchema),
  responses: {
    200: response(sessionSchema, 'The session is open; its cookie and its crumb are set.'),
    401: problem('Nobody has this address and this password, or the account is not confirmed.'),
    ...problems,
  },
});

/** Platform §7. */
export const signOutRoute = createRoute({
  tags,
  summary: 'Ends the session of a member; without one nothing happens.',
  method: 'delete',
  path: `${path}/session`,
  request: {
    headers: crumbHeaders,
    query: z.object({
      cloneCart: z
        .enum(['true', 'false'])
        .default('false')
        .openapi({ description: 'Whether a copy of the cart stays in the browser.' }),
    }),
  },
  responses: { 200: response(nothingSchema, 'There is no session.'), ...problems },
});

/** Platform §7. */
export const localeRoute = createRoute({
  tags,
  summary: 'Stores the language in which a member reads the site.',
  method: 'post',
  path: `${path}/locale`,
  request: body(localeSchema),
  responses: {
    200: response(nothingSchema, 'It is the language of mails to the member.'),
    401: problem('Nobody is signed in.'),
    ...problems,
  },
});

/** Our own. */
export const accountRoute = createRoute({
  tags,
  summary: 'The signed-in member with the latest 20 orders.',
  method: 'get',
  path,
  responses: {
    200: response(accountSchema, '`member` is null for a visitor.'),
    403: problems[403],
    429: tooManyCalls,
  },
});

const sameForAll = 'The same for every address: what there is to do stands in a mail to it.';

/** Our own. */
export const signUpRoute = createRoute({
  tags,
  summary: 'Creates an account, which a link in a mail confirms.',
  method: 'post',
  path,
  request: body(signUpSchema),
  responses: { 202: response(nothingSchema, sameForAll), ...problems },
});

/** Our own. */
export const askPasswordRoute = createRoute({
  tags,
  summary: 'Mails a link to choose a new password.',
  method: 'post',
  path: `${path}/password`,
  request: body(askPasswordSchema),
  responses: { 202: response(nothingSchema, sameForAll), ...problems },
});

/** Our own. */
export const resetPasswordRoute = createRoute({
  tags,
  summary: 'Chooses a new password by the code of such a link, which works once.',
  method: 'put',
  path: `${path}/password`,
  request: body(resetPasswordSchema),
  responses: {
    200: response(nothingSchema, 'The password is another one, and all sessions are ended.'),
    410: problem('The link is unknown, used or too old.'),
    ...problems,
  },
});
