import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '../../ground/http/index.js';
import { countCall, type RouteContext } from '../../ground/routing/index.js';
import { challengeRoute } from './openapi.js';
import type { CaptchaCheck } from './types.js';

export interface CaptchaRouteContext extends RouteContext {
  readonly captcha: CaptchaCheck;
}

/** The challenge that the ALTCHA widget solves. Our own. */
export function addCaptchaRoutes(
  app: OpenAPIHono<Environment>,
  context: CaptchaRouteContext,
): void {
  app.openapi(challengeRoute, async (c) => {
    await countCall(context, c, 'reads', context.visitors.identify(c));
    return c.json(await context.captcha.issueChallenge(), 200);
  });
}
