import type { OpenAPIHono } from '@hono/zod-openapi';
import type { PostalAddress } from '../../addresses/index.js';
import { required, type Environment } from '../../../ground/http/index.js';
import type { MemberCalls } from '../types.js';
import {
  addAddressRoute,
  changeAddressRoute,
  listAddressesRoute,
  removeAddressRoute,
} from './address-openapi.js';
import type { Addresses, GivenAddress } from './addresses.js';

/** The addresses that a signed-in member keeps. All our own. */
export function addAddressRoutes(
  app: OpenAPIHono<Environment>,
  addresses: Addresses,
  { admitMember, admitRead, requireMember }: MemberCalls,
): void {
  async function readGiven(given: PostalAddress & Pick<GivenAddress, 'isDefault'>) {
    const { isDefault, ...typed } = given;
    return { address: required(await addresses.read(typed), 'details-invalid'), isDefault };
  }

  app.openapi(listAddressesRoute, async (c) => {
    await admitRead(c);
    const { id } = await requireMember(c);
    return c.json({ addresses: [...(await addresses.list(id))] }, 200);
  });

  app.openapi(addAddressRoute, async (c) => {
    const { id } = await admitMember(c);
    return c.json(await addresses.add(id, await readGiven(c.req.valid('json'))), 201);
  });

  app.openapi(changeAddressRoute, async (c) => {
    const { id } = await admitMember(c);
    const given = await readGiven(c.req.valid('json'));
    return c.json(await addresses.change(id, c.req.valid('param').id, given), 200);
  });

  app.openapi(removeAddressRoute, async (c) => {
    const { id } = await admitMember(c);
    await addresses.remove(id, c.req.valid('param').id);
    return c.json({}, 200);
  });
}
