// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cardView } from '../../../../../../shop/pages/views/parts/card.js';
import { countKeys, productOf } from '../products.js';

const image = { assetUrl: '/images/mug.svg', originalSize: '800x1000', altText: 'A mug.' };

describe('cardView', () => {
  it('has a form for a product without options', () => {
    expect(cardView(productOf([{}]), countKeys())).toMatchObject({
      title: 'Mug',
      url: '/shop/mug',
      picture: null,
      status: null,
      form: { itemId: 'mug', idempotencyKey: 'key-1', sku: 'M-1', label: 'Add To Cart' },
    });
  });

  it('has the merchant’s label on the button', () => {
    const product = productOf([{}], { useCustomAddButtonText: true, customAddButtonText: 'Book' });
    expect(cardView(product, countKeys()).form?.label).toBe('Book');
  });

  it.each([
    ['needs a choice', [{ size: 'S' }, { size: 'L' }]],
    ['is sold out', [{ stock: 0 }]],
    ['has no variant', []],
  ])('adds nothing that %s', (_, rows) => {
    expect(cardView(productOf(rows), countKeys()).form).toBeNull();
  });

  it.each([
    ['Choose options', [{ size: 'S' }, { size: 'L' }]],
    ['See details', [{ stock: 0 }]],
  ])('leads with "%s" to what cannot be added from it', (more, rows) => {
    expect(cardView(productOf(rows), countKeys()).more).toBe(more);
  });

  it.each([
    ['is asked more of', { additionalFieldsFormId: 'engraving' }],
    ['is a gift card', { productType: 4 }],
    [
      'is subscribed to',
      {
        isSubscribable: true,
        subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
      },
    ],
  ])('has no form for a product that %s', (_, changes) => {
    const { form, quickView } = cardView(productOf([{}], changes), countKeys());
    expect(form).toBeNull();
    expect(quickView).toEqual({ itemId: 'mug', label: 'Quick View' });
  });

  it('shows the first picture', () => {
    const other = { ...image, assetUrl: '/images/other.svg' };
    const { picture } = cardView(productOf([{}], { images: [image, other] }), countKeys());
    expect(picture).toEqual({ url: '/images/mug.svg', alt: 'A mug.', width: 800, height: 1000 });
  });

  it.each([{ url: 'javascript:x' }, { images: [{ ...image, assetUrl: 'javascript:x' }] }])(
    'leaves out a URL that a browser would execute: %j',
    (changes) => {
      const card = cardView(productOf([{}], changes), countKeys());
      expect(JSON.stringify(card)).not.toContain('javascript:');
      expect(JSON.stringify(card)).toContain('mug');
    },
  );
});
