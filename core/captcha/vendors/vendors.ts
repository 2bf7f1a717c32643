/** A captcha whose script comes from its vendor. */
export type Vendor = 'recaptcha' | 'hcaptcha' | 'turnstile';

export interface VendorScript {
  /** The global that the script leaves behind. */
  readonly global: string;
  /** Its address; rendering is ours to do. */
  readonly address: (locale: string) => string;
  /** What a script that the page has brought itself begins with. */
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
  // Its language is said when it is rendered.
  turnstile: {
    global: 'turnstile',
    address: () => 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    addresses: ['https://challenges.cloudflare.com/turnstile/'],
  },
};
