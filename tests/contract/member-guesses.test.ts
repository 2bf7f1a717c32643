import { beforeEach, expect, it } from 'vitest';
import { describeShop, type OpenShop } from './open-shop.js';
import { readOutbox } from './outbox.js';
import { memberPassword, signInMember, visitAsMember } from './sign-in-member.js';
import { shopOrigin } from './visitor.js';
import { addPages } from './whole-shop.js';

const email = 'ada@example.com';

describeShop('A password of a member that is asked for again', (shop) => {
  let open: OpenShop;

  beforeEach(async () => {
    open = await shop.open({ publicUrl: shopOrigin });
    addPages(open);
  });

  it.each([
    ['to change it', '/account/password', { next: 'another password' }],
    ['to delete the account', '/account/remove', {}],
  ])('%s, is guessed as often as at the sign-in', async (_, form, fields) => {
    const visitor = await visitAsMember(open, email);
    const press = async (typed: string) =>
      (await visitor.submit(form, { present: typed, password: typed, ...fields })).status;
    for (let wrong = 0; wrong < 5; wrong += 1) expect(await press('wrong')).toBe(422);
    expect(await press(memberPassword)).toBe(429);
    expect((await signInMember(visitor, email)).status).toBe(429);
    // The member's other browsers are not the one that guesses.
    expect((await signInMember(await open.visit(), email)).status).toBe(200);
  });

  it('to confirm an account, is guessed as often, in however many browsers', async () => {
    await open.services.members.accounts.signUp({ email, password: memberPassword, name: '' });
    const code = /\?code=([\w-]{43})/.exec((await readOutbox(open))[0]?.text ?? '')?.[1] ?? '';
    const press = async (password: string) =>
      (await (await open.visit()).submit('/account/confirm', { code, password })).status;
    for (let wrong = 0; wrong < 5; wrong += 1) expect(await press('wrong')).toBe(422);
    expect(await press(memberPassword)).toBe(429);
  });

  it('counts as long as it is wrong', async () => {
    const visitor = await visitAsMember(open, email);
    const change = async (present: string, next: string) =>
      (await visitor.submit('/account/password', { present, next })).status;
    for (let times = 0; times < 4; times += 1) {
      expect(await change(memberPassword, memberPassword)).toBe(303);
      expect(await change('wrong', memberPassword)).toBe(422);
    }
    expect(await change(memberPassword, memberPassword)).toBe(303);
  });
});
