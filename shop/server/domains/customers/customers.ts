import type { RecordChange } from '../../ground/database/index.js';
import type { Ground } from '../../ground/domain.js';
import { erasePerson } from './erase-person.js';
import { listCustomers } from './list-customers.js';
import { readHeldData } from './read-held-data.js';
import type { CustomerPage, HeldData } from './types.js';

/** The people who have bought, and what is kept of anybody. */
export interface Customers {
  /** @throws Problem `invalid-request` for a wrong cursor. */
  list(query: { readonly search: string; readonly cursor: string | null }): Promise<CustomerPage>;
  /** @throws Problem `email-invalid`. */
  held(email: string): Promise<HeldData>;
  /** Resolves to how many orders were theirs. @throws Problem `email-invalid`. */
  erase(email: string, record: RecordChange): Promise<number>;
}

export function createCustomers(ground: Pick<Ground, 'database' | 'personalData'>): Customers {
  return {
    list: (query) => listCustomers(ground.database, query),
    held: (email) => readHeldData(ground, email),
    erase: (email, record) => erasePerson(ground, email, record),
  };
}
