import { plainCatalogue } from '../../examples/vendure/plain-catalogue.js';

/** The catalogue that every shop of the suite sells. */
export const plain = plainCatalogue();

export const mug = { handle: 'dune-mug', sku: 'MUG-OAT-SMALL', cents: 2800 };
export const scarce = { handle: 'dune-mug', sku: 'MUG-SLATE-LARGE', stock: 3 };
export const soldOut = { handle: 'dune-mug', sku: 'MUG-SLATE-SMALL' };
