import type { TaxRuleSeed } from '../seeds.js';

/** What prices in euros contain: consumers of these countries must see them so. Other prices are net. */
const taxIncluded = ['EUR'] as const;

/** Taxes are added to net prices. The rates are examples, not advice. */
export const taxRules: readonly TaxRuleSeed[] = [
  {
    title: 'New York sales tax',
    countries: ['US'],
    regions: ['NY', 'New York'],
    rate: 888,
    taxesShipping: true,
  },
  {
    title: 'California sales tax',
    countries: ['US'],
    regions: ['CA', 'California'],
    rate: 725,
    taxesShipping: false,
  },
  {
    title: 'Texas sales tax',
    countries: ['US'],
    regions: ['TX', 'Texas'],
    rate: 625,
    taxesShipping: true,
  },
  { title: 'GST', countries: ['CA'], rate: 500, taxesShipping: true },
  {
    title: 'BC PST',
    countries: ['CA'],
    regions: ['BC', 'British Columbia'],
    rate: 700,
    taxesShipping: false,
  },
  { title: 'VAT', countries: ['GB', 'FR', 'AT'], rate: 2000, taxesShipping: true, taxIncluded },
  { title: 'VAT', countries: ['DE'], rate: 1900, taxesShipping: true, taxIncluded },
  { title: 'VAT', countries: ['NL', 'BE', 'ES'], rate: 2100, taxesShipping: true, taxIncluded },
  { title: 'VAT', countries: ['IT'], rate: 2200, taxesShipping: true, taxIncluded },
  { title: 'VAT', countries: ['IE'], rate: 2300, taxesShipping: true, taxIncluded },
  { title: 'VAT', countries: ['DK', 'SE'], rate: 2500, taxesShipping: true, taxIncluded },
  { title: 'Consumption tax', countries: ['JP'], rate: 1000, taxesShipping: true },
  { title: 'GST', countries: ['AU'], rate: 1000, taxesShipping: true },
  { title: 'GST', countries: ['NZ'], rate: 1500, taxesShipping: true },
];
