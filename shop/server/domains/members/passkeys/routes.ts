import type { OpenAPIHono } from '@hono/zod-openapi';
import { Problem, type Call, type Environment } from '../../../ground/http/index.js';
import type { Entered, MemberCalls } from '../types.js';
import {
  addOptionsRoute,
  addRoute,
  passkeysRoute,
  removeRoute,
  renameRoute,
  signInOptionsRoute,
  signInRoute,
} from './openapi.js';
import type { Passkeys } from './passkeys.js';
import type { SignedCredential } from './types.js';

interface PasskeySignIn {
  signInByPasskey(c: Call, signed: SignedCredential): Promise<Entered>;
  readonly passkeys: Passkeys;
}

/** The calls of passkeys: all our own. */
export function addPasskeyRoutes(
  app: OpenAPIHono<Environment>,
  members: PasskeySignIn,
  { admit, admitMember, admitRead, requireMember }: MemberCalls,
): void {
  const { passkeys } = members;

  app.openapi(signInOptionsRoute, async (c) => {
    await admit(c);
    return c.json(await passkeys.signInOptions(c), 200);
  });

  app.openapi(signInRoute, async (c) => {
    await admit(c);
    return c.json(await members.signInByPasskey(c, c.req.valid('json')), 200);
  });

  app.openapi(passkeysRoute, async (c) => {
    await admitRead(c);
    const { id } = await requireMember(c);
    return c.json({ passkeys: [...(await passkeys.list(id))] }, 200);
  });

  app.openapi(addOptionsRoute, async (c) => {
    const { id } = await admitMember(c);
    return c.json(await passkeys.addOptions(c, id), 200);
  });

  app.openapi(addRoute, async (c) => {
    const { id } = await admitMember(c);
    return c.json(await passkeys.add(c, { memberId: id, ...c.req.valid('json') }), 200);
  });

  app.openapi(renameRoute, async (c) => {
    const own = { memberId: (await admitMember(c)).id, id: c.req.valid('param').id };
    if (!(await passkeys.rename(own, c.req.valid('json').name))) throw new Problem('not-found');
    return c.json({}, 200);
  });

  app.openapi(removeRoute, async (c) => {
    const own = { memberId: (await admitMember(c)).id, id: c.req.valid('param').id };
    if (!(await passkeys.remove(own))) throw new Problem('not-found');
    return c.json({}, 200);
  });
}
