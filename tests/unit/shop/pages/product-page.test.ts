// @vitest-environment node
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createFakeServices } from './fake-services.js';
import { openPage } from './open-page.js';
import { createMarramPages } from './marram-pages.js';

const app = createMarramPages({
  services: createFakeServices(),
  assetsDir: tmpdir(),
  publicDir: 'shop/pages/public',
  templatesDir: 'shop/pages/templates',
});
const open = (address: string) => openPage(app, address);

describe('a product page', () => {
  it('has a crumb and a key after a refused form, for browsers that do not state which page sends a form', async () => {
    const { answer, document } = await open('/shop/dune-mug?problem=crumb');
    const form = document.querySelector('vitrine-product form');
    const hidden = (name: string) => form?.querySelector(`[name=${name}]`)?.getAttribute('value');
    expect(hidden('crumb')).toBe('the-crumb');
    expect(hidden('idempotencyKey')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
  });

  it('contains one form with a plain control in each element', async () => {
    const { document, texts } = await open('/shop/dune-mug');
    const form = document.querySelector('vitrine-product form');
    expect(form?.getAttribute('method')).toBe('post');
    const hidden = (name: string) =>
      form?.querySelector(`input[type=hidden][name=${name}]`)?.getAttribute('value');
    expect(hidden('itemId')).toBe('item-dune-mug');
    // Caches keep the page, so nothing in it belongs to one visitor.
    expect([hidden('crumb'), hidden('idempotencyKey')]).toEqual(['', '']);
    expect(
      form?.querySelector('vitrine-quantity > input[name=quantity]')?.getAttribute('max'),
    ).toBe('9999');
    expect(form?.querySelector('vitrine-add-to-cart > button')?.textContent).toBe('Add To Cart');
    expect(texts('vitrine-variant-picker > select[name=sku] > option')).toEqual([
      'Select Colour and Size',
      'Oat, Small – $28.00',
      'Oat, Large – $34.00',
      'Slate, Small (sold out) – $28.00',
      'Slate, Large – $34.00',
      'Fern, Small – $28.00',
    ]);
  });

  it('contains the product as data for widgets', async () => {
    const { document } = await open('/shop/dune-mug');
    const data = document.querySelector('vitrine-product > script')?.textContent ?? '';
    expect(JSON.parse(data)).toMatchObject({
      id: 'item-dune-mug',
      variantOptionOrdering: ['Colour', 'Size'],
    });
  });

  it('contains the variant if there is only one', async () => {
    const { document } = await open('/shop/olive-spoons');
    expect(document.querySelector('vitrine-product input[name=sku]')?.getAttribute('value')).toBe(
      'SPOONS',
    );
    expect(document.querySelector('vitrine-variant-picker')).toBeNull();
  });

  it.each([
    ['gift-card', false],
    ['bread-notes', false],
    ['milking-stool', false],
    ['throwing-evening', true],
    ['market-tote', true],
  ])('asks how many of %s: %s', async (urlId, isAsked) => {
    const { document } = await open(`/shop/${urlId}`);
    expect(document.querySelector('vitrine-quantity') !== null).toBe(isAsked);
  });

  it('cannot be posted when all of it is sold out', async () => {
    const { document, texts } = await open('/shop/workshop-apron');
    expect(document.querySelector('vitrine-add-to-cart button')?.hasAttribute('disabled')).toBe(
      true,
    );
    expect(texts('.product .badge')).toEqual(['sold out']);
  });

  it('has a restock signup for sold-out variants, after the buy form and not in it', async () => {
    const { document } = await open('/shop/workshop-apron');
    const form = document.querySelector(
      'vitrine-product > .product-words > vitrine-restock > form',
    );
    expect(form?.getAttribute('action')).toBe('/api/site-users/account/notifications/restock');
    expect(
      [...(form?.querySelectorAll('[name]') ?? [])].map((control) => control.getAttribute('name')),
    ).toEqual(['crumb', 'productId', 'variantId', 'email', 'isJoinMailingList']);
    expect(form?.querySelector('[type=checkbox]')?.hasAttribute('checked')).toBe(false);
    expect(document.querySelector('.add-form vitrine-restock')).toBeNull();
  });

  it('keeps that for pages without script while there is a choice', async () => {
    const { document } = await open('/shop/dune-mug');
    expect(document.querySelector('vitrine-restock > noscript form')).not.toBeNull();
    expect(document.querySelector('vitrine-restock > form')).toBeNull();
    expect((await open('/shop/olive-spoons')).document.querySelector('vitrine-restock')).toBeNull();
  });

  // storefront §4, §5
  it.each([
    ['signed-up', '.restock-done', 'Signed up! We write once, when it is back in stock.'],
    ['email-blank', '.restock-form .field-error', 'Email cannot be blank'],
    ['email-invalid', '.restock-form .field-error', 'Email is invalid'],
    ['captcha', '.restock-form .field-error', 'Complete CAPTCHA before submitting.'],
  ])('shows the result of a signup without script: %s', async (answer, selector, sentence) => {
    const { texts } = await open(`/shop/dune-mug?restock=${answer}`);
    expect(texts(selector)).toEqual([sentence]);
  });

  it('shows nothing for an unknown result', async () => {
    const { texts } = await open('/shop/workshop-apron?restock=constructor');
    expect(texts('.restock-done, .restock .field-error')).toEqual([]);
  });

  it('has the merchant’s label on the button', async () => {
    const { texts } = await open('/shop/throwing-evening');
    expect(texts('.product vitrine-add-to-cart:not([express])')).toEqual(['Book A Place']);
  });

  it('shows why an add was refused, above the form', async () => {
    const { document, texts } = await open('/shop/dune-mug?problem=missing-options');
    expect(texts('[role=alert]')).toEqual(['Please select the Colour and Size options.']);
    expect(document.querySelector('[role=alert] + form')).not.toBeNull();
  });

  it('shows its reviews, and an invitation to none that are not there', async () => {
    const { texts, document } = await open('/shop/dune-mug');
    expect(texts('vitrine-reviews .review h3')).toEqual(['Warm']);
    const element = document.querySelector('vitrine-reviews');
    expect(element?.getAttribute('product-id')).toBe('item-dune-mug');
    expect((await open('/shop/reed-vase')).texts('.review')).toEqual([]);
  });

  it('has structured data with price and rating', async () => {
    const { document } = await open('/shop/dune-mug');
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Product',
      url: 'https://shop.test/shop/dune-mug',
      name: 'Dune Mug',
      aggregateRating: { reviewCount: 1 },
    });
  });

  it.each([
    ['dune-mug', '/api/commerce/shopping-cart/entries', ['/api/commerce/express-checkout']],
    ['decaf-coffee', '/api/3/commerce/cart/subscription', []],
    ['gift-card', '/api/commerce/gift-card', []],
  ])('sends the form of %s to %s', async (urlId, action, express) => {
    const { document } = await open(`/shop/${urlId}`);
    const form = document.querySelector('.product form');
    expect(form?.getAttribute('action')).toBe(action);
    const others = [...(form?.querySelectorAll('vitrine-add-to-cart[express] > button') ?? [])];
    expect(others.map((button) => button.getAttribute('formaction'))).toEqual(express);
  });

  it('shows the price of a subscription', async () => {
    const { texts } = await open('/shop/decaf-coffee');
    expect(texts('vitrine-subscription')).toEqual(['$16 every month']);
    expect(texts('.product vitrine-add-to-cart')).toEqual(['Subscribe']);
  });

  it.each([
    ['dune-mug', 'USD', true],
    ['dune-mug', 'JPY', false],
    ['gift-card', 'USD', false],
    ['shoreline-knit-pattern', 'USD', false],
  ])('reserves space for instalments of %s in %s: %s', async (urlId, currency, isKept) => {
    const { document } = await openPage(app, `/shop/${urlId}`, `currency=${currency}`);
    expect(document.querySelector('.product vitrine-instalments') !== null).toBe(isKept);
  });

  it('lists related products, but not itself', async () => {
    const { texts } = await open('/shop/field-notebook');
    expect(texts('.shelf .card-title')).toEqual([
      'Low Tide Print',
      'Wall Calendar',
      'Letterpress Cards',
    ]);
  });

  it('returns 404 for an unknown product', async () => {
    const { answer, texts } = await open('/shop/no-such-thing');
    expect(answer.status).toBe(404);
    expect(texts('h1')).toEqual(['Page not found']);
  });
});
