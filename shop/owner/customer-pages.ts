import { interfaceMessage, Problem } from '../server/index.js';
import { customersPath, customersView, personView } from './views/customers.js';
import { download } from './download.js';
import { readSearch } from './list-pages.js';
import { ownerPage } from './owner-page.js';
import type { SentCall } from './page-description.js';
import type { Refusal } from './refusal.js';

/** Who has bought, and what is kept of one person: shown, exported and erased. An address is in no URL. */
export const customerPages = ownerPage({
  path: customersPath,
  place: 'Customers',
  area: 'customers',
  template: 'owner-customers',
  async view({ c, services, crumb, problem, refused, cursor, isFirst }) {
    const search = readSearch(c);
    const erased = c.req.query('erased') ?? '';
    return customersView({
      crumb,
      problem: refused === null ? problem : null,
      erased: /^\d{1,6}$/.test(erased) ? Number(erased) : null,
      search,
      page: await services.customers.list({ search, cursor }),
      isFirst,
      refused: refused && {
        email: refused.typed['email'] ?? '',
        error: interfaceMessage('invalidEmail'),
      },
    });
  },
  forms: {
    // Shows the data in answer to a form that changes nothing, because the query of an address is logged in many places.
    person: {
      area: 'personal-data',
      access: 'read',
      back: backOfPerson,
      template: 'owner-person',
      async work({ services, typed, show }) {
        const held = await services.customers.held(typed['email'] ?? '');
        return show((crumb) => personView({ crumb, held }));
      },
    },
    export: {
      area: 'personal-data',
      access: 'read',
      back: customersPath,
      async work({ c, services, typed }) {
        const held = await services.customers.held(typed['email'] ?? '');
        return download(c, 'person.json', JSON.stringify(held, null, 2), 'application/json');
      },
    },
    erase: {
      area: 'personal-data',
      action: 'person-erased',
      back: customersPath,
      async work({ services, typed: { email = '', sure }, record }) {
        if (sure === undefined) throw new Problem('invalid-request');
        return `${customersPath}?erased=${await services.customers.erase(email, record)}`;
      },
    },
  },
});

/** What was typed in place of an address is shown again. */
function backOfPerson(_: SentCall, { code }: Refusal): string | null {
  return code === 'email-invalid' ? null : customersPath;
}
