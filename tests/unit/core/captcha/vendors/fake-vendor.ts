import { vi } from 'vitest';
import type { VendorOptions } from '../../../../../core/captcha/vendors/load-vendor.js';

/** What a vendor's script leaves in the page: it looks for its place by id, as theirs do. */
export function createFakeVendor() {
  const rendered: { id: string; options: VendorOptions; token: string }[] = [];
  const api = {
    render: vi.fn((node: HTMLElement, options: VendorOptions) => {
      const place = document.getElementById(node.id);
      if (place !== node) throw new Error('The place is not in the page.');
      place.append(document.createElement('span'));
      rendered.push({ id: node.id, options, token: '' });
      return rendered.length - 1;
    }),
    getResponse: (widget: unknown) => rendered[Number(widget)]?.token,
    reset: vi.fn((widget: unknown) => {
      const entry = rendered[Number(widget)];
      if (entry) entry.token = '';
    }),
    remove: vi.fn((widget: unknown) => {
      document.getElementById(rendered[Number(widget)]?.id ?? '')?.replaceChildren();
    }),
  };
  return {
    api,
    rendered,
    /** A visitor solves the newest one. */
    solve(token: string) {
      const entry = rendered.at(-1);
      if (!entry) throw new Error('Nothing was rendered.');
      entry.token = token;
      entry.options.callback(token);
    },
  };
}
