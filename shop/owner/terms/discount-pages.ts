import type { Hono } from 'hono';
import {
  discountStates,
  readDiscount,
  writeDiscount,
  type DiscountKind,
  type OwnedDiscount,
  type Shelf,
} from '../../server/index.js';
import type { PageCall } from '../../pages/rendering.js';
import type { PageVariables } from '../../pages/security-headers.js';
import {
  discountPath,
  discountsPath,
  discountsView,
  discountView,
  kindPaths,
} from '../views/terms/index.js';
import { readProblem, withCursor } from '../list-pages.js';
import type { OwnerParts } from '../owner-parts.js';
import { renderMissing } from '../render-missing.js';
import { readVersion, takeForm, takePress } from '../take-form.js';
import { formState, fresh, required, statusOf, takeLost, type Shown } from './change.js';

/** The codes of what the owner does with each kind. */
const actions = {
  coupon: {
    created: 'coupon-created',
    saved: 'coupon-saved',
    on: 'coupon-on',
    off: 'coupon-off',
    removed: 'coupon-removed',
  },
  automatic: {
    created: 'discount-created',
    saved: 'discount-saved',
    on: 'discount-on',
    off: 'discount-off',
    removed: 'discount-removed',
  },
} as const;

/** The owner's coupons and automatic discounts. */
export function addDiscountPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { discounts } = parts.services.termsEditor;

  app.get(discountsPath, (c) =>
    withCursor(parts, c, async (cursor) => {
      const asked = c.req.query('state');
      const state = discountStates.find((known) => known === asked) ?? null;
      const view = discountsView({
        crumb: parts.services.crumbs.issue(c),
        problem: readProblem(c),
        state,
        ...(await discounts.coupons(state, cursor)),
        isFirst: cursor === null,
        automatic: await discounts.automatic(state),
        shelf: await readShelf(parts),
        done: c.req.query('done'),
      });
      return parts.render(c, 'owner-discounts', view, { cache: 'no-store' });
    }),
  );

  app.post(`${kindPaths.automatic}/:id/move`, (c) =>
    takePress(parts, c, discountsPath, async ({ before = '' }) => {
      const record = await parts.services.owners.recorder(c, 'discount-moved');
      await discounts.moveBefore(c.req.param('id'), before, record);
      return `${discountsPath}?done=moved`;
    }),
  );

  addKind(app, parts, 'coupon');
  addKind(app, parts, 'automatic');
}

function addKind(app: Hono<PageVariables>, parts: OwnerParts, kind: DiscountKind): void {
  const { owners } = parts.services;
  const { discounts } = parts.services.termsEditor;
  const path = kindPaths[kind];
  const codes = actions[kind];

  async function show(
    c: PageCall,
    {
      stored,
      shelf,
      shown,
    }: {
      readonly stored: OwnedDiscount | null;
      readonly shelf: Shelf;
      readonly shown: Shown;
    },
  ) {
    const view = discountView({ ...formState(parts, c, shown), kind, stored, shelf });
    const status = statusOf(shown);
    return parts.render(c, 'owner-discount', view, { status, cache: 'no-store' });
  }

  app.get(`${path}/new`, async (c) =>
    show(c, {
      stored: null,
      shelf: await readShelf(parts),
      shown: fresh({ kind: 'percent' }),
    }),
  );

  app.post(`${path}/new`, async (c) => {
    const shelf = await readShelf(parts);
    return takeForm(
      parts,
      c,
      async (typed) => {
        const place = { kind, stored: null, shelf, now: Date.now() };
        const discount = required(readDiscount(typed, place));
        await discounts.create(discount, await owners.recorder(c, codes.created));
        return `${discountsPath}?done=created`;
      },
      (shown) => show(c, { stored: null, shelf, shown }),
    );
  });

  app.get(`${path}/:id`, async (c) => {
    const stored = await discounts.find(kind, c.req.param('id'));
    if (stored === null) return renderMissing(parts, c);
    const shelf = await readShelf(parts, stored);
    return show(c, { stored, shelf, shown: fresh(writeDiscount(stored, shelf)) });
  });

  app.post(`${path}/:id`, async (c) => {
    const stored = await discounts.find(kind, c.req.param('id'));
    if (stored === null) return takeLost(parts, c, discountsPath);
    const shelf = await readShelf(parts, stored);
    return takeForm(
      parts,
      c,
      async (typed) => {
        const place = { kind, stored, shelf, now: Date.now() };
        const discount = required(readDiscount(typed, place));
        const seen = { ...stored, version: readVersion(typed) };
        await discounts.save(seen, discount, await owners.recorder(c, codes.saved));
        return `${discountPath(stored)}?done=saved`;
      },
      (shown) => show(c, { stored, shelf, shown }),
    );
  });

  for (const done of ['on', 'off'] as const) {
    app.post(`${path}/:id/${done}`, (c) => {
      const named = { kind, id: c.req.param('id') };
      const page = `${path}/${encodeURIComponent(named.id)}`;
      return takePress(parts, c, page, async () => {
        await discounts.setOn(named, done === 'on', await owners.recorder(c, codes[done]));
        return `${page}?done=${done}`;
      });
    });
  }

  app.post(`${path}/:id/remove`, (c) => {
    const named = { kind, id: c.req.param('id') };
    return takePress(parts, c, `${path}/${encodeURIComponent(named.id)}`, async () => {
      await discounts.remove(named, await owners.recorder(c, codes.removed));
      return `${discountsPath}?done=removed`;
    });
  });
}

/** What a discount may be limited to, with what this one is limited to already. */
async function readShelf(
  { services }: Pick<OwnerParts, 'services'>,
  stored: OwnedDiscount | null = null,
): Promise<Shelf> {
  const products = await services.catalogue.list('USD');
  const { products: named = [], categories: used = [] } = stored?.covers ?? {};
  const gone = named.filter((id) => !products.some((product) => product.id === id));
  const categories = await services.productEditor.categories();
  return {
    products: [...products, ...gone.map((id) => ({ id, urlId: id, title: id }))],
    categories: [...new Set([...categories, ...used])],
  };
}
