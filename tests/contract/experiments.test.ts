import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { AssignOptions } from '../../shop/server/domains/experiments/index.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { shopOrigin } from './visitor.js';

const assignmentSchema = z.strictObject({
  isKnown: z.boolean(),
  experiments: z.record(
    z.string(),
    z.strictObject({
      experimentType: z.enum(['FEATURE_TOGGLE', 'AB_TEST']),
      variant: z.string(),
      segmentName: z.string(),
      containsError: z.literal(false),
    }),
  ),
});

/** A page that returns its visitor's assignment twice and sets the cookies. */
async function ask(
  { services }: OpenShop,
  cookie = '',
  shown?: readonly string[],
  options?: AssignOptions,
) {
  const page = new Hono();
  page.get('/', (c) => {
    services.experiments.assign(c, shown, options);
    return c.json(services.experiments.assign(c, shown, options));
  });
  const answer = await page.request(`${shopOrigin}/`, { headers: { cookie } });
  const set = answer.headers.getSetCookie().map((text) => text.split(';')[0] ?? '');
  return { cookie: set.join('; '), said: assignmentSchema.parse(await answer.json()) };
}

describeShop('Experiments', (shop) => {
  it('keep a visitor’s variants after a restart and on another copy of the server', async () => {
    const first = await shop.open();
    const visitors = await Promise.all(Array.from({ length: 1000 }, () => ask(first)));
    const copy = await shop.openCopy();
    const again = await Promise.all(visitors.map(({ cookie }) => ask(copy, cookie)));
    expect(again.map(({ said }) => said.experiments)).toEqual(
      visitors.map(({ said }) => said.experiments),
    );
    // Only the first response sets cookies, and is for one visitor.
    expect(visitors.some(({ said }) => said.isKnown)).toBe(false);
    expect(again.every(({ said, cookie }) => said.isKnown && cookie === '')).toBe(true);
    for (const { name, segments } of first.services.experiments.running) {
      const given = new Set(visitors.map(({ said }) => said.experiments[name]?.variant));
      expect(given).toEqual(new Set(segments.map(({ variant }) => variant)));
    }
  });

  it('are those that a proxy has assigned', async () => {
    const { said, cookie } = await ask(
      await shop.open(),
      'experiments=hero-call.treatment~gift-note.off',
    );
    expect(said.experiments).toMatchObject({
      'hero-call': { variant: 'see-the-table' },
      'gift-note': { variant: 'false' },
    });
    expect(cookie).toBe('');
  });

  it('are on a page those that it shows, so that others do not matter to a cache', async () => {
    const open = await shop.open();
    const { said, cookie } = await ask(open, 'experiments=gift-note.off', ['gift-note']);
    expect(said).toMatchObject({
      isKnown: true,
      experiments: { 'gift-note': { variant: 'false' } },
    });
    expect(Object.keys(said.experiments)).toEqual(['gift-note']);
    expect(cookie).toBe('');
    expect((await ask(open, '', [])).said).toEqual({ isKnown: true, experiments: {} });
  });

  it('draw what the cookie lacks, and count the visitor once', async () => {
    const open = await shop.open();
    const sent = 'experiments=hero-call.treatment~gift-note.planted; experimentUnit=known';
    const { said, cookie } = await ask(open, sent);
    expect(said.isKnown).toBe(false);
    expect(said.experiments['hero-call']?.segmentName).toBe('treatment');
    expect(cookie).toMatch(/^experiments=hero-call\.treatment~gift-note\.(on|off)$/);
    expect((await ask(open)).cookie).toMatch(/experimentUnit=[0-9a-f]{32}$/);
  });

  it('tell visitors apart only where they may be counted', async () => {
    const { cookie } = await ask(await shop.open(), '', undefined, { hasUnit: false });
    expect(cookie).toMatch(/^experiments=[\w.~-]+$/);
  });

  it('are those of the server’s options', async () => {
    const only = {
      name: 'only',
      experimentType: 'AB_TEST' as const,
      question: 'Is there one?',
      segments: [{ segmentName: 'everybody', variant: 'one', weight: 1 }],
    };
    const { said } = await ask(await shop.open({ experiments: [only] }));
    expect(said.experiments).toEqual({
      only: {
        experimentType: 'AB_TEST',
        variant: 'one',
        segmentName: 'everybody',
        containsError: false,
      },
    });
  });
});
