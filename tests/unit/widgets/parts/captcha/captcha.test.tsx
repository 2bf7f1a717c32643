import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaptchaSettings } from '../../../../../core/captcha/index.js';
import { configure } from '../../../../../core/runtime/index.js';
import {
  CaptchaPlace,
  useCaptcha,
  type CaptchaInUse,
} from '../../../../../widgets/parts/captcha/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';
import { createFakeVendor } from '../../../core/captcha/vendors/fake-vendor.js';
import { cleanUpPage, render } from '../../elements/product/render.js';

cleanUpPage();

const settings: CaptchaSettings = { provider: 'hcaptcha', siteKey: 'key' };
const sentence =
  'The CAPTCHA could not be shown, and this form needs it. Please check your internet connection and reload the page.';
const reported = vi.fn();
let fake: ReturnType<typeof createFakeVendor>;

beforeEach(() => {
  configure({ clock: createManualClock(), reporter: { report: reported, warn: reported } });
  fake = createFakeVendor();
  vi.stubGlobal('hcaptcha', fake.api);
});

afterEach(() => reported.mockReset());

async function use(given: CaptchaSettings | null, problem: string | null = null) {
  let inUse: CaptchaInUse | null = null;
  function Form(props: { settings: CaptchaSettings | null; problem: string | null }) {
    const captcha = useCaptcha(props.settings);
    inUse = captcha;
    return <CaptchaPlace captcha={captcha} id="the-captcha" problem={props.problem} />;
  }
  const { rerender, container } = await render(<Form settings={given} problem={problem} />);
  const captcha = () => inUse!;
  return {
    container,
    captcha,
    rendered: async (count = 1) => {
      await act(() => vi.waitFor(() => expect(fake.rendered).toHaveLength(count)));
      expect(captcha().isRendered).toBe(true);
    },
    again: (next: CaptchaSettings | null, text: string | null = null) =>
      rerender(<Form settings={next} problem={text} />),
    group: () => container.querySelector<HTMLElement>('#the-captcha'),
  };
}

describe('the captcha of a form', () => {
  it('is rendered into the page, and then wants a token', async () => {
    const { captcha, rendered, group } = await use(settings);
    await rendered();
    expect(group()?.querySelector('span')).not.toBeNull();
    expect(captcha()).toMatchObject({ isWanted: true, token: null, failure: null });
    await act(async () => fake.solve('abc'));
    expect(captcha().token).toBe('abc');
    await act(async () => fake.rendered[0]?.options['expired-callback']());
    expect(captcha()).toMatchObject({ isRendered: true, token: null });
  });

  it('is nothing without settings', async () => {
    const { captcha, container } = await use(null);
    expect(container.childElementCount).toBe(0);
    expect(captcha()).toMatchObject({
      isWanted: false,
      isRendered: false,
      token: null,
      failure: null,
    });
    expect(fake.rendered).toEqual([]);
  });

  it('is a named group that can take the focus, with what is wrong', async () => {
    const { rendered, group } = await use(settings, 'Complete CAPTCHA before submitting.');
    await rendered();
    group()?.focus();
    expect(document.activeElement).toBe(group());
    expect(group()?.getAttribute('aria-label')).toBe('CAPTCHA');
    const described = group()?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(
      'Complete CAPTCHA before submitting.',
    );
  });

  it('stays as it is when the form is drawn again', async () => {
    const { captcha, rendered, again } = await use(settings);
    await rendered();
    await act(async () => fake.solve('abc'));
    await again({ ...settings }, 'Something.');
    expect(captcha().token).toBe('abc');
    expect(fake.rendered).toHaveLength(1);
  });

  it('is another one with another key', async () => {
    const { captcha, rendered, again, group } = await use(settings);
    await rendered();
    await act(async () => fake.solve('abc'));
    await again({ ...settings, siteKey: 'other' });
    await rendered(2);
    expect(captcha().token).toBeNull();
    expect(group()?.querySelectorAll('span')).toHaveLength(1);
  });

  it('is reset to no token', async () => {
    const { captcha, rendered } = await use(settings);
    await rendered();
    await act(async () => fake.solve('abc'));
    await act(async () => captcha().reset());
    expect(captcha()).toMatchObject({ isRendered: true, token: null });
    expect(fake.api.reset).toHaveBeenCalledOnce();
    expect(fake.rendered).toHaveLength(1);
  });

  it('is gone for good once it is destroyed', async () => {
    const { captcha, rendered, container } = await use(settings);
    await rendered();
    await act(async () => fake.solve('abc'));
    await act(async () => captcha().destroy());
    expect(captcha()).toMatchObject({ isWanted: false, isRendered: false, token: null });
    expect(container.childElementCount).toBe(0);
    expect(fake.api.remove).toHaveBeenCalledOnce();
  });

  // platform §8: "A captcha that cannot be rendered into a node logs an error."
  it('logs an error and says so when it cannot be rendered, and a reset tries again', async () => {
    const error = new Error('Invalid site key.');
    fake.api.render.mockImplementationOnce(() => {
      throw error;
    });
    const { captcha, group, rendered } = await use(settings);
    await act(() => vi.waitFor(() => expect(reported).toHaveBeenCalled()));
    expect(captcha().failure).toBe(sentence);
    expect(reported).toHaveBeenCalledExactlyOnceWith(error, { where: 'captcha (hcaptcha)' });
    expect(captcha()).toMatchObject({ isWanted: true, isRendered: false, token: null });
    expect(group()?.textContent).toBe(sentence);
    await act(async () => captcha().reset());
    await rendered();
    expect(captcha().failure).toBeNull();
    expect(group()?.textContent).toBe('');
  });

  it('is not begun anew by a reset that comes before it is there', async () => {
    const { captcha, rendered } = await use(settings);
    await act(async () => captcha().reset());
    await rendered();
    await act(async () => vi.dynamicImportSettled());
    expect(fake.api.render).toHaveBeenCalledOnce();
  });

  it('shows only the newer one when the key changes while it is loading', async () => {
    vi.stubGlobal('hcaptcha', undefined);
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
    const { again, container, rendered } = await use(settings);
    await act(() => vi.waitFor(() => expect(append).toHaveBeenCalledOnce()));
    await again({ ...settings, siteKey: 'other' });
    vi.stubGlobal('hcaptcha', fake.api);
    const [script] = append.mock.calls[0] ?? [];
    if (script instanceof HTMLElement) script.dispatchEvent(new Event('load'));
    await rendered(2);
    expect(container.querySelectorAll('.vitrine-captcha-place > div')).toHaveLength(1);
    expect(fake.api.remove).toHaveBeenCalledOnce();
  });

  it('leaves nothing behind when the form goes while it is loading', async () => {
    vi.stubGlobal('hcaptcha', undefined);
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
    const { again, container } = await use(settings);
    await act(() => vi.waitFor(() => expect(append).toHaveBeenCalledOnce()));
    await again(null);
    vi.stubGlobal('hcaptcha', fake.api);
    const [script] = append.mock.calls[0] ?? [];
    await act(async () => {
      if (script instanceof HTMLElement) script.dispatchEvent(new Event('load'));
      await vi.dynamicImportSettled();
    });
    expect(container.childElementCount).toBe(0);
    expect(fake.api.remove).toHaveBeenCalledTimes(fake.rendered.length);
  });
});
