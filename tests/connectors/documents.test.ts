import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import * as documents from '../../connectors/shopify/documents.js';
import { storefrontSchema } from './fakes/shopify-server.js';

const named = Object.entries({
  ...documents,
  readProducts: documents.readProducts(['id', 'handle']),
}).map(([name, document]) => [name, String(document)] as const);

describe("Shopify's queries, against the schema that Shopify publishes", () => {
  it.each(named)('%s is valid', (_name, document) => {
    expect(validate(storefrontSchema, parse(document)).map(({ message }) => message)).toEqual([]);
  });

  it('a field that there is not fails', () => {
    expect(validate(storefrontSchema, parse('{ cart(id: "1") { grandTotal } }'))).not.toEqual([]);
  });

  it.each(named)('%s asks for nothing that is deprecated', (_name, document) => {
    expect(document).not.toMatch(
      /estimatedCost|compareAtPriceV2|priceV2|totalTaxAmount|originalSrc/,
    );
  });
});
