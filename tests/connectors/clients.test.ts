import { afterAll, describe } from 'vitest';
import { createResults } from './results.js';
import { cartRows } from './rows/cart.js';
import { catalogueRows } from './rows/catalogue.js';
import { faultsRows } from './rows/faults.js';
import { shops } from './shops/index.js';
import { openSuite } from './suite.js';

const results = createResults(shops.map(({ name }) => name));
afterAll(() => process.stdout.write(`\n${results.table()}\n`));

describe.each(shops)('$name, $behind', (shop) => {
  const suite = openSuite(shop, results);
  catalogueRows(suite);
  cartRows(suite);
  faultsRows(suite);
});
