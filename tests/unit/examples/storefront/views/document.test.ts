// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { documentView } from '../../../../../examples/storefront/views/document.js';

const page = {
  id: 'about',
  contentSource: 'c',
  title: 'About',
  path: '/about',
  permissionType: null,
} as const;
const view = documentView(
  { nonce: 'n+1=', currency: 'EUR', preload: ['chunks/core-1.js'] },
  { title: 'About – Marram', description: 'Who we are.', page, words: 'Hello' },
);

describe('documentView', () => {
  it('keeps what the page brings', () => {
    expect(view).toMatchObject({ title: 'About – Marram', words: 'Hello', nonce: 'n+1=' });
  });

  it('tells the widgets about the site, the page and the currency, but not who looks at it', () => {
    expect(view.site).toMatchObject({ locale: 'en-US', currency: 'EUR', page });
    expect(view.site).not.toHaveProperty('member');
  });

  it('offers the currencies of the shop', () => {
    expect(view).toMatchObject({ currency: 'EUR', currencies: ['USD', 'EUR', 'JPY'] });
  });
});
