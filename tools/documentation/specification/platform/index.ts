import type { CoverageSection } from '../row.js';
import { accountCalls } from './calls-accounts.js';
import { trackingCalls } from './calls-tracking.js';
import { constants } from './constants.js';
import { content } from './content.js';
import { editor } from './editor.js';
import { interfaceErrors } from './errors-interface.js';
import { platformErrors } from './errors-platform.js';
import { templateErrors } from './errors-templates.js';
import { limits } from './limits.js';
import { messages } from './messages.js';
import { products } from './products.js';
import { roles } from './roles.js';
import { rules } from './rules.js';
import { screens } from './screens.js';
import { states } from './states.js';
import { trackingData } from './tracking-data.js';

/** platform.md: 227 items. */
export const platform: readonly CoverageSection[] = [
  { number: 2, title: 'Screens and routes', rows: screens },
  {
    number: 3,
    title: 'Entities and their fields',
    rows: [...trackingData, ...products, ...content, ...editor],
  },
  { number: 4, title: 'States and transitions', rows: states },
  { number: 5, title: 'Validation rules', rows: [...rules, ...messages] },
  { number: 6, title: 'Roles and permissions', rows: roles },
  { number: 7, title: 'Calls', rows: [...trackingCalls, ...accountCalls] },
  {
    number: 8,
    title: 'Error catalogue',
    rows: [...platformErrors, ...templateErrors, ...interfaceErrors],
  },
  { number: 9, title: 'Business constants and limits', rows: [...constants, ...limits] },
];
