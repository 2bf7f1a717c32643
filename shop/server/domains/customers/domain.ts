import { defineDomain, type Ground } from '../../ground/domain.js';
import { createCustomers } from './customers.js';

export const customers = defineDomain({
  name: 'customers',
  open: (ground: Ground) => ({ customers: createCustomers(ground) }),
});
