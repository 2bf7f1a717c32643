import { createRoute, z } from '@hono/zod-openapi';
import {
  errorsBody,
  formRenderBody,
  pipelineBody,
  quickViewQuery,
  recordsBody,
  renderBody,
} from './index.js';
import {
  acknowledgement,
  environmentQuery,
  eventsAnswer,
  eventsQuery,
  receiptsAnswer,
  receiptsBody,
  schemaParams,
  summaryAnswer,
  summaryQuery,
  validationAnswer,
} from './route-schemas.js';
import { answer, formContent, json, problem } from '../routing/responses.js';
import { changeHeaders, idSchema } from '../routing/schemas.js';

const limited = problem('Too many calls; Retry-After tells the seconds to wait.');
const problems = {
  400: problem('An event is not valid; none is stored.'),
  413: problem('The body is larger than 64 kB.'),
  415: problem('The content type is not supported.'),
  429: limited,
};
const originRefused = problem('The origin may not call.');
const stored = { 200: answer(acknowledgement, 'The events are stored, now or before.') };
const crumbHeaders = changeHeaders.pick({ 'x-csrf-token': true });

/** JSON may also come as text/plain, which needs no preflight. */
const jsonOrText = <Schema extends z.ZodType>(schema: Schema) => ({
  ...json(schema),
  'text/plain': { schema },
});

const clanker = '/api/v1/clanker';

export const eventsRoute = createRoute({
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
  method: 'post',
  path: `${clanker}/receipts`,
  request: { body: { required: true, content: jsonOrText(receiptsBody) } },
  responses: { 200: answer(receiptsAnswer, 'Which of them are stored.'), ...problems },
});

export const validationRoute = createRoute({
  method: 'post',
  path: `${clanker}/validate-event-content/{schemaName}`,
  request: {
    params: schemaParams,
    body: { required: true, content: jsonOrText(z.record(z.string(), z.unknown())) },
  },
  responses: {
    200: answer(validationAnswer, 'What is wrong with the content; nothing is stored.'),
    404: problem('There is no such schema.'),
    ...problems,
  },
});

export const legacyRoute = createRoute({
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
  path: '/api/census/RecordHit',
  responses: { ...stored, ...problems, 403: originRefused },
});

export const renderCalls = ['button-click', 'button-render', 'form-render', 'overlay'] as const;

export const renderRoute = (call: (typeof renderCalls)[number]) =>
  createRoute({
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

export const quickViewRoute = createRoute({
  method: 'post',
  path: '/api/census/RecordQuickView/{itemId}',
  request: { params: z.object({ itemId: idSchema }), query: quickViewQuery },
  responses: {
    ...stored,
    204: { description: 'Counted; it had no id.' },
    400: problem('The item id, or what names the event, is not valid.'),
    403: originRefused,
    404: problem('There is no such item, and the event had no id.'),
    429: limited,
  },
});

export const errorsRoute = createRoute({
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
  method: 'get',
  path: '/api/1/performance/settings',
  responses: {
    200: answer(z.object({ pageLoadId: z.string() }), 'A name for this page load.'),
    429: limited,
  },
});

export const performanceRecordsRoute = createRoute({
  method: 'post',
  path: '/api/1/performance/records',
  request: {
    query: environmentQuery,
    body: { required: true, content: jsonOrText(recordsBody) },
  },
  responses: { ...stored, ...problems, 403: originRefused },
});

export const recordingIdRoute = createRoute({
  method: 'get',
  path: '/api/commerce/fullstory/getId',
  responses: { 200: answer(z.string(), 'A name for a recording.'), 429: limited },
});

const ownerProblems = {
  400: problem('The request is not valid.'),
  401: problem('Only the owner may ask for this.'),
  429: limited,
};

export const listRoute = createRoute({
  method: 'get',
  path: '/api/analytics/events',
  request: { query: eventsQuery },
  responses: { 200: answer(eventsAnswer, 'Events in the order of storing.'), ...ownerProblems },
});

export const summaryRoute = createRoute({
  method: 'get',
  path: '/api/analytics/summary',
  request: { query: summaryQuery },
  responses: {
    200: answer(summaryAnswer, 'What is there, and what is missing.'),
    ...ownerProblems,
  },
});
