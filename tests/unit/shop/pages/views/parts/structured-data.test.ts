// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { reviewPageSchema } from '../../../../../../shop/server/domains/reviews/schemas.js';
import { structuredData } from '../../../../../../shop/pages/views/parts/structured-data.js';
import { wirePage } from '../../../../core/commerce/reviews/sample-reviews.js';
import { productOf } from '../products.js';
import '../../on-marram.js';

const describeProduct = (reviews: unknown) =>
  structuredData({
    product: productOf([
      { size: 'S', price: '5.00' },
      { size: 'L', price: '7.50', sale: '6.00', stock: 0 },
    ]),
    description: 'Holds tea.',
    origin: 'https://shop.test',
    reviews: reviews === null ? null : reviewPageSchema.parse(reviews),
  });

describe('structuredData', () => {
  it('is a Product with an Offer for each variant', () => {
    expect(describeProduct(null)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      '@id': 'https://shop.test/shop/mug#product',
      url: 'https://shop.test/shop/mug',
      name: 'Mug',
      description: 'Holds tea.',
      brand: { '@type': 'Brand', name: 'Marram' },
      image: [],
      offers: [
        {
          '@type': 'Offer',
          sku: 'M-1',
          url: 'https://shop.test/shop/mug?variant=M-1',
          price: '5.00',
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
        },
        {
          '@type': 'Offer',
          sku: 'M-2',
          url: 'https://shop.test/shop/mug?variant=M-2',
          price: '6.00',
          priceCurrency: 'USD',
          availability: 'https://schema.org/OutOfStock',
        },
      ],
    });
  });

  it('has an Offer for each purchase plan, whose price is in its specification alone', () => {
    const purchasePlans = [
      {
        id: 'often',
        billingPeriod: { value: 2, unit: 'WEEK' },
        numBillingCycles: 6,
        saving: { percent: 10 },
      },
    ];
    const { offers } = structuredData({
      product: productOf([{ price: '5.00' }], { purchasePlans }),
      description: '',
      origin: null,
      reviews: null,
    });
    expect(offers.slice(1)).toEqual([
      {
        '@type': 'Offer',
        sku: 'M-1',
        url: '/shop/mug?variant=M-1',
        availability: 'https://schema.org/InStock',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: '4.50',
          priceCurrency: 'USD',
          billingIncrement: 2,
          unitCode: 'WEE',
          billingDuration: 12,
        },
      },
    ]);
  });

  it('has an AggregateRating, and the reviews that the page shows', () => {
    expect(describeProduct(wirePage(['a']))).toMatchObject({
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: '4.6',
        reviewCount: 128,
        bestRating: 5,
        worstRating: 1,
      },
      review: [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Author of a' },
          datePublished: '2026-11-12',
          reviewBody: 'Text of a.',
          reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 1 },
        },
      ],
    });
  });

  it('has no rating without reviews', () => {
    const summary = {
      count: 0,
      ratingSum: 0,
      distribution: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 },
    };
    expect(describeProduct(wirePage([], { summary }))).not.toHaveProperty('aggregateRating');
  });
});
