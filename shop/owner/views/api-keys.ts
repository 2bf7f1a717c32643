import {
  apiKeyScopeNames,
  apiKeyScopes,
  longestApiKeyName,
  type ApiKey,
  type ApiKeyScope,
} from '../../server/index.js';
import { toAddress } from '../../pages/views/address.js';
import { momentView } from './moment.js';
import { ofProducts, ownerView, type ShownPage } from './page.js';

export const apiKeysPath = '/owner/api-keys';

interface ApiKeysPage extends ShownPage {
  readonly notice: string | null;
  readonly keys: readonly ApiKey[];
  /** Where the shop is, for the example of a call: `https://shop.example`. */
  readonly origin: string;
}

/** The keys of other programs, and what they may do. */
export function apiKeysView({ crumb, problem, notice, keys, origin }: ApiKeysPage) {
  return {
    ...ownerView({ heading: 'API keys', crumb, problem, notice }),
    keys: keys.map(({ id, name, scopes, ending, createdAt, usedAt }) => ({
      name,
      ending,
      scopes: scopes.map((scope) => apiKeyScopes[scope]),
      created: momentView(createdAt),
      used: usedAt === null ? null : momentView(usedAt),
      remove: { url: toAddress(`${apiKeysPath}/${id}/delete`) },
    })),
    create: { url: toAddress(`${apiKeysPath}/new`) },
    example: `curl -H "Authorization: Bearer vitrine_…" ${origin}/api/store/orders`,
  };
}

interface NewApiKeyPage extends ShownPage {
  readonly request: string;
  readonly name: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly errors: Readonly<Record<string, string>>;
}

/** The form that creates a key. */
export function newApiKeyView(page: NewApiKeyPage) {
  const { crumb, problem, request, name, scopes, errors } = page;
  return {
    ...ownerView({ heading: 'New API key', crumb, problem }),
    request,
    name,
    longest: longestApiKeyName,
    nameError: errors['name'] ?? null,
    scopesError: errors['scopes'] ?? null,
    scopes: apiKeyScopeNames.map((scope) => ({
      id: `scope-${scope}`,
      name: `scope.${scope}`,
      words: apiKeyScopes[scope],
      isChosen: scopes.includes(scope),
    })),
    save: { url: toAddress(`${apiKeysPath}/new`) },
    back: { url: toAddress(apiKeysPath) },
  };
}

/** A new key, which is shown once. */
export function madeApiKeyView(crumb: string, name: string, secret: string) {
  return {
    ...ownerView({ heading: `The key of ${name}`, crumb, ...ofProducts }),
    secret,
    back: { url: toAddress(apiKeysPath) },
  };
}

/** Asks before a key is deleted. */
export function removeApiKeyView(crumb: string, problem: string | null, key: ApiKey) {
  const { id, name, ending, usedAt } = key;
  return {
    ...ownerView({ heading: `Delete the key of ${name}?`, crumb, problem }),
    ending,
    used: usedAt === null ? null : momentView(usedAt),
    remove: { url: toAddress(`${apiKeysPath}/${id}/delete`) },
    back: { url: toAddress(apiKeysPath) },
  };
}
