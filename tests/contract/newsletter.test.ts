import { beforeEach, expect, it } from 'vitest';
import { runInLocale } from '../../shop/server/index.js';
import { hiddenFieldsOf, locationOf, openPage, pressForm } from './pages.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { readOutbox } from './outbox.js';
import { restockOptions, signUp } from './restock.js';
import { forms, newsletter, sentForm } from './website-form.js';
import { createVisitor, shopOrigin } from './visitor.js';
import { addPages } from './whole-shop.js';

const start = Date.UTC(2026, 10, 21, 12);
const hour = 60 * 60 * 1000;
const day = 24 * hour;
const all = (state: 'pending' | 'confirmed', search = '') => ({ state, search });

describeShop('The mailing list', (shop) => {
  let open: OpenShop;
  let now: number;

  beforeEach(async () => {
    now = start;
    open = await shop.open({
      ...restockOptions,
      forms,
      clock: { now: () => now },
      publicUrl: shopOrigin,
    });
    addPages(open);
  });

  const join = async (email: string) =>
    open.services.forms.submit(
      sentForm({
        key: await open.services.forms.issueKey(),
        formId: newsletter.id,
        values: { email },
      }),
    );

  const optIns = async () =>
    (await readOutbox(open)).filter(({ kind }) => kind === 'newsletter-opt-in');
  const linkIn = (text: string | undefined, path: string) =>
    new RegExp(`${shopOrigin}(/newsletter/${path}\\?\\S+)`).exec(text ?? '')?.[1] ?? '';

  async function confirmLink(email: string) {
    await join(email);
    return linkIn((await optIns()).at(-1)?.text, 'confirm');
  }

  async function confirm(email: string) {
    const visitor = await open.visit();
    const page = await openPage(visitor, await confirmLink(email));
    const answer = await pressForm(visitor, { ...page, path: '/newsletter/confirm' }, {});
    expect(locationOf(answer)).toBe('/newsletter/confirm?done');
    const joined = (await readOutbox(open)).find(({ kind }) => kind === 'newsletter-joined');
    return linkIn(joined?.text, 'unsubscribe');
  }

  it('counts an address when a press of its mail’s link confirms it', async () => {
    const visitor = await open.visit();
    const link = await confirmLink(' Ada@Example.com');
    expect((await optIns())[0]).toMatchObject({ recipient: 'ada@example.com', state: 'waiting' });
    expect(await open.services.mailingList.counts()).toEqual({ confirmed: 0, pending: 1 });

    // A program that looks at the mail opens the link, and changes nothing.
    const page = await openPage(visitor, link);
    expect(page.text).toContain('One press, and you are on the list');
    expect(decodeURIComponent(link)).not.toContain('ada@');
    expect(await open.services.mailingList.counts()).toEqual({ confirmed: 0, pending: 1 });

    now += hour;
    const press = () => pressForm(visitor, { ...page, path: '/newsletter/confirm' }, {});
    expect(locationOf(await press())).toBe('/newsletter/confirm?done');
    expect((await openPage(visitor, '/newsletter/confirm?done')).text).toContain(
      'You are on the list',
    );
    const { entries } = await open.services.mailingList.list(all('confirmed'), null);
    expect(entries).toMatchObject([
      { email: 'ada@example.com', createdOn: start, confirmedOn: now, source: 'form:newsletter' },
    ]);
    // Once more changes nothing, and sends no second welcome.
    expect(locationOf(await press())).toBe('/newsletter/confirm?done');
    const joined = (await readOutbox(open)).filter(({ kind }) => kind === 'newsletter-joined');
    expect(joined).toHaveLength(1);
  });

  it('is confirmed in any browser, since the link alone is the right to it', async () => {
    const link = await confirmLink('ada@example.com');
    // Without a cookie, as on the phone that shows the mail.
    const page = await openPage(createVisitor(open.app), link);
    const { token = '' } = hiddenFieldsOf(page.text);
    const press = (changes: Record<string, string>) =>
      createVisitor(open.app).send('/newsletter/confirm', { method: 'POST', form: changes });
    for (const wrong of [`${token}x`, token.slice(0, -1), `9${token}`]) {
      expect((await press({ token: wrong })).status).toBe(404);
    }
    expect((await press({})).status).toBe(404);
    expect(await open.services.mailingList.counts()).toEqual({ confirmed: 0, pending: 1 });
    expect(locationOf(await press({ token }))).toBe('/newsletter/confirm?done');
    expect(await open.services.mailingList.counts()).toEqual({ confirmed: 1, pending: 0 });
  });

  it('keeps the pages of its links out of stores and of other sites', async () => {
    const { headers } = await createVisitor(open.app).send(await confirmLink('ada@example.com'));
    expect(headers.get('Cache-Control')).toContain('no-store');
    expect(headers.get('Referrer-Policy')).toMatch(/^(no-referrer|same-origin|strict-origin)/);
  });

  it('asks a pending address again, at most once an hour, and a confirmed one never', async () => {
    await join('ada@example.com');
    now += hour - 1;
    await join('ada@example.com');
    expect(await optIns()).toHaveLength(1);
    now += 1;
    await runInLocale('de-DE', () => join('ada@example.com'));
    expect((await optIns()).map(({ language }) => language)).toEqual(['en', 'de']);
    await confirm('grace@example.com');
    const before = (await optIns()).length;
    now += day;
    await join('GRACE@example.com');
    expect(await optIns()).toHaveLength(before);
  });

  it.each(['', 'x', '1~99999999999999.x'])('knows no link %o', async (token) => {
    const visitor = await open.visit();
    for (const path of ['confirm', 'unsubscribe']) {
      const query = new URLSearchParams({ token });
      expect((await openPage(visitor, `/newsletter/${path}?${query}`)).status).toBe(404);
      expect((await visitor.submit(`/newsletter/${path}`, { token })).status).toBe(404);
    }
  });

  it('does not take the link of one page for the other', async () => {
    const visitor = await open.visit();
    const link = await confirmLink('ada@example.com');
    const moved = link.replace('/confirm?', '/unsubscribe?');
    expect((await openPage(visitor, moved)).status).toBe(404);
    expect(await open.services.mailingList.counts()).toEqual({ confirmed: 0, pending: 1 });
  });

  it('forgets who does not confirm within a week, and ends their link', async () => {
    const visitor = await open.visit();
    const link = await confirmLink('ada@example.com');
    await confirm('grace@example.com');
    now += 7 * day - 1;
    await open.services.purgeExpired();
    expect((await openPage(visitor, link)).status).toBe(200);
    now += 1;
    expect((await openPage(visitor, link)).status).toBe(404);
    await open.services.purgeExpired();
    expect(await open.services.mailingList.counts()).toEqual({ confirmed: 1, pending: 0 });
  });

  it('is left by one press, without a cookie or a sign-in, as often as one likes', async () => {
    const link = await confirm('ada@example.com');
    const stranger = createVisitor(open.app);
    const page = await openPage(stranger, link);
    expect(page.text).toContain('No more letters?');
    expect(await open.services.mailingList.counts()).toMatchObject({ confirmed: 1 });
    const press = async () => {
      const { token = '' } = hiddenFieldsOf(page.text);
      const answer = await createVisitor(open.app).send('/newsletter/unsubscribe', {
        method: 'POST',
        form: { token },
      });
      return locationOf(answer);
    };
    expect(await press()).toBe('/newsletter/unsubscribe?done');
    expect(await press()).toBe('/newsletter/unsubscribe?done');
    expect(await open.services.mailingList.counts()).toEqual({ confirmed: 0, pending: 0 });
  });

  it('is left by the button of a mail program (RFC 8058)', async () => {
    await confirm('ada@example.com');
    const [mail] = await optIns();
    const address = mail?.unsubscribe_url ?? '';
    const answer = await createVisitor(open.app).send(address, {
      method: 'POST',
      form: { 'List-Unsubscribe': 'One-Click' },
    });
    expect([answer.status, locationOf(answer)]).toEqual([200, '']);
    expect(await open.services.mailingList.counts()).toEqual({ confirmed: 0, pending: 0 });
  });

  it('is not left by a mail program that only looks, or whose link is not ours', async () => {
    await confirm('ada@example.com');
    const [mail] = await optIns();
    const address = mail?.unsubscribe_url ?? '';
    for (const method of ['GET', 'HEAD']) {
      await createVisitor(open.app).send(address, { method });
    }
    const answer = await createVisitor(open.app).send(`${address}x`, {
      method: 'POST',
      form: { 'List-Unsubscribe': 'One-Click' },
    });
    expect(answer.status).toBe(404);
    expect(await open.services.mailingList.counts()).toEqual({ confirmed: 1, pending: 0 });
  });

  it('takes who has left as new: an old link to confirm does not bring them back', async () => {
    const link = await confirmLink('ada@example.com');
    const unsubscribe = linkIn((await optIns())[0]?.text, 'unsubscribe');
    const visitor = createVisitor(open.app);
    const form = { token: new URL(unsubscribe, shopOrigin).searchParams.get('token') ?? '' };
    await visitor.send('/newsletter/unsubscribe', { method: 'POST', form });
    expect((await openPage(visitor, link)).status).toBe(404);
    await join('ada@example.com');
    // The row is another one.
    expect((await openPage(visitor, link)).status).toBe(404);
    expect(await optIns()).toHaveLength(2);
    expect(await open.services.mailingList.counts()).toEqual({ confirmed: 0, pending: 1 });
  });

  it('takes a visitor of the restock signup as pending, too', async () => {
    const visitor = await open.visit();
    await signUp(visitor, { isJoinMailingList: true });
    expect(await optIns()).toMatchObject([{ recipient: 'ada@example.com' }]);
    expect(await open.services.mailingList.counts()).toEqual({ confirmed: 0, pending: 1 });
  });

  it('joins nobody when the signup is refused', async () => {
    const visitor = await open.visit();
    const answer = await signUp(visitor, { siteVisitorEmail: 'wrong', isJoinMailingList: true });
    expect(answer.status).toBe(400);
    expect(await readOutbox(open)).toEqual([]);
  });

  it('is searched for a part of an address, whatever its case and marks', async () => {
    for (const email of ['ada@example.com', 'grace_h@example.com', 'graceXh@example.com']) {
      await join(email);
    }
    const found = async (search: string) =>
      (await open.services.mailingList.list(all('pending', search), null)).entries.map(
        ({ email }) => email,
      );
    expect(await found('GRACE_')).toEqual(['grace_h@example.com']);
    expect(await found('%')).toEqual([]);
    expect(await found('\0 ada')).toEqual(['ada@example.com']);
    expect(await found('')).toHaveLength(3);
  });

  it('is exported without a formula, and with a working link to unsubscribe', async () => {
    await join('ada@example.com');
    await open.database.query(
      `insert into mailing_list (email, source, created, state, asked_at)
       values ('=cmd()@example.com', '+form', now(), 'pending', now()), ('-1@example.com', '@x', now(), 'pending', now())`,
    );
    const recorded: string[] = [];
    const csv = await open.services.mailingList.exportCsv(['pending'], (_, target) =>
      Promise.resolve(void recorded.push(target)),
    );
    expect(await open.services.mailingList.exportCsv(['confirmed'])).not.toContain('ada@');
    const lines = csv.trimEnd().split('\r\n');
    expect(lines[0]).toBe('email,state,source,joined,confirmed,unsubscribe_url');
    expect(lines[1]).toMatch(
      /^ada@example\.com,pending,form:newsletter,2026-11-21T12:00:00\.000Z,,/,
    );
    expect(lines[2]).toMatch(/^"'=cmd\(\)@example\.com",pending,"'\+form",/);
    expect(lines[3]).toMatch(/^"'-1@example\.com",pending,"'@x",/);
    expect(recorded).toEqual(['mailing-list']);
    const link = lines[1]?.split(',').at(-1) ?? '';
    expect((await openPage(createVisitor(open.app), link.replace(shopOrigin, ''))).status).toBe(
      200,
    );
  });

  it('loses an address that the owner removes, and its links end', async () => {
    const link = await confirmLink('ada@example.com');
    const [entry] = (await open.services.mailingList.list(all('pending'), null)).entries;
    await open.services.mailingList.remove(entry?.id ?? '');
    expect(await open.services.mailingList.counts()).toEqual({ confirmed: 0, pending: 0 });
    expect((await openPage(await open.visit(), link)).status).toBe(404);
    for (const id of [entry?.id ?? '', 'x', '']) {
      await expect(open.services.mailingList.remove(id)).rejects.toMatchObject({
        code: 'not-found',
      });
    }
  });
});
