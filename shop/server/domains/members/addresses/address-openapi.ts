import { createRoute, z } from '@hono/zod-openapi';
import {
  crumbHeaders,
  json,
  problem,
  response,
  tooManyCalls,
} from '../../../ground/routing/index.js';
import { nothingSchema } from '../session-schemas.js';
import { addressListSchema, addressSchema, givenAddressSchema } from './address-schemas.js';

const path = '/api/site-users/account/addresses';
const tags = ['Members and owner'];
const body = { required: true, content: json(givenAddressSchema) };
const params = z.object({
  id: z.string().max(100).openapi({ description: 'The id of an address of the member.' }),
});
const readProblems = {
  401: problem('Nobody is signed in.'),
  403: problem('The crumb is missing or stale, or the page is of another origin.'),
  429: tooManyCalls,
};
const changeProblems = {
  ...readProblems,
  400: problem('The address is not valid; `errors` has a sentence by field.'),
  413: problem('The body is larger than 64 kB.'),
  415: problem('The content type is not supported.'),
};
const unknown = { 404: problem('The member has no such address.') };

/** Our own. */
export const listAddressesRoute = createRoute({
  tags,
  summary: 'The addresses of the signed-in member.',
  method: 'get',
  path,
  responses: { 200: response(addressListSchema, 'At most 20.'), ...readProblems },
});

/** Our own. */
export const addAddressRoute = createRoute({
  tags,
  summary: 'Adds an address of the signed-in member.',
  method: 'post',
  path,
  request: { headers: crumbHeaders, body },
  responses: {
    201: response(addressSchema, 'The address as it is kept; the first one is the default.'),
    409: problem('The member has 20 addresses.'),
    ...changeProblems,
  },
});

/** Our own. */
export const changeAddressRoute = createRoute({
  tags,
  summary: 'Changes an address, and makes it the default one.',
  method: 'put',
  path: `${path}/{id}`,
  request: { headers: crumbHeaders, params, body },
  responses: {
    200: response(addressSchema, 'The address as it is kept.'),
    ...unknown,
    ...changeProblems,
  },
});

/** Our own. */
export const removeAddressRoute = createRoute({
  tags,
  summary: 'Removes an address; after the default one the oldest is.',
  method: 'delete',
  path: `${path}/{id}`,
  request: { headers: crumbHeaders, params },
  responses: { 200: response(nothingSchema, 'It is gone.'), ...unknown, ...readProblems },
});
