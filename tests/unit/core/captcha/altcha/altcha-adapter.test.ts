import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { altchaAdapter } from '../../../../../core/captcha/altcha/index.js';
import { configure, resetRuntime } from '../../../../../core/runtime/index.js';
import { createManualClock, type ManualClock } from '../../../../support/manual-clock.js';
import { judge, newChallenge } from './new-challenge.js';
import { stubFetch } from '../../../../support/stub-fetch.js';

let clock: ManualClock;
const reported = vi.fn();
const calls = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  clock = createManualClock(Date.now());
  configure({ clock, reporter: { report: reported, warn: reported } });
  calls.mockImplementation(async () => Response.json(await newChallenge()));
  stubFetch((request) => calls(new URL(request.url).pathname));
});

afterEach(() => {
  document.body.replaceChildren();
  resetRuntime();
  vi.unstubAllGlobals();
  reported.mockReset();
  calls.mockReset();
});

async function render(size: 'normal' | 'compact' = 'normal') {
  const node = document.body.appendChild(document.createElement('div'));
  const onToken = vi.fn<(token: string | null) => void>();
  const captcha = await altchaAdapter.render(node, { siteKey: '', size, locale: 'en', onToken });
  const root = () => node.querySelector<HTMLElement>('.vitrine-check');
  const box = () => node.querySelector<HTMLInputElement>('input')!;
  return {
    node,
    captcha,
    onToken,
    root,
    box,
    state: () => root()?.dataset['state'],
    /** What its description says. */
    words: () => document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent,
    solved: () => vi.waitFor(() => expect(root()?.dataset['state']).toBe('verified')),
  };
}

describe('the check of ALTCHA', () => {
  it('is a labelled checkbox that is no part of the form’s data', async () => {
    const { node, box, state, captcha, onToken } = await render();
    const form = document.body.appendChild(document.createElement('form'));
    form.append(node);
    expect(box().labels?.[0]?.textContent).toBe('I am not a robot');
    expect(box().checked).toBe(false);
    expect(state()).toBe('unverified');
    expect([...new FormData(form)]).toEqual([]);
    expect(captcha.token()).toBeNull();
    expect(calls).not.toHaveBeenCalled();
    expect(onToken).not.toHaveBeenCalled();
  });

  it('does the work when it is pressed, and answers what the server accepts', async () => {
    const { box, captcha, onToken, solved, words } = await render();
    box().click();
    await solved();
    expect(calls.mock.calls).toEqual([['/api/captcha/challenge']]);
    expect(box().checked).toBe(true);
    expect(words()).toBe('Verified');
    expect(onToken.mock.calls).toEqual([[captcha.token()]]);
    expect(await judge(captcha.token())).toMatchObject({ verified: true });
  });

  it('is busy meanwhile, and a second press changes nothing', async () => {
    const { box, solved, state, words } = await render();
    box().click();
    expect(state()).toBe('verifying');
    expect(words()).toBe('Verifying…');
    expect(box().indeterminate).toBe(true);
    expect(box().getAttribute('aria-disabled')).toBe('true');
    expect(box().disabled).toBe(false);
    box().click();
    expect(box().checked).toBe(false);
    await solved();
    expect(calls).toHaveBeenCalledOnce();
    expect(box().hasAttribute('aria-disabled')).toBe(false);
    expect(box().indeterminate).toBe(false);
  });

  it('stays checked when it is pressed again', async () => {
    const { box, captcha, solved } = await render();
    box().click();
    await solved();
    const token = captcha.token();
    box().click();
    expect(box().checked).toBe(true);
    expect(captcha.token()).toBe(token);
  });

  it('keeps its changes from the form around it', async () => {
    const { box, node } = await render();
    const heard = vi.fn();
    node.addEventListener('change', heard);
    node.addEventListener('input', heard);
    box().click();
    expect(heard).not.toHaveBeenCalled();
  });

  it('says what it is doing', async () => {
    const { box, solved } = await render();
    box().click();
    await clock.advance(60);
    expect(document.querySelector('[data-vitrine-live="polite"]')?.textContent).toMatch(
      /^Verifying…|Verified$/,
    );
    await solved();
    await clock.advance(60);
    expect(document.querySelector('[data-vitrine-live="polite"]')?.textContent).toMatch(
      /Verified$/,
    );
  });

  it('can be tried again after a failure, which is no fault of ours', async () => {
    const { box, state, words, solved, captcha } = await render();
    calls.mockImplementation(async () => Response.json({ error: 'no' }, { status: 404 }));
    box().click();
    await vi.waitFor(() => expect(state()).toBe('failed'));
    expect(words()).toBe('The check did not work. Please try again.');
    expect(box().checked).toBe(false);
    expect(captcha.token()).toBeNull();
    expect(reported).not.toHaveBeenCalled();
    calls.mockImplementation(async () => Response.json(await newChallenge()));
    box().click();
    await solved();
  });

  it.each<[string, (challenge: Awaited<ReturnType<typeof newChallenge>>) => unknown]>([
    ['no challenge', () => ({})],
    [
      'another algorithm',
      (it) => ({ ...it, parameters: { ...it.parameters, algorithm: 'SHA-1' } }),
    ],
    ['endless work', (it) => ({ ...it, parameters: { ...it.parameters, cost: 2_000_000_000 } })],
    [
      'a prefix that is none',
      (it) => ({ ...it, parameters: { ...it.parameters, keyPrefix: 'zz' } }),
    ],
  ])('fails with %s', async (_, spoil) => {
    const { box, state } = await render();
    calls.mockImplementation(async () => Response.json(spoil(await newChallenge())));
    box().click();
    await vi.waitFor(() => expect(state()).toBe('failed'));
  });

  it('runs out before the server lets it run out, by the server’s own clock', async () => {
    const { box, state, solved, captcha, onToken, words } = await render();
    // A browser whose clock is two hours behind.
    const issuedAt = Date.now() + 7_200_000;
    calls.mockImplementation(async () => Response.json(await newChallenge({ issuedAt })));
    box().click();
    await solved();
    await clock.advance(589_000);
    expect(state()).toBe('verified');
    await clock.advance(2_000);
    expect(state()).toBe('expired');
    expect(words()).toBe('The check has expired. Please do it once more.');
    expect(box().checked).toBe(false);
    expect(captcha.token()).toBeNull();
    expect(onToken).toHaveBeenLastCalledWith(null);
    box().click();
    await solved();
  });

  it('is unsolved again after a reset', async () => {
    const { box, state, solved, captcha, onToken } = await render();
    box().click();
    await solved();
    captcha.reset();
    expect(state()).toBe('unverified');
    expect(captcha.token()).toBeNull();
    expect(onToken).toHaveBeenLastCalledWith(null);
  });

  it('runs out by its own time after a reset, and not by that of the one before', async () => {
    const { box, state, solved, captcha } = await render();
    box().click();
    await solved();
    await clock.advance(300_000);
    captcha.reset();
    box().click();
    await solved();
    await clock.advance(300_000);
    expect(state()).toBe('verified');
    await clock.advance(300_000);
    expect(state()).toBe('expired');
  });

  it('goes on working through a reset: nobody has used it yet', async () => {
    const { box, captcha, solved } = await render();
    box().click();
    captcha.reset();
    await solved();
    expect(captcha.token()).not.toBeNull();
  });

  it('stops working when it is destroyed', async () => {
    const challenge = await newChallenge({ counter: 20_000 });
    calls.mockImplementation(async () => Response.json(challenge));
    const steps = vi.spyOn(crypto.subtle, 'importKey');
    let endStep: (bits: ArrayBuffer) => void = () => {};
    const held = new Promise<ArrayBuffer>((resolve) => (endStep = resolve));
    const work = vi.spyOn(crypto.subtle, 'deriveBits').mockReturnValue(held);
    const { box, captcha, onToken, node } = await render();
    box().click();
    await vi.waitFor(() => expect(work).toHaveBeenCalled());
    captcha.destroy();
    endStep(new ArrayBuffer(32));
    await new Promise((resolve) => setTimeout(resolve));
    expect(steps).toHaveBeenCalledOnce();
    expect(onToken).not.toHaveBeenCalled();
    expect(node.childElementCount).toBe(0);
    expect(reported).not.toHaveBeenCalled();
  });

  it('cannot be rendered where the browser has no cryptography', async () => {
    vi.stubGlobal('crypto', {});
    await expect(render()).rejects.toThrow('ALTCHA needs a secure page (https).');
    expect(document.querySelector('.vitrine-check')).toBeNull();
  });
});
