// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { restockView } from '../../../../../../shop/pages/views/parts/restock.js';
import { apron } from '../../../../core/commerce/product/fixtures.js';
import { productOf } from '../products.js';

const asked = { captcha: null, isSignedUp: false, problem: null };

describe('restockView', () => {
  it.each([
    ['all of it is in stock', productOf([{ size: 'S' }, { size: 'L' }])],
    ['it is digital', productOf([{ stock: 0 }], { productType: 2 })],
    ['it is a gift card', productOf([{ stock: 0 }], { productType: 4 })],
  ])('is nothing while %s', (_, product) => {
    expect(restockView(product, asked)).toBeNull();
  });

  it('is visible if all is sold out, for the only variant', () => {
    expect(restockView(productOf([{ stock: 0 }]), asked)).toMatchObject({
      productId: 'mug',
      isOpen: true,
      variantId: 'M-1',
      variants: null,
      words: 'Mug is sold out.',
      done: null,
    });
  });

  it('has a choice if several are sold out', () => {
    const product = productOf([{ size: 'S', stock: 0 }, { size: 'M' }, { size: 'L', stock: 0 }]);
    expect(restockView(product, asked)).toMatchObject({
      isOpen: false,
      variantId: null,
      option: 'Size',
      variants: [
        { id: 'M-1', name: 'S' },
        { id: 'M-3', name: 'L' },
      ],
      words: 'Sold out at the moment: S and L.',
    });
  });

  it('is for pages without script while some variants are in stock', () => {
    expect(restockView(apron(), asked)).toMatchObject({
      isOpen: false,
      variants: null,
      words: 'Sold out at the moment: Red, L.',
    });
  });

  it('is visible with a problem', () => {
    const view = restockView(apron(), { ...asked, problem: 'Email cannot be blank' });
    expect(view).toMatchObject({
      isOpen: true,
      problem: 'Email cannot be blank',
      describedBy: 'restock-email-error',
    });
  });

  it("says 'Signed up!' after a signup", () => {
    expect(restockView(apron(), { ...asked, isSignedUp: true })?.done).toMatch(/^Signed up!/);
  });

  it('contains the captcha of the site', () => {
    const captcha = { provider: 'hcaptcha', siteKey: 'k' } as const;
    expect(restockView(apron(), { ...asked, captcha })?.captcha).toEqual(captcha);
  });
});
