import type { OpenAPIHono } from '@hono/zod-openapi';
import { parseForm } from '../../../core/forms/index.js';
import { findForm, requireValid, type FormJson } from './index.js';
import { Problem, readBody, type Call, type Environment } from '../http/index.js';
import { isFormPost } from '../routing/form-posts.js';
import {
  formRoute,
  saveSubmissionBody,
  saveSubmissionRoute,
  submissionKeyRoute,
  validateRoute,
} from './openapi.js';
import { countCall, type Parts } from '../routing/context.js';
import { proofOf } from '../routing/change-headers.js';

/** storefront §7: the check of answers to a form, and their submission; reading the form is our own. */
export function addFormCalls(app: OpenAPIHono<Environment>, parts: Parts): void {
  const { callers, crumbs, forms, visitors } = parts;

  app.openapi(formRoute, async (c) =>
    c.json(await requireForm(c, c.req.valid('param').formId), 200),
  );

  app.openapi(validateRoute, async (c) => {
    const form = await requireForm(c, c.req.valid('param').formId);
    requireValid(parseForm(form), c.req.valid('json'), parts.answerSettings);
    return c.json({}, 200);
  });

  app.openapi(submissionKeyRoute, async (c) => {
    const visitor = requireOwnWish(c);
    await countCall(parts, c, 'changes', visitor);
    return c.json({ key: await forms.issueKey() }, 200);
  });

  app.openapi(saveSubmissionRoute, async (c) => {
    requireOwnWish(c);
    // Nothing has looked at a body without a content type.
    const body = readBody(saveSubmissionBody, c.req.valid('json'));
    const answer = await forms.submit({
      key: body.key,
      formId: body.formId,
      values: body.form,
      captchaToken: body.captchaKey ?? null,
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

  /** A plain form of another site gets as far as here: it could not be refused by its origin. */
  function requireOwnWish(c: Call) {
    if (isFormPost(c)) throw new Problem('unsupported-media-type');
    const visitor = visitors.identify(c);
    if (visitor.usesCookies) crumbs.check(c, proofOf(c).crumb);
    return visitor;
  }

  async function requireForm(c: Call, formId: string): Promise<FormJson> {
    await countCall(parts, c, 'reads', visitors.identify(c));
    const form = await findForm(parts.database, formId);
    if (form === null) throw new Problem('form-not-found');
    return form;
  }
}
