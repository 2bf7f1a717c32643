import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { getProducts } from '../../../../../core/commerce/product/index.js';
import { ProductStatus } from '../../../../../widgets/elements/product-status/product-status.js';
import '../../../../../widgets/elements/product-status/index.js';
import { findStatus } from '../../../../../widgets/elements/product-status/use-product-status.js';
import { cleanUpPage, render } from '../product/render.js';
import { candleJson, mugJson, readProduct } from '../product/sample-products.js';

cleanUpPage();

const soldOut = { qtyInStock: 0, unlimited: false };
const everything = (changes: object) =>
  readProduct({
    ...mugJson,
    variants: mugJson.variants.map((variant) => ({ ...variant, ...changes })),
  });

/** Says something about the site, as the server does. */
function tellSite(storeSettings: object): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'vitrine-site';
  script.textContent = JSON.stringify({ storeSettings });
  document.body.append(script);
}

describe('findStatus', () => {
  const product = readProduct(mugJson);
  const [blueSmall, blueLarge, claySmall] = product.variants;

  it.each([
    ['the product', 'product', null, 'sale'],
    ['the product, though a sold-out variant is chosen', 'product', blueLarge, 'sale'],
    ['the product, while no variant is chosen', 'variant', null, 'sale'],
    ['a variant that is sold out', 'variant', blueLarge, 'sold-out'],
    ['a variant on sale', 'variant', claySmall, 'sale'],
    ['a variant of which there is nothing to say', 'variant', blueSmall, null],
  ] as const)('is about %s', (_, subject, variant, status) => {
    expect(findStatus({ product, variant: variant ?? null }, subject)).toBe(status);
  });

  // storefront §9: "Sold-out takes precedence over sale; digital and gift-card products are never sold out."
  it.each([
    [1, 'sold-out'],
    [2, 'sale'],
    [3, 'sold-out'],
    [4, 'sale'],
  ])('of a product of type %i on sale and without stock is %s', (productType, status) => {
    const sold = { ...soldOut, onSale: true, salePriceMoney: { value: '2', currency: 'USD' } };
    const of = { ...everything(sold), ...readType(productType) };
    expect(findStatus({ product: of, variant: null }, 'product')).toBe(status);
  });
});

function readType(productType: number) {
  const { variants, productType: type } = readProduct({
    ...candleJson,
    productType,
    variants: [
      {
        sku: 'A',
        priceMoney: { value: '3', currency: 'USD' },
        salePriceMoney: { value: '2', currency: 'USD' },
        onSale: true,
        ...soldOut,
      },
    ],
  });
  return { variants, productType: type };
}

describe('vitrine-product-status', () => {
  async function mount(attributes: Record<string, string> = {}) {
    const element = document.createElement('vitrine-product-status');
    for (const [name, value] of Object.entries({ load: 'eager', ...attributes })) {
      element.setAttribute(name, value);
    }
    element.setAttribute('product-id', 'mug');
    element.innerHTML = '<span>sold out</span>';
    await act(async () => document.body.append(element));
    return element;
  }
  const words = (element: Element) =>
    element.shadowRoot?.querySelector('[part=status]')?.textContent;

  it("keeps the server's words until the product is known", async () => {
    const element = await mount();
    expect(element.shadowRoot?.querySelector('slot')).not.toBeNull();
    await act(async () => getProducts().register(everything(soldOut)));
    expect(element.shadowRoot?.querySelector('slot')).toBeNull();
    expect(words(element)).toBe('sold out');
  });

  // storefront §9: "sold-out label falls back to 'sold out', sale to 'sale'."
  it("says 'sold out' and 'sale' on a site without words of its own", async () => {
    getProducts().register(readProduct(mugJson));
    const element = await mount();
    expect(words(element)).toBe('sale');
    await act(async () => getProducts().register(everything(soldOut)));
    expect(words(element)).toBe('sold out');
  });

  it("says it in the site's words", async () => {
    tellSite({ soldOutLabel: 'Ausverkauft', saleLabel: 'Aktion' });
    getProducts().register(readProduct(mugJson));
    const element = await mount();
    expect(words(element)).toBe('Aktion');
    await act(async () => getProducts().register(everything(soldOut)));
    expect(words(element)).toBe('Ausverkauft');
  });

  it('stays about the product when a variant is chosen, unless it is of the variant', async () => {
    const store = getProducts().register(readProduct(mugJson));
    const ofProduct = await mount();
    const ofVariant = await mount({ of: 'variant' });
    await act(async () => store.chooseSku('BLUE-L'));
    expect([words(ofProduct), words(ofVariant)]).toEqual(['sale', 'sold out']);
    await act(async () => store.chooseSku('BLUE-S'));
    expect([words(ofProduct), words(ofVariant)]).toEqual(['sale', undefined]);
  });
});

describe('ProductStatus', () => {
  it('shows nothing where there is nothing to say', async () => {
    getProducts().register(readProduct(candleJson));
    const { container } = await render(<ProductStatus productId="candle" />);
    expect(container.innerHTML).toBe('');
  });
});
