import { defineDomain, type Ground } from '../../domain.js';
import { createCustomers } from './customers.js';

export const customers = defineDomain({
  name: 'customers',
  open: ({ database }: Ground) => ({ customers: createCustomers(database) }),
});
