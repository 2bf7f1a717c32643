import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeShop, type OpenShop } from './open-shop.js';
import { shopOrigin } from './visitor.js';

const assignmentSchema = z.strictObject({
  unit: z.string().regex(/^[0-9a-f]{32}$/),
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

/** A page that returns its visitor's assignment and sets the cookie. */
async function ask({ services }: OpenShop, cookie = '') {
  const page = new Hono();
  page.get('/', (c) => c.json(services.experiments.assign(c)));
  const answer = await page.request(`${shopOrigin}/`, { headers: { cookie } });
  const [set = ''] = answer.headers.getSetCookie();
  return { cookie: set.split(';')[0] ?? '', said: assignmentSchema.parse(await answer.json()) };
}

describeShop('Experiments', (shop) => {
  it('assign a thousand visitors alike after a restart and on another copy of the server', async () => {
    const first = await shop.open();
    const visitors = await Promise.all(Array.from({ length: 1000 }, () => ask(first)));
    const copy = await shop.openCopy();
    const again = await Promise.all(visitors.map(({ cookie }) => ask(copy, cookie)));
    expect(again.map(({ said }) => said)).toEqual(visitors.map(({ said }) => said));
    // Nothing is set anew.
    expect(new Set(again.map(({ cookie }) => cookie))).toEqual(new Set(['']));
    expect(new Set(visitors.map(({ said }) => said.unit)).size).toBe(1000);
    for (const { name, segments } of first.services.experiments.running) {
      const given = new Set(visitors.map(({ said }) => said.experiments[name]?.variant));
      expect(given).toEqual(new Set(segments.map(({ variant }) => variant)));
    }
  });

  it('need no cookie but the crumb, and do not show it', async () => {
    const { cookie, said } = await ask(await shop.open());
    expect(cookie).toMatch(/^crumb=/);
    const [value = ''] = cookie.slice('crumb='.length).split('.');
    expect(JSON.stringify(said)).not.toContain(value);
  });

  it('ignore a crumb with an invalid signature', async () => {
    const open = await shop.open();
    const planted = await ask(open, 'crumb=planted.signature');
    expect(planted.cookie).toMatch(/^crumb=/);
    expect((await ask(open, planted.cookie)).said).toEqual(planted.said);
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
