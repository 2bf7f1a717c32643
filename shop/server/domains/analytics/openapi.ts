import { createRoute, z } from '@hono/zod-openapi';
import {
  crumbHeaders,
  formContent,
  idSchema,
  json,
  problem,
  response,
  tooManyCalls,
} from '../../ground/routing/index.js';
import { errorsBody, formRenderBody, recordsBody, renderBody } from './read-bodies.js';
import { pipelineBody } from './read-pipeline.js';
import { quickViewQuery } from './read-quick-view.js';
import {
  acknowledgement,
  environmentQuery,
  eventsResponse,
  eventsQuery,
  receiptsResponse,
  receiptsBody,
  schemaParams,
  summaryResponse,
  summaryQuery,
  validationResponse,
} from './route-schemas.js';

const problems = {
  400: problem('An event is not valid; none is stored.'),
  413: problem('The body is larger than 64 kB.'),
  415: problem('The content type is not supported.'),
  429: tooManyCalls,
};
const originRefused = problem('The origin may not call.');
const stored = {
  200: response(acknowledgement, 'The events are stored, by this request or an earlier one.'),
};

/** JSON can also be sent as text/plain, which needs no CORS preflight. */
const jsonOrText = <Schema extends z.ZodType>(schema: Schema) => ({
  ...json(schema),
  'text/plain': { schema },
});

const clanker = '/api/v1/clanker';

export const eventsRoute = createRoute({
  tags: ['Tracking'],
  summary: 'Takes events of the pipeline.',
  method: 'post',
  path: `${clanker}/events`,
  request: {
    body: {
      required: true,
      content: {
        ...jsonOrText(pipelineBody),
        'application/x-www-form-urlencoded': {
          schema: z.object({
            events: z.string().openapi({ description: 'JSON text of the events.' }),
            sender: z.string().optional().openapi({ description: 'JSON text of the sender.' }),
          }),
        },
      },
    },
  },
  responses: { ...stored, ...problems },
});

export const receiptsRoute = createRoute({
  tags: ['Tracking'],
  summary: 'Tells which of the named events have arrived.',
  method: 'post',
  path: `${clanker}/receipts`,
  request: { body: { required: true, content: jsonOrText(receiptsBody) } },
  responses: { 200: response(receiptsResponse, 'Which of them are stored.'), ...problems },
});

export const validationRoute = createRoute({
  tags: ['Tracking'],
  summary: 'Checks an event against its schema without storing it.',
  method: 'post',
  path: `${clanker}/validate-event-content/{schemaName}`,
  request: {
    params: schemaParams,
    body: { required: true, content: jsonOrText(z.record(z.string(), z.unknown())) },
  },
  responses: {
    200: response(validationResponse, 'What is wrong with the content; nothing is stored.'),
    404: problem('There is no such schema.'),
    ...problems,
  },
});

export const legacyRoute = createRoute({
  tags: ['Tracking'],
  summary: 'Takes an event of the legacy service.',
  method: 'post',
  path: '/api/events/RecordEvent',
  request: {
    query: environmentQuery,
    body: {
      required: true,
      content: {
        'application/x-www-form-urlencoded': formContent['application/x-www-form-urlencoded'],
      },
    },
  },
  responses: {
    ...stored,
    ...problems,
    403: problem('The crumb is wrong, or the origin may not call.'),
  },
});

export const hitRoute = createRoute({
  ...legacyRoute,
  summary: 'Takes a page view of the census.',
  path: '/api/census/RecordHit',
  responses: { ...stored, ...problems, 403: originRefused },
});

export const renderCalls = ['button-click', 'button-render', 'form-render', 'overlay'] as const;

export const renderRoute = (call: (typeof renderCalls)[number]) =>
  createRoute({
    tags: ['Tracking'],
    summary: `Takes what the census counts: ${call}.`,
    method: 'post',
    path: `/api/census/${call}`,
    request: {
      query: environmentQuery,
      body: {
        required: true,
        content: jsonOrText(call === 'form-render' ? formRenderBody : renderBody),
      },
    },
    responses: { ...stored, ...problems, 403: originRefused },
  });

export const quickViewParams = z.object({ itemId: idSchema });

export const quickViewRoute = createRoute({
  tags: ['Tracking'],
  summary: 'Counts a quick view of a product.',
  method: 'post',
  path: '/api/census/RecordQuickView/{itemId}',
  request: { params: quickViewParams, query: quickViewQuery },
  responses: {
    ...stored,
    204: { description: 'Counted; the event had no id.' },
    400: problem('The item id or the event id is not valid.'),
    403: originRefused,
    404: problem('There is no such item, and the event had no id.'),
    429: tooManyCalls,
  },
});

export const errorsRoute = createRoute({
  tags: ['Tracking'],
  summary: 'Takes error reports of pages.',
  method: 'post',
  path: '/api/events/RecordJavascriptErrors',
  request: {
    headers: crumbHeaders,
    query: environmentQuery,
    body: { required: true, content: jsonOrText(errorsBody) },
  },
  responses: {
    ...stored,
    ...problems,
    403: problem('The crumb is wrong, or the origin may not call.'),
  },
});

export const performanceSettingsRoute = createRoute({
  tags: ['Tracking'],
  summary: 'An id for the performance records of a page load.',
  method: 'get',
  path: '/api/1/performance/settings',
  responses: {
    200: response(z.object({ pageLoadId: z.string() }), 'An id for this page load.'),
    429: tooManyCalls,
  },
});

export const performanceRecordsRoute = createRoute({
  tags: ['Tracking'],
  summary: 'Takes performance records.',
  method: 'post',
  path: '/api/1/performance/records',
  request: {
    query: environmentQuery,
    body: { required: true, content: jsonOrText(recordsBody) },
  },
  responses: { ...stored, ...problems, 403: originRefused },
});

export const recordingIdRoute = createRoute({
  tags: ['Tracking'],
  summary: 'An id for a recording.',
  method: 'get',
  path: '/api/commerce/fullstory/getId',
  responses: { 200: response(z.string(), 'An id for a recording.'), 429: tooManyCalls },
});

const ownerProblems = {
  400: problem('The request is not valid.'),
  401: problem('Only the owner may call this.'),
  429: tooManyCalls,
};

export const listRoute = createRoute({
  tags: ['Tracking'],
  summary: 'For the owner: the latest events.',
  method: 'get',
  path: '/api/analytics/events',
  request: { query: eventsQuery },
  responses: {
    200: response(eventsResponse, 'Events in the order in which they were stored.'),
    ...ownerProblems,
  },
});

export const summaryRoute = createRoute({
  tags: ['Tracking'],
  summary: 'For the owner: how many events came, came twice or are missing since a time.',
  method: 'get',
  path: '/api/analytics/summary',
  request: { query: summaryQuery },
  responses: {
    200: response(summaryResponse, 'Counts of stored and of missing events.'),
    ...ownerProblems,
  },
});
