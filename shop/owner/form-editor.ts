import type { FormJson, StoredFile } from '../server/index.js';
import { formEditorView } from './views/form.js';
import { formsView, ownFormAddress } from './views/forms.js';
import { submissionsDone, submissionsView } from './views/submissions.js';
import { letterExport } from './letter-pages.js';
import { ownerPage } from './owner-page.js';
import { ownerRoute } from './owner-route.js';
import type { FormCall, OwnerCall, ShownCall } from './page-description.js';
import { renderMissing } from './render-missing.js';

const path = '/owner/forms';
const template = 'owner-form';

/** Pages to create, edit and delete the forms of the site, and to read their submissions. */
export const formPages = [
  ...ownerPage({
    path,
    place: 'Forms',
    area: 'forms',
    template: 'owner-forms',
    async view({ c, services, crumb }) {
      const notice = c.req.query('removed') === undefined ? null : 'The form was deleted.';
      return formsView({ crumb, forms: await services.forms.list(), notice });
    },
  }),
  ...ownerPage({
    path: `${path}/new`,
    area: 'forms',
    access: 'change',
    template,
    view: (call) => edit(call, null),
    forms: { '': { action: 'form-saved', work: (call) => save(call, '') } },
  }),
  ...ownerPage({
    path: `${path}/:formId`,
    area: 'forms',
    template,
    load: findForm,
    view: edit,
    forms: {
      '': { action: 'form-saved', work: (call, stored) => save(call, stored.id) },
      remove: {
        action: 'form-removed',
        next: `${path}?removed`,
        async work({ services, record }, stored) {
          await services.forms.remove(stored.id, record);
        },
      },
      export: letterExport,
    },
  }),
  ...ownerPage({
    path: `${path}/:formId/submissions`,
    area: 'letters',
    template: 'owner-submissions',
    load: findForm,
    view: async ({ c, services, crumb, problem, cursor, isFirst }, form) =>
      submissionsView({
        crumb,
        form,
        page: await services.forms.submissions(form.id, cursor),
        isFirst,
        problem,
        done: submissionsDone.find((name) => c.req.query(name) !== undefined) ?? null,
      }),
  }),
  ownerRoute('GET', `${path}/:formId/files/:fileId`, 'letters', async (context, c) => {
    const { formId = '', fileId = '' } = c.req.param();
    const file = await context.services.forms.readFile(formId, fileId);
    if (file === null) return renderMissing(context, c);
    return c.body(file.bytes, 200, fileHeaders(file));
  }),
];

function findForm({ services, param }: OwnerCall): Promise<FormJson | null> {
  return services.forms.find(param('formId'));
}

function edit({ c, crumb, refused }: ShownCall, stored: FormJson | null) {
  return formEditorView({
    crumb,
    stored,
    text: refused?.typed['form'] ?? (stored === null ? '' : JSON.stringify(stored, null, 2)),
    problem: refused?.message ?? null,
    errors: refused?.errors ?? {},
    isSaved: refused === null && stored !== null && c.req.query('saved') !== undefined,
  });
}

async function save({ services, typed, record }: FormCall, id: string): Promise<string> {
  const saved = await services.forms.save(withId(typed['form'] ?? '', id), record);
  return `${ownFormAddress(saved.id)}?saved`;
}

/** Sets the id of the edited form, whatever id the text contains. The server refuses a text that is not an object. */
function withId(text: string, id: string): unknown {
  try {
    const form: unknown = JSON.parse(text);
    return typeof form === 'object' && form !== null && !Array.isArray(form)
      ? { ...form, id }
      : text;
  } catch {
    return text;
  }
}

/** A stranger's file is saved, never shown in the shop's own origin, and nothing in it runs. */
function fileHeaders({ name, type, bytes }: StoredFile): Record<string, string> {
  const plain = name.replace(/[^\w. -]/g, '_');
  return {
    'Content-Type': type,
    'Content-Length': String(bytes.byteLength),
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
}

function escape(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
}
