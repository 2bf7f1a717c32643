/** A captcha with a third-party script. */
export type Vendor = 'recaptcha' | 'hcaptcha' | 'turnstile';

export interface VendorScript {
  /** The global variable that the script defines. */
  readonly global: string;
  /** URL of the script, for explicit rendering. */
  readonly address: (locale: string) => string;
  /** URL prefixes of the same script in the page's own markup. */
  readonly addresses: readonly string[];
}

const withLocale = (address: string) => (locale: string) =>
  `${address}?render=explicit&hl=${encodeURIComponent(locale)}`;

export const vendors: Readonly<Record<Vendor, VendorScript>> = {
  recaptcha: {
    global: 'grecaptcha',
    address: withLocale('https://www.google.com/recaptcha/api.js'),
    addresses: ['https://www.google.com/recaptcha/', 'https://www.recaptcha.net/recaptcha/'],
  },
  hcaptcha: {
    global: 'hcaptcha',
    address: withLocale('https://js.hcaptcha.com/1/api.js'),
    addresses: ['https://js.hcaptcha.com/', 'https://hcaptcha.com/'],
  },
  // Takes its language when it renders, not in the URL.
  turnstile: {
    global: 'turnstile',
    address: () => 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    addresses: ['https://challenges.cloudflare.com/turnstile/'],
  },
};
