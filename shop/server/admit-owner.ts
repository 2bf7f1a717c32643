import type { OpenAPIHono } from '@hono/zod-openapi';
import { crumbHeader } from 'vitrine/core/net';
import type { Grant, Owners } from './domains/owners/index.js';
import type { Environment } from './ground/http/index.js';
import { countCall, type RouteContext } from './ground/routing/index.js';

/** A call of the owner, with what an account needs for it. */
export interface OwnerCall extends Grant {
  readonly method: string;
  readonly path: string;
}

interface AdmissionContext extends RouteContext {
  readonly owners: Pick<Owners, 'require'>;
}

/** Lets nobody else pass to the calls of the owner. A change needs the crumb too, against cross-site requests. */
export function admitOwner(
  app: OpenAPIHono<Environment>,
  { owners, ...context }: AdmissionContext,
  calls: readonly OwnerCall[],
): void {
  for (const { method, path, area, access } of calls) {
    app.on(method, path, async (c, next) => {
      await owners.require(c, area, access);
      if (access === 'change') context.crumbs.check(c, c.req.header(crumbHeader));
      const kind = access === 'read' ? 'reads' : 'changes';
      await countCall(context, c, kind, context.visitors.identify(c));
      await next();
    });
  }
}
