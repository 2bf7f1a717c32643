import type { CaptchaAdapter } from './adapter.js';
import type { CaptchaProvider } from './settings/settings.js';

/** Loaded on demand: a form without captcha needs none of this. */
const vendors = () => import('./vendors/index.js');

export const adapters: Readonly<Record<CaptchaProvider, () => Promise<CaptchaAdapter>>> = {
  recaptcha: async () => (await vendors()).createVendorAdapter('recaptcha'),
  hcaptcha: async () => (await vendors()).createVendorAdapter('hcaptcha'),
  turnstile: async () => (await vendors()).createVendorAdapter('turnstile'),
  altcha: async () => (await import('./altcha/index.js')).altchaAdapter,
};
