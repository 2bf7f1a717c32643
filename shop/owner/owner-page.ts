import { Problem, seeOther, type RecordChange } from '../server/index.js';
import { readForm } from '../pages/read-form.js';
import type { PageCall } from '../pages/page-call.js';
import type { Typed } from '../pages/views/parts/field.js';
import { readProblem } from '../pages/problems.js';
import type { OwnerContext } from './owner-context.js';
import type { OwnerRoute } from './owner-route.js';
import type { FormCall, OwnerCall, OwnerForm, OwnerPage } from './page-description.js';
import { refusalOf } from './refusal.js';
import { renderMissing } from './render-missing.js';
import { problemOf, takeForm, type RefusedForm } from './take-form.js';

/** The routes of a page: to show it, and to take each of its forms. */
export function ownerPage<Loaded = undefined>(page: OwnerPage<Loaded>): readonly OwnerRoute[] {
  const { path, area, access = 'read', template, place, group, forms = {} } = page;
  const answer: OwnerRoute['answer'] = (context, c) => showPage(page, context, c);
  return [
    { method: 'GET', path, area, access, template, place, group, answer },
    ...Object.entries(forms).map(([name, form]): OwnerRoute => ({
      method: 'POST',
      path: name === '' ? path : `${path}/${name}`,
      area: form.area ?? area,
      access: form.access ?? 'change',
      template: form.template ?? template,
      group,
      largeBody: form.largeBody,
      answer: (context, c) => takePageForm({ page, form, name }, context, c),
    })),
  ];
}

async function showPage<Loaded>(
  page: OwnerPage<Loaded>,
  context: OwnerContext,
  c: PageCall,
  refused: RefusedForm | null = null,
): Promise<Response> {
  const view = await readView(page, context, c, refused).catch((error: unknown) => {
    refusalOf(error);
    return null;
  });
  if (view === null) return renderMissing(context, c);
  if (view instanceof Response) return view;
  const status = refused !== null || page.isRefusal?.(view) ? 422 : 200;
  return context.render(c, page.template, view, { status, cache: 'no-store' });
}

async function readView<Loaded>(
  page: OwnerPage<Loaded>,
  context: OwnerContext,
  c: PageCall,
  refused: RefusedForm | null,
) {
  const call = callOf(context, c);
  const loaded = await load(page, call);
  if (loaded === null) return null;
  const cursor = refused === null ? c.req.query('cursor') || null : null;
  const shown = {
    ...call,
    crumb: context.services.crumbs.issue(c),
    problem: refused === null ? readProblem(c) : problemOf(refused),
    refused,
    done: c.req.query('done'),
    cursor,
    isFirst: cursor === null,
  };
  return page.view(shown, loaded);
}

interface Taken<Loaded> {
  readonly page: OwnerPage<Loaded>;
  readonly form: OwnerForm<Loaded>;
  readonly name: string;
}

async function takePageForm<Loaded>(
  { page, form, name }: Taken<Loaded>,
  context: OwnerContext,
  c: PageCall,
): Promise<Response> {
  const { services } = context;
  const { list = null } = page;
  const call = callOf(context, c);
  const typed = await readForm(c);
  const run = await prepare(page, form, call);
  if (run === null && list === null) return renderMissing(context, c);

  const work = async () => {
    if (run === null) throw new Problem('not-found');
    const record = await recordOf({ area: page.area, ...form }, call, typed);
    const template = form.template ?? page.template;
    const show: FormCall['show'] = (view) =>
      context.render(c, template, view(services.crumbs.issue(c)), { cache: 'no-store' });
    const done = (await run({ ...call, typed, record, show })) ?? form.next ?? page.path;
    return typeof done === 'string' ? c.redirect(done, seeOther) : done;
  };

  return takeForm(context, c, typed['crumb'], work, async (refusal) => {
    if (list !== null && refusal.code === 'not-found') return renderMissing(context, c);
    const { back = null } = form;
    const to =
      run === null
        ? list
        : typeof back === 'function'
          ? await back({ ...call, typed }, refusal)
          : back;
    if (to === null) return showPage(page, context, c, { ...refusal, name, typed });
    return c.redirect(`${to}${to.includes('?') ? '&' : '?'}problem=${refusal.code}`, seeOther);
  });
}

/** What a form does, with what it is about; null for what is not there. */
async function prepare<Loaded>(page: OwnerPage<Loaded>, form: OwnerForm<Loaded>, call: OwnerCall) {
  if (form.back !== undefined) return (given: FormCall) => form.work(given);
  const loaded = await load(page, call);
  return loaded === null ? null : (given: FormCall) => form.work(given, loaded);
}

const load = <Loaded>(page: OwnerPage<Loaded>, call: OwnerCall) =>
  page.load === undefined ? (undefined as Loaded) : page.load(call);

const nothing: RecordChange = () => Promise.resolve();

async function recordOf<Loaded>(
  { action, area }: Pick<OwnerForm<Loaded>, 'action'> & Pick<OwnerRoute, 'area'>,
  { c, services }: OwnerCall,
  typed: Typed,
): Promise<RecordChange> {
  if (action === undefined) return nothing;
  return services.owners.recorder(c, area, typeof action === 'string' ? action : action(typed));
}

const callOf = ({ services, mayOpen }: OwnerContext, c: PageCall): OwnerCall => ({
  c,
  services,
  mayOpen,
  param: (name) => c.req.param(name) ?? '',
});
