import { createRoute } from '@hono/zod-openapi';
import { problem, response, tooManyCalls } from '../../ground/routing/index.js';
import {
  detailsQuery,
  placeAnswerSchema,
  placeSuggestionsSchema,
  suggestQuery,
} from './schemas.js';

const problems = {
  400: problem('The request is not valid.'),
  429: tooManyCalls,
  503: problem('The provider does not answer: the field stays a plain one.'),
};

export const suggestRoute = createRoute({
  tags: ['Places'],
  summary: 'Addresses that begin like what is typed.',
  method: 'get',
  path: '/api/google-maps/places/autocomplete',
  request: { query: suggestQuery },
  responses: { 200: response(placeSuggestionsSchema, 'At most 5 suggestions.'), ...problems },
});

export const detailsRoute = createRoute({
  tags: ['Places'],
  summary: 'The parts of an address that was chosen.',
  method: 'get',
  path: '/api/google-maps/places/details',
  request: { query: detailsQuery },
  responses: {
    200: response(placeAnswerSchema, 'The address.'),
    ...problems,
    404: problem('There is no such place.'),
  },
});
