import { createRoute, z } from '@hono/zod-openapi';
import { crumbHeaders, problem, response } from '../../../ground/routing/index.js';
import { accountPath as path, body, problems, tags } from '../session-openapi.js';
import { nothingSchema, sessionSchema } from '../session-schemas.js';
import {
  addSchema,
  optionsSchema,
  passkeySchema,
  passkeysSchema,
  renameSchema,
  signedSchema,
} from './schemas.js';

const none = problem('The shop has no passkeys.');
const signedOut = problem('Nobody is signed in.');
const full = problem('The member has 20 passkeys.');
const one = {
  params: z.object({ id: z.string().max(100).openapi({ description: 'The id of the passkey.' }) }),
};
const unknown = problem('The member has no such passkey.');

/** Our own, like all that follow. */
export const signInOptionsRoute = createRoute({
  tags,
  summary: 'Begins a sign-in with a passkey.',
  method: 'post',
  path: `${path}/session/passkey/options`,
  request: { headers: crumbHeaders },
  responses: {
    200: response(
      optionsSchema,
      '`PublicKeyCredentialRequestOptionsJSON` of WebAuthn. Its challenge works once, within 5 minutes.',
    ),
    404: none,
    ...problems,
  },
});

export const signInRoute = createRoute({
  tags,
  summary: 'Signs a member in with a passkey.',
  method: 'post',
  path: `${path}/session/passkey`,
  request: body(signedSchema),
  responses: {
    200: response(sessionSchema, 'The session is open; its cookie and its crumb are set.'),
    401: problem('The passkey is not one of a member, or it has not signed the challenge.'),
    404: none,
    ...problems,
  },
});

export const passkeysRoute = createRoute({
  tags,
  summary: 'The passkeys of the signed-in member.',
  method: 'get',
  path: `${path}/passkeys`,
  responses: {
    200: response(passkeysSchema, 'They have no keys.'),
    401: signedOut,
    403: problems[403],
    429: problems[429],
  },
});

export const addOptionsRoute = createRoute({
  tags,
  summary: 'Begins to add a passkey.',
  method: 'post',
  path: `${path}/passkeys/options`,
  request: { headers: crumbHeaders },
  responses: {
    200: response(
      optionsSchema,
      '`PublicKeyCredentialCreationOptionsJSON` of WebAuthn. Its challenge works once, within 5 minutes.',
    ),
    401: signedOut,
    404: none,
    409: full,
    ...problems,
  },
});

export const addRoute = createRoute({
  tags,
  summary: 'Adds a passkey; a mail tells the member.',
  method: 'post',
  path: `${path}/passkeys`,
  request: body(addSchema),
  responses: {
    200: response(passkeySchema, 'The passkey is kept.'),
    401: signedOut,
    404: none,
    409: full,
    422: problem('The challenge is used or too old, or the passkey is not for this shop.'),
    ...problems,
  },
});

export const renameRoute = createRoute({
  tags,
  summary: 'Gives a passkey another name.',
  method: 'put',
  path: `${path}/passkeys/{id}`,
  request: { ...body(renameSchema), ...one },
  responses: {
    200: response(nothingSchema, 'The passkey has the name.'),
    401: signedOut,
    404: unknown,
    ...problems,
  },
});

export const removeRoute = createRoute({
  tags,
  summary: 'Removes a passkey.',
  method: 'delete',
  path: `${path}/passkeys/{id}`,
  request: { headers: crumbHeaders, ...one },
  responses: {
    200: response(nothingSchema, 'It opens no session any more.'),
    401: signedOut,
    404: unknown,
    ...problems,
  },
});
