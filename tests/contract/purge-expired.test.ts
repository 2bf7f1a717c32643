import { expect, it } from 'vitest';
import { describeShop } from './open-shop.js';
import { mug } from './visitor.js';

const year = 365 * 24 * 60 * 60 * 1000;

describeShop('Expired data', (shop) => {
  async function openAged() {
    const open = await shop.open();
    const visitor = await open.visit();
    await visitor.add(mug, { 'Idempotency-Key': '0123456789abcdef' });
    const later = await shop.restart({ clock: { now: () => Date.now() + 2 * year } });
    // A copy purges when it starts: what follows expired after that.
    await visitor.add(mug, { 'Idempotency-Key': '0123456789abcdef-2' });
    await open.database.query(
      `insert into used_captcha_tokens (nonce, expires_at) values ('n', '2001-01-01')`,
    );
    return { open, later };
  }

  const count = async (open: Awaited<ReturnType<typeof shop.open>>) => {
    const { rows } = await open.database.query(
      `select (select count(*)::int from carts) as carts, (select count(*)::int from cart_entries) as entries,
         (select count(*)::int from idempotency_keys) as keys, (select count(*)::int from rate_limits) as limits,
         (select count(*)::int from used_captcha_tokens) as tokens`,
    );
    return rows[0];
  };
  const none = { carts: 0, entries: 0, keys: 0, limits: 0, tokens: 0 };

  it('is deleted: carts, keys, counts and captcha tokens', async () => {
    const { open, later } = await openAged();
    expect(await count(open)).toMatchObject({ tokens: 1 });
    await later.services.purgeExpired();
    expect(await count(open)).toEqual(none);
  });

  // The embedded database has one connection, and so nobody else who could hold the lock.
  it.runIf(process.env.DATABASE_URL !== undefined)(
    'is left alone while another copy deletes it',
    async () => {
      const { open, later } = await openAged();
      await open.database.transaction(async (transaction) => {
        await transaction.query(
          'select pg_advisory_xact_lock(7471206, hashtext(current_schema()))',
        );
        await later.services.purgeExpired();
      });
      expect(await count(open)).toMatchObject({ tokens: 1 });
      await later.services.purgeExpired();
      expect(await count(open)).toEqual(none);
    },
  );
});
