import { randomUUID } from 'node:crypto';
import { apiKeyScopeNames, Problem } from '../server/index.js';
import { originOf } from '../pages/origin-of.js';
import type { Typed } from '../pages/views/parts/field.js';
import {
  apiKeysPath,
  apiKeysView,
  madeApiKeyView,
  newApiKeyView,
  removeApiKeyView,
} from './views/api-keys.js';
import { ownerPage } from './owner-page.js';
import type { OwnerCall } from './page-description.js';

/** Keys of other programs: their list, a new one, which is shown once, and the page that asks before it deletes one. */
export const apiKeyPages = [
  ...ownerPage({
    path: apiKeysPath,
    place: 'API keys',
    area: 'api-keys',
    template: 'owner-api-keys',
    async view({ c, services, crumb, problem, done }) {
      return apiKeysView({
        crumb,
        problem,
        notice: done === 'deleted' ? 'The key is deleted and works no longer.' : null,
        keys: await services.apiKeys.list(),
        origin: originOf(services, c),
      });
    },
  }),
  ...ownerPage({
    path: `${apiKeysPath}/new`,
    area: 'api-keys',
    access: 'change',
    template: 'owner-api-key-new',
    view: ({ crumb, problem, refused }) =>
      newApiKeyView({
        crumb,
        problem,
        ...readKey(refused?.typed ?? { request: randomUUID() }),
        errors: refused?.errors ?? {},
      }),
    forms: {
      '': {
        action: 'api-key-created',
        template: 'owner-api-key-made',
        async work({ services, typed, record, show }) {
          const { key, secret } = await services.apiKeys.create(readKey(typed), record);
          // No redirect: the key is stored nowhere, so that no other page can show it.
          return show((crumb) => madeApiKeyView(crumb, key.name, secret));
        },
      },
    },
  }),
  ...ownerPage({
    path: `${apiKeysPath}/:id/delete`,
    area: 'api-keys',
    access: 'change',
    list: apiKeysPath,
    template: 'owner-api-key-delete',
    async view({ crumb, problem, ...call }) {
      const key = await findKey(call);
      return key && removeApiKeyView(crumb, problem, key);
    },
    forms: {
      '': {
        action: 'api-key-deleted',
        back: apiKeysPath,
        async work({ record, ...call }) {
          const key = await findKey(call);
          if (key === null) throw new Problem('not-found');
          await call.services.apiKeys.remove(key.id, record);
          return `${apiKeysPath}?done=deleted`;
        },
      },
    },
  }),
];

function readKey({ request = '', name = '', ...others }: Typed) {
  const scopes = apiKeyScopeNames.filter((scope) => others[`scope.${scope}`] !== undefined);
  return { request, name, scopes };
}

async function findKey({ services, param }: OwnerCall) {
  const id = param('id');
  return /^\d{1,15}$/.test(id) ? services.apiKeys.find(Number(id)) : null;
}
