import type { OpenAPIHono } from '@hono/zod-openapi';
import { parseForm, type AnswerSettings } from 'vitrine/core/forms';
import {
  Problem,
  readBody,
  varyByLanguage,
  type Call,
  type Environment,
} from '../../ground/http/index.js';
import {
  countCall,
  isFormPost,
  readChangeHeaders,
  type RouteContext,
} from '../../ground/routing/index.js';
import {
  fileRoute,
  formRoute,
  saveSubmissionBody,
  saveSubmissionRoute,
  submissionKeyRoute,
  validateRoute,
} from './openapi.js';
import { requireValid } from './product-answers.js';
import { addFormSchemaRoute } from './schema-routes.js';
import { findForm } from './stored-forms.js';
import type { FormJson, Forms } from './types.js';
import { answersInEnglish, formInCallerWords } from './words/index.js';

export interface FormRouteContext extends RouteContext {
  readonly forms: Forms;
  readonly answerSettings: AnswerSettings;
}

/** storefront §7: the check of answers to a form, their submission, and the schema of forms. Reading a form is our own. */
export function addFormRoutes(app: OpenAPIHono<Environment>, context: FormRouteContext): void {
  const { callers, crumbs, forms, visitors } = context;

  addFormSchemaRoute(app, context);

  app.openapi(formRoute, async (c) => {
    const form = await requireForm(c, c.req.valid('param').formId);
    varyByLanguage(c);
    return c.json(formInCallerWords(form), 200);
  });

  app.openapi(validateRoute, async (c) => {
    const form = await requireForm(c, c.req.valid('param').formId);
    const answers = answersInEnglish(form, c.req.valid('json'));
    requireValid(parseForm(form), answers, context.answerSettings);
    return c.json({}, 200);
  });

  app.openapi(fileRoute, async (c) => {
    requireIntent(c);
    if (!/^application\/octet-stream\b/i.test(c.req.header('Content-Type') ?? '')) {
      throw new Problem('unsupported-media-type');
    }
    const { field = '', name = '' } = c.req.valid('query');
    const file = await forms.keepFile({
      formId: c.req.valid('param').formId,
      fieldId: field,
      name,
      bytes: new Uint8Array(await c.req.arrayBuffer()),
      address: callers.address(c),
    });
    return c.json({ file }, 200);
  });

  app.openapi(submissionKeyRoute, async (c) => {
    const visitor = requireIntent(c);
    await countCall(context, c, 'changes', visitor);
    return c.json({ key: await forms.issueKey() }, 200);
  });

  app.openapi(saveSubmissionRoute, async (c) => {
    requireIntent(c);
    // The framework does not check a body without a content type.
    const body = readBody(saveSubmissionBody, c.req.valid('json'));
    const answer = await forms.submit({
      key: body.key,
      formId: body.formId ?? null,
      values: body.form,
      captchaToken: body.captchaKey ?? null,
      trap: body.trap ?? '',
      page: {
        pageTitle: body.pageTitle ?? '',
        pageId: body.pageId ?? null,
        contentSource: body.contentSource ?? null,
        pagePath: body.pagePath ?? '',
        pagePermissionTypeValue: body.pagePermissionTypeValue ?? null,
      },
      address: callers.address(c),
    });
    return c.json(answer, 200);
  });

  /** Refuses a plain form, which another site could have sent: the check of origins lets forms through. */
  function requireIntent(c: Call) {
    if (isFormPost(c)) throw new Problem('unsupported-media-type');
    const visitor = visitors.identify(c);
    if (visitor.usesCookies) crumbs.check(c, readChangeHeaders(c).crumb);
    return visitor;
  }

  async function requireForm(c: Call, formId: string): Promise<FormJson> {
    await countCall(context, c, 'reads', visitors.identify(c));
    const form = await findForm(context.database, formId);
    if (form === null) throw new Problem('form-not-found');
    return form;
  }
}
