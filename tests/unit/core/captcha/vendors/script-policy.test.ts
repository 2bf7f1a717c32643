import { afterEach, describe, expect, it, vi } from 'vitest';
import { trustScriptAddress } from '../../../../../core/captcha/vendors/script-policy.js';
import { resetRuntime } from '../../../../../core/runtime/index.js';

interface Rules {
  createScriptURL(address: string): string;
}

function allow(isAllowed = true) {
  const createPolicy = vi.fn((_name: string, rules: Rules) => {
    if (!isAllowed) throw new TypeError('Policy "vitrine-captcha" disallowed.');
    return { createScriptURL: (address: string) => ({ trusted: rules.createScriptURL(address) }) };
  });
  vi.stubGlobal('trustedTypes', { createPolicy });
  return createPolicy;
}

afterEach(() => {
  resetRuntime();
  vi.unstubAllGlobals();
});

const good = [
  'https://www.google.com/recaptcha/api.js?render=explicit&hl=en',
  'https://js.hcaptcha.com/1/api.js',
  'https://challenges.cloudflare.com/turnstile/v0/api.js',
];

const bad = [
  'https://evil.example/recaptcha/api.js',
  'http://www.google.com/recaptcha/api.js',
  'https://www.google.com.evil.example/recaptcha/api.js',
  'https://www.google.com@evil.example/api.js',
  'https://www.google.com:444/recaptcha/api.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
];

describe('the policy for scripts of captchas', () => {
  it.each(good)('trusts %s', (address) => {
    const createPolicy = allow();
    expect(trustScriptAddress(address)).toEqual({ trusted: address });
    expect(createPolicy.mock.calls[0]?.[0]).toBe('vitrine-captcha');
  });

  it.each(bad)('does not trust %s', (address) => {
    allow();
    expect(() => trustScriptAddress(address)).toThrow(TypeError);
  });

  it.each(bad)('does not take %s where the browser has no Trusted Types', (address) => {
    expect(() => trustScriptAddress(address)).toThrow(TypeError);
  });

  it('is made once', () => {
    const createPolicy = allow();
    for (const address of good) trustScriptAddress(address);
    expect(createPolicy).toHaveBeenCalledOnce();
  });

  it('can be forbidden by the page', () => {
    allow(false);
    expect(() => trustScriptAddress(good[0]!)).toThrow('disallowed');
  });

  it('is no text where there are no Trusted Types', () => {
    expect(trustScriptAddress(good[0]!)).toBe(good[0]);
  });
});
