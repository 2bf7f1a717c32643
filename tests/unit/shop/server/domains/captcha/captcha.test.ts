// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import {
  createCaptcha,
  readCaptchaSecrets,
  type CaptchaOptions,
} from '../../../../../../shop/server/domains/captcha/index.js';
import { createSigner, Problem } from '../../../../../../shop/server/ground/http/index.js';

const refusal = { code: 'captcha', message: 'Complete CAPTCHA before submitting.', status: 400 };

/** Vendors need no database. */
const noDatabase = {
  query: () => Promise.reject(new Error('No database.')),
  transaction: () => Promise.reject(new Error('No database.')),
  check: () => Promise.reject(new Error('No database.')),
  close: () => Promise.resolve(),
};

const judge = (options: CaptchaOptions) =>
  createCaptcha(
    { database: noDatabase, signer: createSigner('secret'), clock: { now: () => 0 } },
    options,
  );

const answering = (body: unknown) =>
  vi.fn<typeof fetch>(async () =>
    typeof body === 'string' ? new Response(body) : Response.json(body),
  );

describe.each([
  ['recaptcha', 'https://www.google.com/recaptcha/api/siteverify'],
  ['hcaptcha', 'https://api.hcaptcha.com/siteverify'],
  ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/siteverify'],
] as const)('%s', (provider, address) => {
  const settings = { provider, siteKey: 'site key' };
  const secrets = { [provider]: 'our secret' };

  it('is called with our secret, and its result accepted', async () => {
    const call = answering({ success: true, hostname: 'shop.example' });
    const captcha = judge({ secrets, fetch: call });
    await expect(captcha.require(settings, 'the token')).resolves.toBeUndefined();
    const [[url, init] = []] = call.mock.calls;
    expect(url).toBe(address);
    expect(init?.method).toBe('POST');
    expect(String(init?.body)).toBe('secret=our+secret&response=the+token&sitekey=site+key');
  });

  it('can refuse a token', async () => {
    const call = answering({ success: false, 'error-codes': ['timeout-or-duplicate'] });
    const captcha = judge({ secrets, fetch: call });
    await expect(captcha.require(settings, 'the token')).rejects.toMatchObject(refusal);
  });

  it.each([null, undefined, ''])('is not called for %j', async (token) => {
    const call = answering({ success: true });
    const captcha = judge({ secrets, fetch: call });
    await expect(captcha.require(settings, token)).rejects.toMatchObject(refusal);
    expect(call).not.toHaveBeenCalled();
  });

  it.each(['nonsense', '{}', '{"success":"true"}', '[]'])(
    'lets nobody pass when it answers %s',
    async (answer) => {
      const captcha = judge({ secrets, fetch: answering(answer) });
      const refused = captcha.require(settings, 'the token');
      await expect(refused).rejects.toThrow();
      await expect(refused).rejects.not.toBeInstanceOf(Problem);
    },
  );

  it('lets no token pass if it does not respond', async () => {
    const call = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('fetch failed')));
    const captcha = judge({ secrets, fetch: call });
    await expect(captcha.require(settings, 'the token')).rejects.toThrow('fetch failed');
  });

  it('lets no token pass without a secret, and names the missing secret', async () => {
    const captcha = judge({ fetch: answering({ success: true }) });
    await expect(captcha.require(settings, 'the token')).rejects.toThrow(
      `A form uses ${provider}, but ServerOptions.captcha has no secret for it.`,
    );
  });
});
describe('the secrets of vendors', () => {
  it('are read from the environment, if set', () => {
    expect(
      readCaptchaSecrets({
        RECAPTCHA_SECRET: 'r',
        HCAPTCHA_SECRET: 'h',
        TURNSTILE_SECRET: 't',
        PATH: '/bin',
      }),
    ).toEqual({ recaptcha: 'r', hcaptcha: 'h', turnstile: 't' });
    expect(readCaptchaSecrets({ HCAPTCHA_SECRET: '' })).toEqual({});
  });
});
