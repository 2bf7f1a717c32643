import { readTax, writeTax, required } from '../../server/index.js';
import { taxesPath, taxesView, taxPath, taxView } from '../views/terms/index.js';
import { ownerPage } from '../owner-page.js';
import type { OwnerCall } from '../page-description.js';
import { readVersion } from '../take-form.js';
import { formState } from './change.js';

/** The owner's taxes, by country and region. */
export const taxPages = [
  ...ownerPage({
    path: taxesPath,
    place: 'Taxes',
    area: 'taxes',
    template: 'owner-taxes',
    async view({ services, crumb, problem, done }) {
      return taxesView({ crumb, problem, taxes: await services.termsEditor.taxes.list(), done });
    },
  }),
  ...ownerPage({
    path: `${taxesPath}/new`,
    area: 'taxes',
    access: 'change',
    list: taxesPath,
    template: 'owner-tax',
    view: (call) => taxView({ ...formState(call, { on: 'yes', shipping: 'yes' }), stored: null }),
    forms: {
      '': {
        action: 'tax-created',
        next: `${taxesPath}?done=created`,
        work: ({ services, typed, record }) =>
          services.termsEditor.taxes.create(required(readTax(typed)), record),
      },
    },
  }),
  ...ownerPage({
    path: `${taxesPath}/:taxId`,
    area: 'taxes',
    list: taxesPath,
    template: 'owner-tax',
    load: ({ services, param }) => services.termsEditor.taxes.find(param('taxId')),
    view: (call, stored) => taxView({ ...formState(call, writeTax(stored)), stored }),
    forms: {
      '': {
        action: 'tax-saved',
        async work({ services, typed, record }, { id }) {
          const tax = { ...required(readTax(typed)), id, version: readVersion(typed) };
          await services.termsEditor.taxes.save(tax, record);
          return `${taxesPath}?done=saved`;
        },
      },
      remove: {
        action: 'tax-removed',
        back: pageOf,
        next: `${taxesPath}?done=removed`,
        work: ({ services, param, record }) =>
          services.termsEditor.taxes.remove(param('taxId'), record),
      },
    },
  }),
];

function pageOf({ param }: OwnerCall): string {
  return taxPath(param('taxId'));
}
