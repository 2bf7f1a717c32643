import type { OpenAPIHono } from '@hono/zod-openapi';
import { parseForm } from '../../../core/forms/index.js';
import { findForm, requireValid, type FormSeed } from '../forms/index.js';
import { Problem, type Call, type Environment } from '../http/index.js';
import { formRoute, validateRoute } from './form-documents.js';
import { countCall, type Parts } from './parts.js';

/** storefront §7: the check of answers to a form; reading the form is our own. Neither changes anything. */
export function addFormCalls(app: OpenAPIHono<Environment>, parts: Parts): void {
  app.openapi(formRoute, async (c) => {
    const form = await requireForm(c, c.req.valid('param').formId);
    return c.json({ ...form, fields: form.fields.map(copyField) }, 200);
  });

  app.openapi(validateRoute, async (c) => {
    const form = await requireForm(c, c.req.valid('param').formId);
    requireValid(parseForm(form), c.req.valid('json'));
    return c.json({}, 200);
  });

  async function requireForm(c: Call, formId: string): Promise<FormSeed> {
    await countCall(parts, c, 'reads', parts.visitors.identify(c));
    const form = await findForm(parts.database, formId);
    if (form === null) throw new Problem('form-not-found');
    return form;
  }
}

function copyField({ options, ...field }: FormSeed['fields'][number]) {
  return { ...field, ...(options && { options: [...options] }) };
}
