import { parseProduct, type Product } from 'vitrine/core/product';
import type { CatalogueProduct } from '../server/index.js';

/** The product of the catalogue as widgets read it. Throws for one that they would refuse. */
export function readProduct(source: CatalogueProduct): Product {
  const parsed = parseProduct(source);
  if ('problem' in parsed) throw new Error(`${source.urlId}: ${parsed.problem}`);
  return parsed.product;
}
