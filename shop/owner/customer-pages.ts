import type { Hono } from 'hono';
import { interfaceMessage, Problem, seeOther } from '../server/index.js';
import { readForm } from '../pages/read-form.js';
import type { PageCall } from '../pages/rendering.js';
import type { PageVariables } from '../pages/security-headers.js';
import type { Typed } from '../pages/views/parts/field.js';
import { customersPath, customersView, personView } from './views/customers.js';
import { readProblem, readSearch, withCursor } from './list-pages.js';
import type { OwnerParts } from './owner-parts.js';

/** Who has bought, and what is kept of one person: shown, exported and erased. An address is in no URL. */
export function addCustomerPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { crumbs, customers, owners } = parts.services;

  app.get(customersPath, (c) => withCursor(parts, c, (cursor) => show(c, cursor)));

  /** `refused` is a typed address that is none. */
  async function show(c: PageCall, cursor: string | null, refused: string | null = null) {
    const search = readSearch(c);
    const erased = c.req.query('erased') ?? '';
    const view = customersView({
      crumb: crumbs.issue(c),
      problem: readProblem(c),
      erased: /^\d{1,6}$/.test(erased) ? Number(erased) : null,
      search,
      page: await customers.list({ search, cursor }),
      isFirst: cursor === null,
      refused:
        refused === null ? null : { email: refused, error: interfaceMessage('invalidEmail') },
    });
    const status = refused === null ? 200 : 422;
    return parts.render(c, 'owner-customers', view, { status, cache: 'no-store' });
  }

  // Shows the data in answer to a form that changes nothing, because the query of an address is logged in many places.
  post('person', async (c, { email = '' }) => {
    try {
      const view = personView({ crumb: crumbs.issue(c), held: await customers.held(email) });
      return await parts.render(c, 'owner-person', view, { cache: 'no-store' });
    } catch (error) {
      if (error instanceof Problem && error.code === 'email-invalid') return show(c, null, email);
      throw error;
    }
  });

  post('export', async (c, { email = '' }) => {
    const held = await customers.held(email);
    c.header('Content-Type', 'application/json; charset=utf-8');
    c.header('Content-Disposition', 'attachment; filename="person.json"');
    c.header('Cache-Control', 'no-store');
    return c.body(JSON.stringify(held, null, 2));
  });

  post('erase', async (c, { email = '', sure }) => {
    if (sure === undefined) throw new Problem('invalid-request');
    const count = await customers.erase(email, await owners.recorder(c, 'person-erased'));
    return c.redirect(`${customersPath}?erased=${count}`, seeOther);
  });

  function post(name: string, answer: (c: PageCall, fields: Typed) => Promise<Response>): void {
    app.post(`${customersPath}/${name}`, async (c) => {
      const fields = await readForm(c);
      try {
        crumbs.check(c, fields.crumb);
        return await answer(c, fields);
      } catch (error) {
        if (!(error instanceof Problem) || error.status >= 500) throw error;
        return c.redirect(`${customersPath}?problem=${error.code}`, seeOther);
      }
    });
  }
}
