import { expect, it } from 'vitest';
import { createCredential } from '../../../../../../shop/server/domains/owners/owner-password.js';

it('a hash of the owner’s password may cost more than Node allows by itself', async () => {
  const credential = await createCredential('correct horse battery', 'secret', 2 ** 15);
  expect(await credential.matches('correct horse battery')).toBe(true);
  expect(await credential.matches('correct horse')).toBe(false);
});
