import { createRoute } from '@hono/zod-openapi';
import { crumbHeaders, json, problem, response, tooManyCalls } from '../../ground/routing/index.js';
import {
  headerFooterSchema,
  languageSettingsSchema,
  languagesSchema,
  languageStatusSchema,
  saveHeaderFooterBody,
  saveLanguagesBody,
} from './schemas.js';

const tags = ['Languages, header and footer'];

const ownerProblems = {
  401: problem('Only the owner may call this.'),
  403: problem('The crumb is missing or stale, or the origin is not allowed.'),
  429: tooManyCalls,
};

const saveProblems = {
  ...ownerProblems,
  400: problem('The request is not valid.'),
  409: problem('Somebody has saved since the version that was read.'),
  413: problem('The body is larger than 64 kB.'),
  415: problem('The content type is not supported.'),
};

export const languageSettingsRoute = createRoute({
  tags,
  summary: 'The languages of the site.',
  method: 'get',
  path: '/api/multilingual/settings',
  responses: { 200: response(languageSettingsSchema, 'The settings.'), 429: tooManyCalls },
});

export const languageStatusRoute = createRoute({
  tags,
  summary: 'Whether the site is translated.',
  method: 'get',
  path: '/api/multilingual/status',
  responses: { 200: response(languageStatusSchema, 'The connection.'), 429: tooManyCalls },
});

export const languagesRoute = createRoute({
  tags,
  summary: 'The languages that pages are offered in, and those that the shop has words for.',
  method: 'get',
  path: '/api/multilingual/languages',
  responses: { 200: response(languagesSchema, 'The languages.'), 429: tooManyCalls },
});

export const saveLanguagesRoute = createRoute({
  tags,
  summary: 'For the owner: chooses the languages of the site.',
  method: 'put',
  path: '/api/multilingual/languages',
  request: { headers: crumbHeaders, body: { required: true, content: json(saveLanguagesBody) } },
  responses: { 200: response(languagesSchema, 'The languages as they are now.'), ...saveProblems },
});

export const disconnectRoute = createRoute({
  tags,
  summary: 'For the owner: disconnects the translation provider.',
  method: 'delete',
  path: '/api/multilingual/connection',
  request: { headers: crumbHeaders },
  responses: {
    200: response(languageStatusSchema, 'The site is in its own language only.'),
    ...ownerProblems,
  },
});

export const headerFooterRoute = createRoute({
  tags,
  summary: 'What the owner has put into the header and the footer.',
  method: 'get',
  path: '/api/site-header-footer',
  responses: { 200: response(headerFooterSchema, 'Header and footer.'), 429: tooManyCalls },
});

export const saveHeaderFooterRoute = createRoute({
  tags,
  summary: 'For the owner: saves the header and the footer, as one record.',
  method: 'put',
  path: '/api/site-header-footer',
  request: {
    headers: crumbHeaders,
    body: { required: true, content: json(saveHeaderFooterBody) },
  },
  responses: {
    200: response(headerFooterSchema, 'Header and footer as they are now.'),
    ...saveProblems,
  },
});
