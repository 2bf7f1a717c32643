import type { CaptchaAdapter, CaptchaRequest } from '../adapter.js';
import { loadVendor, type VendorApi, type VendorOptions } from './load-vendor.js';
import type { Vendor } from './vendors.js';

let serial = 0;

/** Adapter of reCAPTCHA v2, hCaptcha and Turnstile, which have the same methods under three globals. */
export function createVendorAdapter(vendor: Vendor): CaptchaAdapter {
  return {
    async render(node, request) {
      const api = await loadVendor(vendor, request.locale);
      const place = document.createElement('div');
      // The vendor scripts find the node by its id.
      place.id = `vitrine-captcha-${(serial += 1)}`;
      node.append(place);
      try {
        return control(api, place, api.render(place, toOptions(vendor, request)));
      } catch (error) {
        place.remove();
        throw error;
      }
    },
  };
}

function toOptions(
  vendor: Vendor,
  { siteKey, size, locale, onToken }: CaptchaRequest,
): VendorOptions {
  return {
    sitekey: siteKey,
    theme: 'light',
    size,
    callback: (token) => onToken(token),
    'expired-callback': () => onToken(null),
    'error-callback': () => onToken(null),
    ...(vendor === 'turnstile' && { language: locale }),
  };
}

function control(api: VendorApi, place: HTMLElement, widget: unknown) {
  return {
    token() {
      const token = api.getResponse(widget);
      return typeof token === 'string' && token !== '' ? token : null;
    },
    reset() {
      api.reset(widget);
    },
    destroy() {
      try {
        api.remove?.(widget);
      } catch {
        // A page swap may have removed its frame already.
      }
      place.remove();
    },
  };
}
