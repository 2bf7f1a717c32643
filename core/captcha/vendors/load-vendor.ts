import { VitrineError } from '../../net/index.js';
import { getRuntime } from '../../runtime/index.js';
import { trustScriptAddress } from './script-policy.js';
import { vendors, type Vendor, type VendorScript } from './vendors.js';

/** What a vendor's widget is told; all three know these. */
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

/** What the scripts of all three vendors offer alike. */
export interface VendorApi {
  render(node: HTMLElement, options: VendorOptions): unknown;
  getResponse(widget: unknown): unknown;
  reset(widget: unknown): void;
  /** Not of reCAPTCHA. */
  remove?(widget: unknown): void;
}

/** Milliseconds: for a slow phone, and between two looks. */
const timeLimit = 20_000;
const interval = 50;

/**
 * The vendor's API, once it can render. A script that the page has brought itself is waited for; else one is put
 * into the page, once for all captchas of it. Rejects with a VitrineError `captcha-script`, and tries again next time.
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

/** The first script of reCAPTCHA leaves a global that cannot render yet. */
function isApi(value: unknown): value is VendorApi {
  return (
    typeof value === 'object' &&
    value !== null &&
    'render' in value &&
    typeof value.render === 'function'
  );
}

function isInPage({ addresses }: VendorScript): boolean {
  return [...document.scripts].some(({ src }) => addresses.some((start) => src.startsWith(start)));
}

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    // Trusted Types take an object of theirs here, and no text.
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
