import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '../http/index.js';
import { challengeRoute } from './openapi.js';
import { countCall, type Parts } from '../routing/context.js';

/** Our own: what ALTCHA asks for before it works. */
export function addCaptchaCalls(app: OpenAPIHono<Environment>, parts: Parts): void {
  app.openapi(challengeRoute, async (c) => {
    await countCall(parts, c, 'reads', parts.visitors.identify(c));
    return c.json(await parts.captcha.issueChallenge(), 200);
  });
}
