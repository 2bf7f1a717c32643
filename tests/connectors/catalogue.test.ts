import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plain } from './goods.js';

it("Vendure's catalogue is the example shop's; scripts/vendure-catalogue.mjs writes it", () => {
  expect(JSON.parse(readFileSync('examples/vendure/catalogue.json', 'utf8'))).toEqual(plain);
});
