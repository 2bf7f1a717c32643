import type { Hono } from 'hono';
import { Problem, seeOther } from '../../server/index.js';
import { readForm } from '../read-form.js';
import type { PageCall, PageVariables } from '../page-call.js';
import { addressFormView, type AddressFormPage } from '../views/account/address-form.js';
import { addressesDone, addressesView, addressPaths } from '../views/account/addresses.js';
import { notFoundView } from '../views/error-page.js';
import type { Typed } from '../views/parts/field.js';
import { admit, type AccountContext } from './account-context.js';

type Form = Pick<AddressFormPage, 'id' | 'typed' | 'isDefault'>;
type Shown = Partial<Pick<AddressFormPage, 'errors' | 'problem' | 'isNext'>>;
type Status = 200 | 422 | 429;

/** `/account/addresses`: what a member keeps, and the form of one address. */
export function addAddressPages(
  app: Hono<PageVariables>,
  { services, render }: AccountContext,
): void {
  const { members, crumbs } = services;
  const { addresses } = members;

  const leave = (c: PageCall, query: Typed = {}) =>
    c.redirect(
      `/account/sign-in?${new URLSearchParams({ from: addressPaths.list, ...query })}`,
      seeOther,
    );
  const finish = (c: PageCall, done: string) =>
    c.redirect(`${addressPaths.list}?${new URLSearchParams({ done })}`, seeOther);

  async function showList(
    c: PageCall,
    memberId: string,
    problem: string | null = null,
    status: Status = 200,
  ): Promise<Response> {
    const done = addressesDone.get(c.req.query('done') ?? '') ?? null;
    const view = addressesView({
      addresses: await addresses.list(memberId),
      problem,
      done: problem === null ? done : null,
      crumb: crumbs.issue(c),
    });
    return render(c, 'account-addresses', view, { status, cache: 'no-store' });
  }

  async function showForm(
    c: PageCall,
    form: Form,
    { errors = {}, problem = null, isNext = false }: Shown = {},
    status: Status = 200,
  ): Promise<Response> {
    const countries = await addresses.countries();
    const view = addressFormView({
      ...form,
      errors,
      problem,
      isNext,
      countries,
      crumb: crumbs.issue(c),
    });
    return render(c, 'account-address', view, { status, cache: 'no-store' });
  }

  /** Runs what a signed-in member asks for. */
  async function take(
    c: PageCall,
    run: (memberId: string) => Promise<Response>,
    change?: {
      readonly crumb: string | undefined;
      refuse(memberId: string, problem: string, status: Status): Promise<Response>;
    },
  ): Promise<Response> {
    try {
      if (change) await admit(services, c, change.crumb);
      const member = await members.session(c);
      return member === null ? leave(c) : await run(member.id);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      if (error.code === 'address-not-found') {
        return render(c, 'error-page', notFoundView(), { status: 404, cache: 'no-store' });
      }
      const member = await members.session(c);
      if (member === null || !change) return leave(c, { problem: error.code });
      return change.refuse(member.id, error.message, error.status === 429 ? 429 : 422);
    }
  }

  /** The form of an address, or of a new one, with what is typed in place of what is kept. */
  async function readKept(memberId: string, id: string | null, typed?: Typed): Promise<Form> {
    if (id === null) {
      const all = await addresses.list(memberId);
      return { id, typed: typed ?? {}, isDefault: all.length === 0 };
    }
    const { isDefault, ...kept } = await addresses.find(memberId, id);
    return { id, typed: typed ?? kept, isDefault };
  }

  const open = (c: PageCall, id: string | null) =>
    take(c, async (memberId) => showForm(c, await readKept(memberId, id)));

  async function save(c: PageCall, id: string | null): Promise<Response> {
    const typed = await readForm(c);
    const again = async (memberId: string, shown: Shown, status?: Status) =>
      showForm(c, await readKept(memberId, id, typed), shown, status);
    return take(
      c,
      async (memberId) => {
        // Nothing is kept yet: the fields of the other country come next.
        if (typed['action'] === 'country') return again(memberId, { isNext: true });
        const read = await addresses.read(typed);
        if ('errors' in read) return again(memberId, { errors: read.errors }, 422);
        const given = { address: read.value, isDefault: typed['isDefault'] === 'true' };
        if (id === null) await addresses.add(memberId, given);
        else await addresses.change(memberId, id, given);
        return finish(c, 'saved');
      },
      {
        crumb: typed['crumb'],
        refuse: (memberId, problem, status) => again(memberId, { problem }, status),
      },
    );
  }

  /** A form with one button on an address that is kept. */
  async function press(
    c: PageCall,
    done: string,
    run: (memberId: string) => Promise<unknown>,
  ): Promise<Response> {
    const { crumb } = await readForm(c);
    return take(
      c,
      async (memberId) => {
        await run(memberId);
        return finish(c, done);
      },
      { crumb, refuse: (memberId, problem, status) => showList(c, memberId, problem, status) },
    );
  }

  app.get(addressPaths.list, (c) => take(c, (memberId) => showList(c, memberId)));
  app.get(addressPaths.added, (c) => open(c, null));
  app.post(addressPaths.added, (c) => save(c, null));
  app.get(`${addressPaths.list}/:id`, (c) => open(c, c.req.param('id')));
  app.post(`${addressPaths.list}/:id`, (c) => save(c, c.req.param('id')));
  app.post(`${addressPaths.list}/:id/default`, (c) =>
    press(c, 'default', async (memberId) => {
      const { id, isDefault: _, ...address } = await addresses.find(memberId, c.req.param('id'));
      await addresses.change(memberId, id, { address, isDefault: true });
    }),
  );
  app.post(`${addressPaths.list}/:id/remove`, (c) =>
    press(c, 'removed', (memberId) => addresses.remove(memberId, c.req.param('id'))),
  );
}
