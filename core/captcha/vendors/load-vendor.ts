import { isRecord } from '../../base/index.js';
import { VitrineError } from '../../net/index.js';
import { getRuntime } from '../../runtime/index.js';
import { trustScriptAddress } from './script-policy.js';
import { vendors, type Vendor, type VendorScript } from './vendors.js';

/** Options of a vendor's widget, common to all three. */
export interface VendorOptions {
  readonly sitekey: string;
  readonly theme: 'light';
  readonly size: 'normal' | 'compact';
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
  /** Turnstile's. */
  readonly language?: string;
}

/** The common API of all three vendors' scripts. */
export interface VendorApi {
  render(node: HTMLElement, options: VendorOptions): unknown;
  getResponse(widget: unknown): unknown;
  reset(widget: unknown): void;
  /** Missing in reCAPTCHA. */
  remove?(widget: unknown): void;
}

/** Milliseconds: the limit for loading, chosen for slow phones, and the polling interval. */
const timeLimit = 20_000;
const interval = 50;

/**
 * Resolves to the vendor's API once it can render. Waits for a script of the page; otherwise inserts one, once for all
 * captchas. Rejects with a VitrineError `captcha-script`; the next call tries again.
 */
export function loadVendor(vendor: Vendor, locale: string): Promise<VendorApi> {
  const script = vendors[vendor];
  const loading = getRuntime().shared(
    'captcha-scripts',
    () => new Map<Vendor, Promise<VendorApi>>(),
  );
  const known = loading.get(vendor);
  if (known) return known;
  const api = findApi(script, locale);
  loading.set(vendor, api);
  api.catch(() => loading.delete(vendor));
  return api;
}

async function findApi(script: VendorScript, locale: string): Promise<VendorApi> {
  const ready = readApi(script);
  if (ready) return ready;
  if (!isInPage(script)) await addScript(script.address(locale));
  return waitForApi(script);
}

function readApi({ global }: VendorScript): VendorApi | null {
  const api: unknown = Reflect.get(globalThis, global);
  return isApi(api) ? api : null;
}

/** The bootstrap script of reCAPTCHA defines a global that cannot render yet. */
function isApi(value: unknown): value is VendorApi {
  return isRecord(value) && typeof value['render'] === 'function';
}

function isInPage({ addresses }: VendorScript): boolean {
  return [...document.scripts].some(({ src }) => addresses.some((start) => src.startsWith(start)));
}

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    // With Trusted Types, `src` takes a TrustedScriptURL instead of text.
    Reflect.set(script, 'src', trustScriptAddress(address));
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new VitrineError('captcha-script', `${address} could not be loaded.`));
    });
    document.head.append(script);
  });
}

function waitForApi(script: VendorScript): Promise<VendorApi> {
  const { clock } = getRuntime();
  const end = clock.now() + timeLimit;
  return new Promise((resolve, reject) => {
    function look(): void {
      const api = readApi(script);
      if (api) return resolve(api);
      if (clock.now() < end) return void clock.setTimeout(look, interval);
      reject(
        new VitrineError('captcha-script', `${script.global} did not come in ${timeLimit} ms.`),
      );
    }
    look();
  });
}
