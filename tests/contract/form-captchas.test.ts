import { expect, it } from 'vitest';
import { describeShop } from './open-shop.js';
import { solveAltcha } from './solve-altcha.js';
import { fetchKey, forms, letter, sendForm } from './website-form.js';

/** A vendor that accepts each token once, and only tokens that begin with `good`. */
function openVendor() {
  const used = new Set<string>();
  const asked: string[] = [];
  const call: typeof fetch = async (_, init) => {
    const token = new URLSearchParams(String(init?.body)).get('response') ?? '';
    asked.push(token);
    const success = token.startsWith('good') && !used.has(token);
    used.add(token);
    return Response.json({ success });
  };
  return { asked, captcha: { secrets: { turnstile: 'secret' }, fetch: call } };
}

describeShop('Forms with a captcha', (shop) => {
  async function arrive() {
    const { asked, captcha } = openVendor();
    const open = await shop.open({ forms, captcha });
    const visitor = await open.visit();
    const send = (body: object) => sendForm(visitor, { formId: 'guarded', ...body });
    const stored = async () =>
      (await open.services.forms.submissions('guarded', null)).submissions.length;
    return { ...open, visitor, asked, send, stored };
  }

  it.each([[undefined], [null], [''], ['forged']])('refuse the token %o', async (captchaKey) => {
    const { visitor, send, stored } = await arrive();
    const key = await fetchKey(visitor);
    const response = await send({ key, captchaKey });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'Complete CAPTCHA before submitting.',
      code: 'captcha',
    });
    expect(await stored()).toBe(0);
    expect((await send({ key, captchaKey: 'good' })).status).toBe(200);
    expect(await stored()).toBe(1);
  });

  it('use up no token for invalid answers or an invalid key', async () => {
    const { visitor, send, asked } = await arrive();
    const key = await fetchKey(visitor);
    await send({ key, captchaKey: 'good', form: { email: 'ada' } });
    await send({ key: 'k'.repeat(20), captchaKey: 'good' });
    expect(asked).toEqual([]);
  });

  it('accept a repeat with a used or another token, without verifying it', async () => {
    const { visitor, send, stored, asked } = await arrive();
    const key = await fetchKey(visitor);
    const first = await (await send({ key, captchaKey: 'good' })).json();
    for (const captchaKey of ['good', 'good-2', undefined]) {
      const repeat = await send({ key, captchaKey });
      expect(repeat.status).toBe(200);
      expect(await repeat.json()).toEqual(first);
    }
    expect(await stored()).toBe(1);
    expect(asked).toEqual(['good']);
  });

  it('let a token be used for one submission only', async () => {
    const { visitor, send, stored } = await arrive();
    await send({ key: await fetchKey(visitor), captchaKey: 'good' });
    const response = await send({
      key: await fetchKey(visitor),
      captchaKey: 'good',
      form: { ...letter, message: 'Once more' },
    });
    expect(await response.json()).toMatchObject({ code: 'captcha' });
    expect(await stored()).toBe(1);
  });

  it('store one of ten concurrent submissions with one key and one token', async () => {
    const { visitor, send, stored } = await arrive();
    const key = await fetchKey(visitor);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => send({ key, captchaKey: 'good' })),
    );
    // Requests during the first one may get a captcha problem; a repeat gets the first one's result.
    expect(responses.map(({ status }) => status)).toContain(200);
    expect(await stored()).toBe(1);
    expect((await send({ key, captchaKey: 'good' })).status).toBe(200);
    expect(await stored()).toBe(1);
  });

  it('are refused if they are removed meanwhile, and nothing is stored', async () => {
    const open = await shop.open({
      forms,
      captcha: {
        secrets: { turnstile: 'secret' },
        async fetch() {
          await open.services.forms.remove('guarded');
          return Response.json({ success: true });
        },
      },
    });
    const visitor = await open.visit();
    const key = await fetchKey(visitor);
    const response = await sendForm(visitor, { key, formId: 'guarded', captchaKey: 'good' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'form-not-found' });
    expect((await open.database.query('select id from form_submissions')).rows).toEqual([]);
    expect((await sendForm(visitor, { key })).status).toBe(200);
  });

  it('accept a commission with a solved challenge, once', async () => {
    const { visit, services } = await shop.open();
    const visitor = await visit();
    const form = {
      'commission-name': ['Ada', 'Lovelace'],
      'commission-email': 'ada@example.com',
      'commission-kind': 'A bowl',
      'commission-count': '2',
      'commission-wish': 'Tall, and blue within.',
    };
    const captchaKey = await solveAltcha(visitor);
    const send = async (changes: object) => {
      const key = await fetchKey(visitor);
      return sendForm(visitor, { key, formId: 'commission', form, ...changes });
    };
    expect((await send({})).status).toBe(400);
    expect((await send({ captchaKey })).status).toBe(200);
    expect(await (await send({ captchaKey })).json()).toMatchObject({ code: 'captcha' });
    const { submissions } = await services.forms.submissions('commission', null);
    expect(submissions.map(({ values }) => values)).toEqual([
      expect.objectContaining({ ...form, 'commission-source': 'shop' }),
    ]);
  });
});
