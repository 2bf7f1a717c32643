import type { CoverageSection } from '../row.js';
import { formCalls } from './calls-forms.js';
import { shopCalls } from './calls-shop.js';
import { constants } from './constants.js';
import { formEntities } from './entities-forms.js';
import { shopEntities } from './entities-shop.js';
import { cartErrors } from './errors-cart.js';
import { formErrors } from './errors-forms.js';
import { roles } from './roles.js';
import { formRules } from './rules-forms.js';
import { productRules } from './rules-products.js';
import { screens } from './screens.js';
import { states } from './states.js';

/** storefront.md: 141 items. */
export const storefront: readonly CoverageSection[] = [
  { number: 2, title: 'Screens and routes', rows: screens },
  { number: 3, title: 'Entities and their fields', rows: [...shopEntities, ...formEntities] },
  { number: 4, title: 'States and transitions', rows: states },
  { number: 5, title: 'Validation rules', rows: [...productRules, ...formRules] },
  { number: 6, title: 'Roles and permissions', rows: roles },
  { number: 7, title: 'Calls', rows: [...shopCalls, ...formCalls] },
  { number: 8, title: 'Error catalogue', rows: [...cartErrors, ...formErrors] },
  { number: 9, title: 'Business constants and limits', rows: constants },
];
