import { describe, expect, it } from 'vitest';
import { signInCounters } from '../../../../../../shop/server/domains/members/sign-in-guard.js';

const source = { device: null, address: '192.0.2.1', email: 'ada@example.com' };
const names = (given: Parameters<typeof signInCounters>[0]) =>
  signInCounters(given).map(({ kind, visitor }) => `${kind} ${visitor}`);

describe('what a failed sign-in of a member counts towards', () => {
  it('are the address of the internet and the account', () => {
    const [address, account] = names(source);
    expect(address).toBe('memberAddresses address:192.0.2.1');
    expect(account).toMatch(/^memberSignIns account:[\w-]{43}$/);
  });

  it.each([' Ada@Example.com ', 'ADA@EXAMPLE.COM'])('is the same account for “%s”', (email) => {
    expect(names({ ...source, email })).toEqual(names(source));
  });

  it('is another account for another address, and holds no address in words', () => {
    const [, other] = names({ ...source, email: 'bo@example.com' });
    expect(names(source)).not.toContain(other);
    expect(other).not.toContain('bo@');
  });

  it('is the browser alone, where the account has signed in before', () => {
    expect(names({ ...source, device: 'd' })).toEqual(['memberSignIns device:d']);
  });

  it('is the address of the internet alone for a passkey, which names no account', () => {
    expect(names({ ...source, email: null })).toEqual(['memberAddresses address:192.0.2.1']);
  });
});
