// @vitest-environment node
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { ownerPage } from '../../../../shop/owner/owner-page.js';
import type { OwnerPage } from '../../../../shop/owner/page-description.js';
import type { PageVariables } from '../../../../shop/pages/page-call.js';
import { Problem } from '../../../../shop/server/index.js';
import { createFakeServices } from '../pages/fake-services.js';
import '../pages/on-marram.js';

interface Cup {
  readonly name: string;
}

const cups: OwnerPage<Cup> = {
  path: '/cups/:id',
  area: 'products',
  template: 'owner-tax',
  load: ({ param }) => (param('id') === '1' ? { name: 'Dune' } : null),
  view: ({ problem, refused }, { name }) => ({
    title: name,
    description: '',
    page: null,
    problem,
    typed: refused?.typed['name'] ?? null,
  }),
  forms: {
    '': {
      action: 'tax-saved',
      next: '/cups?saved',
      work({ typed }, { name }) {
        if (typed['name'] === name)
          throw new Problem('invalid-request', { errors: { name: 'No.' } });
        if (typed['name'] === 'gone') throw new Problem('not-found');
        if (typed['name'] === 'fault') throw new Problem('unavailable');
      },
    },
    wash: { area: 'stock', access: 'read', back: '/cups?dirty', work: () => '/cups?clean' },
  },
};

function open(page: OwnerPage<Cup>) {
  const app = new Hono<PageVariables>();
  const parts = {
    services: createFakeServices(),
    groups: [],
    mayOpen: () => true,
    render: (
      c: Parameters<(typeof routes)[number]['answer']>[1],
      name: string,
      { title, problem, typed }: Record<string, unknown>,
      { status = 200, cache }: { readonly status?: number; readonly cache?: string } = {},
    ) => c.text(JSON.stringify({ name, title, problem, typed, status, cache })),
  };
  app.onError((_, c) => c.text('A fault.', 500));
  const routes = ownerPage(page);
  for (const route of routes) app.on(route.method, route.path, (c) => route.answer(parts, c));
  const answer = async (address: string, fields?: Record<string, string>) => {
    const body = fields && new URLSearchParams({ crumb: 'the-crumb', ...fields });
    const response = await app.request(address, body ? { method: 'POST', body } : {});
    if (response.status !== 200) return [response.status, response.headers.get('Location')];
    return JSON.parse(await response.text()) as unknown;
  };
  return { routes, answer };
}

describe('ownerPage', () => {
  it('is a route for the page and for each form, with what an account needs', () => {
    const { routes } = open(cups);
    expect(
      routes.map(({ answer: _, ...route }) => Object.values(route).filter(Boolean).join(' ')),
    ).toEqual([
      'GET /cups/:id products read owner-tax',
      'POST /cups/:id products change owner-tax',
      'POST /cups/:id/wash stock read owner-tax',
    ]);
  });

  it('shows what is there, uncached', async () => {
    const shown = { name: 'owner-tax', title: 'Dune', status: 200, cache: 'no-store' };
    expect(await open(cups).answer('/cups/1')).toMatchObject({ ...shown, problem: null });
    expect(await open(cups).answer('/cups/2')).toMatchObject({
      name: 'owner-refused',
      status: 404,
    });
  });

  it('redirects after a form, and shows a refused one again', async () => {
    const { answer } = open(cups);
    expect(await answer('/cups/1', { name: 'Shore' })).toEqual([303, '/cups?saved']);
    const problem = 'Please correct what is marked below.';
    expect(await answer('/cups/1', { name: 'Dune' })).toMatchObject({
      status: 422,
      typed: 'Dune',
      problem,
    });
    expect(await answer('/cups/1', { crumb: 'wrong', name: 'Shore' })).toMatchObject({
      status: 422,
      typed: 'Shore',
    });
    expect(await answer('/cups/1', { name: 'fault' })).toEqual([500, null]);
  });

  it('redirects a refused press to where it says why', async () => {
    const { answer } = open(cups);
    expect(await answer('/cups/1/wash', {})).toEqual([303, '/cups?clean']);
    const refused = [303, '/cups?dirty&problem=crumb'];
    expect(await answer('/cups/1/wash', { crumb: 'wrong' })).toEqual(refused);
  });

  it('misses what is gone, and lets its list refuse forms from elsewhere', async () => {
    expect(await open(cups).answer('/cups/1', { name: 'gone' })).toMatchObject({ status: 422 });
    expect(await open(cups).answer('/cups/2', { crumb: 'wrong' })).toMatchObject({ status: 404 });
    const { answer } = open({ ...cups, list: '/cups' });
    expect(await answer('/cups/1', { name: 'gone' })).toMatchObject({ status: 404 });
    expect(await answer('/cups/2', {})).toMatchObject({ status: 404 });
    expect(await answer('/cups/2', { crumb: 'wrong' })).toEqual([303, '/cups?problem=crumb']);
  });
});
