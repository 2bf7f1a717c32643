import type { Hono } from 'hono';
import { Problem, type FormJson, type StoredFile, seeOther } from '../server/index.js';
import { readForm } from '../pages/read-form.js';
import type { PageCall } from '../pages/rendering.js';
import type { PageVariables } from '../pages/security-headers.js';
import { formEditorView, type FormEditorPage } from './views/form.js';
import { formsView, ownFormAddress } from './views/forms.js';
import { submissionsDone, submissionsView } from './views/submissions.js';
import { readProblem, withCursor } from './list-pages.js';
import type { OwnerParts } from './owner-parts.js';
import { renderMissing } from './render-missing.js';

const path = '/owner/forms';

/** Pages to create, edit and delete the forms of the site, and to read their submissions. */
export function addFormEditor(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { render } = parts;
  const { crumbs, forms, owners } = parts.services;

  app.get(path, async (c) => {
    const notice = c.req.query('removed') === undefined ? null : 'The form was deleted.';
    const view = formsView({ crumb: crumbs.issue(c), forms: await forms.list(), notice });
    return render(c, 'owner-forms', view, { cache: 'no-store' });
  });

  app.get(`${path}/new`, (c) => edit(c, { stored: null, text: '' }));
  app.post(`${path}/new`, (c) => save(c, null));

  app.get(`${path}/:formId`, (c) =>
    withForm(c, (stored) =>
      edit(c, { stored, text: print(stored), isSaved: c.req.query('saved') !== undefined }),
    ),
  );
  app.post(`${path}/:formId`, (c) => withForm(c, (stored) => save(c, stored)));

  app.post(`${path}/:formId/remove`, (c) =>
    withForm(c, async (stored) => {
      const { crumb } = await readForm(c);
      try {
        crumbs.check(c, crumb);
      } catch (error) {
        return refuse(c, { stored, text: print(stored) }, error);
      }
      await forms.remove(stored.id, await owners.recorder(c, 'form-removed'));
      return c.redirect(`${path}?removed`, seeOther);
    }),
  );

  app.get(`${path}/:formId/submissions`, (c) =>
    withForm(c, (form) =>
      withCursor(parts, c, async (cursor) => {
        const page = await forms.submissions(form.id, cursor);
        const isFirst = cursor === null;
        const view = submissionsView({
          crumb: crumbs.issue(c),
          form,
          page,
          isFirst,
          problem: readProblem(c),
          done: submissionsDone.find((name) => c.req.query(name) !== undefined) ?? null,
        });
        return render(c, 'owner-submissions', view, { cache: 'no-store' });
      }),
    ),
  );

  app.get(`${path}/:formId/files/:fileId`, async (c) => {
    const file = await forms.readFile(c.req.param('formId'), c.req.param('fileId'));
    if (file === null) {
      return renderMissing(parts, c);
    }
    return c.body(file.bytes, 200, fileHeaders(file));
  });

  type Edited = Pick<FormEditorPage, 'text'> &
    Partial<FormEditorPage> & { readonly stored: FormJson | null };

  function edit(c: PageCall, edited: Edited, status: 200 | 422 = 200) {
    const nothing = { problem: null, errors: {}, isSaved: false };
    const view = formEditorView({ crumb: crumbs.issue(c), ...nothing, ...edited });
    return render(c, 'owner-form', view, { status, cache: 'no-store' });
  }

  async function save(c: PageCall, stored: FormJson | null) {
    const { crumb, form: text = '' } = await readForm(c);
    try {
      crumbs.check(c, crumb);
      const record = await owners.recorder(c, 'form-saved');
      const saved = await forms.save(withId(text, stored?.id ?? ''), record);
      return c.redirect(`${ownFormAddress(saved.id)}?saved`, seeOther);
    } catch (error) {
      return refuse(c, { stored, text }, error);
    }
  }

  /** Renders the page with the typed text and the problem. */
  function refuse(c: PageCall, edited: Edited, error: unknown) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    const { message, details } = error;
    return edit(c, { ...edited, problem: message, errors: details.errors ?? {} }, 422);
  }

  async function withForm(
    c: PageCall,
    answer: (form: FormJson) => Response | Promise<Response>,
  ): Promise<Response> {
    const form = await forms.find(c.req.param('formId') ?? '');
    if (form !== null) return answer(form);
    return renderMissing(parts, c);
  }
}

function print(form: FormJson): string {
  return JSON.stringify(form, null, 2);
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
