import { defineDomain, type Ground } from '../../ground/domain.js';
import { createSales } from './sales.js';

export const sales = defineDomain({
  name: 'sales',
  open: ({ database }: Ground) => ({ sales: createSales(database) }),
});
