import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { apiKeyScopeNames, Problem, seeOther, type ApiKey } from '../server/index.js';
import { readForm } from '../pages/read-form.js';
import { originOf } from '../pages/origin-of.js';
import type { PageCall } from '../pages/rendering.js';
import type { PageVariables } from '../pages/security-headers.js';
import {
  apiKeysPath,
  apiKeysView,
  madeApiKeyView,
  newApiKeyView,
  removeApiKeyView,
} from './views/api-keys.js';
import { readProblem } from './list-pages.js';
import type { OwnerParts } from './owner-parts.js';
import { renderMissing } from './render-missing.js';

/** Keys of other programs: their list, a new one, which is shown once, and the page that asks before it deletes one. */
export function addApiKeyPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { apiKeys, crumbs, owners } = parts.services;
  const { render } = parts;

  app.get(apiKeysPath, async (c) => {
    const view = apiKeysView({
      crumb: crumbs.issue(c),
      problem: readProblem(c),
      notice: c.req.query('done') === 'deleted' ? 'The key is deleted and works no longer.' : null,
      keys: await apiKeys.list(),
      origin: originOf(parts.services, c),
    });
    return render(c, 'owner-api-keys', view, { cache: 'no-store' });
  });

  app.get(`${apiKeysPath}/new`, (c) => {
    const view = newApiKeyView({
      crumb: crumbs.issue(c),
      problem: null,
      request: randomUUID(),
      ...{ name: '', scopes: [], errors: {} },
    });
    return render(c, 'owner-api-key-new', view, { cache: 'no-store' });
  });

  app.post(`${apiKeysPath}/new`, async (c) => {
    const { crumb, request = '', name = '', ...others } = await readForm(c);
    const scopes = apiKeyScopeNames.filter((scope) => others[`scope.${scope}`] !== undefined);
    try {
      crumbs.check(c, crumb);
      const record = await owners.recorder(c, 'api-key-created');
      const { key, secret } = await apiKeys.create({ request, name, scopes }, record);
      // No redirect: the key is stored nowhere, so that no other page can show it.
      const view = madeApiKeyView(crumbs.issue(c), key.name, secret);
      return render(c, 'owner-api-key-made', view, { cache: 'no-store' });
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      const { errors } = error.details;
      const view = newApiKeyView({
        crumb: crumbs.issue(c),
        problem: errors === undefined ? error.message : 'Please correct what is marked below.',
        ...{ request, name, scopes, errors: errors ?? {} },
      });
      return render(c, 'owner-api-key-new', view, { status: 422, cache: 'no-store' });
    }
  });

  const deletePath = `${apiKeysPath}/:id/delete` as const;

  app.get(deletePath, async (c) => {
    const key = await readKey(c);
    if (key === null) return renderMissing(parts, c);
    const view = removeApiKeyView(crumbs.issue(c), readProblem(c), key);
    return render(c, 'owner-api-key-delete', view, { cache: 'no-store' });
  });

  app.post(deletePath, async (c) => {
    const { crumb } = await readForm(c);
    try {
      crumbs.check(c, crumb);
      const key = await readKey(c);
      if (key === null) return await renderMissing(parts, c);
      await apiKeys.remove(key.id, await owners.recorder(c, 'api-key-deleted'));
      return c.redirect(`${apiKeysPath}?done=deleted`, seeOther);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      return c.redirect(`${apiKeysPath}?problem=${error.code}`, seeOther);
    }
  });

  function readKey(c: PageCall): Promise<ApiKey | null> {
    const id = c.req.param('id') ?? '';
    return /^\d{1,15}$/.test(id) ? apiKeys.find(Number(id)) : Promise.resolve(null);
  }
}
