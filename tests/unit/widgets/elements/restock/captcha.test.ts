import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaptchaInUse } from '../../../../../widgets/parts/captcha/index.js';
import { choose, mountRestock, openRestockPage, said } from './restock-page.js';

const captcha = vi.hoisted(() => ({
  settings: [] as unknown[],
  isRendered: true,
  token: null as string | null,
  reset: vi.fn(),
  destroy: vi.fn(),
}));

vi.mock('../../../../../widgets/parts/captcha/use-captcha.js', () => ({
  useCaptcha(settings: unknown): CaptchaInUse {
    captcha.settings.push(settings);
    const { isRendered, token, reset, destroy } = captcha;
    const place = () => undefined;
    return { isWanted: settings !== null, isRendered, token, failure: null, place, reset, destroy };
  },
}));

const page = openRestockPage();
beforeEach(() => {
  captcha.settings.length = 0;
  captcha.isRendered = true;
  captcha.token = null;
  captcha.reset.mockReset();
  captcha.destroy.mockReset();
});

const group = (host: HTMLElement) => host.querySelector<HTMLElement>('[role="group"]')!;

async function mountFilled() {
  const mounted = await mountRestock('product-id="mug" captcha="altcha"');
  await choose(page, 'BLUE-L');
  await mounted.type('ada@example.com');
  return mounted;
}

describe('vitrine-restock with a captcha', () => {
  // storefront §5: "If a captcha is rendered a token is required: 'Complete CAPTCHA before submitting.'"
  it('asks for the token of one that is rendered', async () => {
    const { host, submit } = await mountFilled();
    await submit();
    expect(page.sent).toEqual([]);
    const described = group(host).getAttribute('aria-describedby');
    expect(document.getElementById(described!)?.textContent).toBe(
      'Complete CAPTCHA before submitting.',
    );
    expect(document.activeElement).toBe(group(host));
    expect(await said(page, 'assertive')).toBe('Complete CAPTCHA before submitting.');
  });

  it('speaks of the email first', async () => {
    const { type, submit, problem } = await mountFilled();
    await type('');
    await submit();
    expect(problem()).toBe('Email cannot be blank');
  });

  // storefront §3: "optional captchaToken". §4: "any captcha is destroyed".
  it('sends the token, and destroys the captcha on success', async () => {
    captcha.token = 'token-1';
    const { submit, note } = await mountFilled();
    await submit();
    expect(page.sent).toMatchObject([{ captchaToken: 'token-1' }]);
    expect(note()?.textContent).toBe('Signed up!');
    expect(captcha.destroy).toHaveBeenCalledTimes(1);
    expect(captcha.reset).not.toHaveBeenCalled();
  });

  // storefront §4: "On failure the error shows and the captcha is reset."
  it('resets it on failure', async () => {
    captcha.token = 'token-1';
    page.answer = () =>
      Response.json(
        { error: 'Complete CAPTCHA before submitting.', code: 'captcha' },
        { status: 400 },
      );
    const { host, submit } = await mountFilled();
    await submit();
    expect(captcha.reset).toHaveBeenCalledTimes(1);
    expect(captcha.destroy).not.toHaveBeenCalled();
    expect(group(host).textContent).toContain('Complete CAPTCHA before submitting.');
  });

  it('asks for none where it could not be rendered: the server judges', async () => {
    captcha.isRendered = false;
    page.answer = () =>
      Response.json(
        { error: 'Complete CAPTCHA before submitting.', code: 'captcha' },
        { status: 400 },
      );
    const { submit, failure } = await mountFilled();
    await submit();
    expect(page.sent).toHaveLength(1);
    expect(page.sent[0]).not.toHaveProperty('captchaToken');
    expect(failure()).toBe('Complete CAPTCHA before submitting.');
  });

  it('keeps it for the other variant that was chosen meanwhile', async () => {
    captcha.token = 'token-1';
    let answer = (_response: Response) => {};
    page.answer = () => new Promise((resolve) => (answer = resolve));
    const { submit, form } = await mountFilled();
    await submit();
    await choose(page, 'CLAY-L');
    await act(async () => answer(Response.json({})));
    expect(form()).not.toBeNull();
    expect(captcha.destroy).not.toHaveBeenCalled();
    expect(captcha.reset).toHaveBeenCalledTimes(1);
    await choose(page, 'BLUE-L');
    expect(form()).toBeNull();
  });

  // platform §5: "captcha container shown when a captcha site key exists".
  it.each([
    ['captcha="hcaptcha" captcha-site-key="k"', { provider: 'hcaptcha', siteKey: 'k' }],
    ['captcha-site-key="k"', { provider: 'recaptcha', siteKey: 'k' }],
    ['captcha="altcha"', { provider: 'altcha', siteKey: '' }],
    ['captcha="turnstile"', null],
    ['', null],
  ])('is settled by the attributes %j', async (attributes, settings) => {
    await mountRestock(`product-id="mug" ${attributes}`);
    await choose(page, 'BLUE-L');
    expect(captcha.settings.at(-1)).toEqual(settings);
  });
});
