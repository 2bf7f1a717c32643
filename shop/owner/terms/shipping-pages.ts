import type { Hono } from 'hono';
import {
  readMethod,
  readZone,
  writeMethod,
  writeZone,
  type OwnedMethod,
  type OwnedZone,
} from '../../server/index.js';
import type { PageCall } from '../../pages/rendering.js';
import type { PageVariables } from '../../pages/security-headers.js';
import {
  methodView,
  shippingPath,
  shippingView,
  zonePath,
  zoneView,
} from '../views/terms/index.js';
import { readProblem } from '../list-pages.js';
import type { OwnerParts } from '../owner-parts.js';
import { renderMissing } from '../render-missing.js';
import { readVersion, takeForm, takePress } from '../take-form.js';
import { formState, fresh, required, statusOf, takeLost, type Shown } from './change.js';

/** The owner's shipping zones, and the methods of each. */
export function addShippingPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { crumbs, owners } = parts.services;
  const { shipping } = parts.services.termsEditor;

  app.get(shippingPath, async (c) => {
    const view = shippingView({
      crumb: crumbs.issue(c),
      problem: readProblem(c),
      zones: await shipping.zones(),
      done: c.req.query('done'),
    });
    return parts.render(c, 'owner-shipping', view, { cache: 'no-store' });
  });

  function showZone(c: PageCall, stored: OwnedZone | null, shown: Shown) {
    const view = zoneView({ ...formState(parts, c, shown), stored });
    const status = statusOf(shown);
    return parts.render(c, 'owner-shipping-zone', view, { status, cache: 'no-store' });
  }

  app.get(`${shippingPath}/new`, (c) => showZone(c, null, fresh()));

  app.post(`${shippingPath}/new`, (c) =>
    takeForm(
      parts,
      c,
      async (typed) => {
        const zone = required(readZone(typed));
        const id = await shipping.create(zone, await owners.recorder(c, 'zone-created'));
        return `${zonePath(id)}?done=created`;
      },
      (shown) => showZone(c, null, shown),
    ),
  );

  app.get(`${shippingPath}/:zoneId`, async (c) => {
    const stored = await shipping.find(c.req.param('zoneId'));
    return stored === null
      ? renderMissing(parts, c)
      : showZone(c, stored, fresh(writeZone(stored)));
  });

  app.post(`${shippingPath}/:zoneId`, async (c) => {
    const stored = await shipping.find(c.req.param('zoneId'));
    if (stored === null) return takeLost(parts, c, shippingPath);
    return takeForm(
      parts,
      c,
      async (typed) => {
        const seen = { id: stored.id, version: readVersion(typed) };
        const zone = required(readZone(typed));
        await shipping.save(seen, zone, await owners.recorder(c, 'zone-saved'));
        return `${zonePath(stored.id)}?done=saved`;
      },
      (shown) => showZone(c, stored, shown),
    );
  });

  app.post(`${shippingPath}/:zoneId/remove`, (c) => {
    const id = c.req.param('zoneId');
    return takePress(parts, c, zonePath(id), async (typed) => {
      const seen = { id, version: readVersion(typed) };
      await shipping.remove(seen, await owners.recorder(c, 'zone-removed'));
      return `${shippingPath}?done=removed`;
    });
  });

  addMethodPages(app, parts);
}

function addMethodPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { owners } = parts.services;
  const { shipping } = parts.services.termsEditor;
  const path = `${shippingPath}/:zoneId/methods`;

  function show(
    c: PageCall,
    zone: OwnedZone,
    { stored, shown }: { readonly stored: OwnedMethod | null; readonly shown: Shown },
  ) {
    const view = methodView({ ...formState(parts, c, shown), zone, stored });
    const status = statusOf(shown);
    return parts.render(c, 'owner-shipping-method', view, { status, cache: 'no-store' });
  }

  app.get(`${path}/new`, async (c) => {
    const zone = await shipping.find(c.req.param('zoneId'));
    if (zone === null) return renderMissing(parts, c);
    return show(c, zone, { stored: null, shown: fresh({ on: 'yes' }) });
  });

  app.post(`${path}/new`, async (c) => {
    const zone = await shipping.find(c.req.param('zoneId'));
    if (zone === null) return takeLost(parts, c, shippingPath);
    return takeForm(
      parts,
      c,
      async (typed) => {
        const seen = { id: zone.id, version: readVersion(typed) };
        const method = required(readMethod(typed));
        await shipping.addMethod(seen, method, await owners.recorder(c, 'method-created'));
        return `${zonePath(zone.id)}?done=method`;
      },
      (shown) => show(c, zone, { stored: null, shown }),
    );
  });

  const findMethod = async (c: PageCall) => {
    const zone = await shipping.find(c.req.param('zoneId') ?? '');
    const stored = zone?.methods.find(({ id }) => id === c.req.param('methodId')) ?? null;
    return zone === null || stored === null ? null : { zone, stored };
  };

  app.get(`${path}/:methodId`, async (c) => {
    const found = await findMethod(c);
    if (found === null) return renderMissing(parts, c);
    const { zone, stored } = found;
    return show(c, zone, { stored, shown: fresh(writeMethod(stored)) });
  });

  app.post(`${path}/:methodId`, async (c) => {
    const found = await findMethod(c);
    if (found === null) return takeLost(parts, c, shippingPath);
    const { zone, stored } = found;
    return takeForm(
      parts,
      c,
      async (typed) => {
        const seen = { id: zone.id, version: readVersion(typed) };
        const method = { ...required(readMethod(typed)), id: stored.id };
        await shipping.saveMethod(seen, method, await owners.recorder(c, 'method-saved'));
        return `${zonePath(zone.id)}?done=method`;
      },
      (shown) => show(c, zone, { stored, shown }),
    );
  });

  app.post(`${path}/:methodId/move`, (c) => {
    const id = c.req.param('zoneId');
    return takePress(parts, c, zonePath(id), async (typed) => {
      const seen = { id, version: readVersion(typed) };
      const moved = { id: c.req.param('methodId'), beforeId: typed['before'] ?? '' };
      await shipping.moveMethod(seen, moved, await owners.recorder(c, 'method-moved'));
      return `${zonePath(id)}?done=method-moved`;
    });
  });

  app.post(`${path}/:methodId/remove`, (c) => {
    const id = c.req.param('zoneId');
    return takePress(parts, c, zonePath(id), async (typed) => {
      const seen = { id, version: readVersion(typed) };
      const record = await owners.recorder(c, 'method-removed');
      await shipping.removeMethod(seen, c.req.param('methodId'), record);
      return `${zonePath(id)}?done=method-removed`;
    });
  });
}
