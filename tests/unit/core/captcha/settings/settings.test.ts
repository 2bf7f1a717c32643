import { describe, expect, it } from 'vitest';
import { captchaProviders, readCaptchaSettings } from '../../../../../core/captcha/index.js';

describe('the captcha settings of a form', () => {
  it.each(captchaProviders)('names %s', (provider) => {
    expect(readCaptchaSettings({ provider, siteKey: ' key ' })).toEqual({
      provider,
      siteKey: 'key',
    });
  });

  // platform §5: "captcha container shown when a captcha site key exists"
  it.each([
    { provider: 'recaptcha', siteKey: '' },
    { provider: 'hcaptcha', siteKey: '   ' },
    { provider: 'turnstile' },
    { provider: 'turnstile', siteKey: null },
    { siteKey: 12 },
    {},
    [],
    null,
    undefined,
    'altcha',
    7,
  ])('are none without a site key: %j', (value) => {
    expect(readCaptchaSettings(value)).toBeNull();
  });

  it('need no key for ALTCHA', () => {
    expect(readCaptchaSettings({ provider: 'altcha' })).toEqual({
      provider: 'altcha',
      siteKey: '',
    });
  });

  it.each(['', 'captcha9000', 'constructor', '__proto__', null, undefined, 4])(
    'take %j for reCAPTCHA',
    (provider) => {
      expect(readCaptchaSettings({ provider, siteKey: 'key' })).toEqual({
        provider: 'recaptcha',
        siteKey: 'key',
      });
    },
  );
});
