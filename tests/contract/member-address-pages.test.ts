import { beforeEach, expect, it } from 'vitest';
import { berlin, buyingOptions } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { visitAsMember } from './sign-in-member.js';
import { shopOrigin, type TestVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

const page = '/account/addresses';
const home = {
  name: 'Ada Lovelace',
  phone: '',
  line1: '12 Harbour Road',
  line2: '',
  city: 'Berlin',
  ...berlin,
};

describeShop('The pages of a member’s addresses', (shop) => {
  let open: OpenShop;
  let ada: TestVisitor;

  beforeEach(async () => {
    open = await shop.open({ ...buyingOptions, publicUrl: shopOrigin });
    addPages(open);
    ada = await visitAsMember(open, 'ada@example.com', 'Ada');
  });

  const read = async (address: string, visitor = ada) => (await visitor.send(address)).text();
  const placeOf = (answer: Response) => [answer.status, answer.headers.get('Location')];
  const idsIn = (html: string) =>
    [...html.matchAll(/href="\/account\/addresses\/([\da-f-]{36})"/g)].map(([, id = '']) => id);

  async function add(changes: Readonly<Record<string, string>> = {}): Promise<void> {
    const answer = await ada.submit(`${page}/new`, { ...home, ...changes });
    expect(placeOf(answer)).toEqual([303, `${page}?done=saved`]);
  }

  it('add, change, make default and delete, each with a redirect to the list', async () => {
    expect(await read(page)).toContain('You keep no address yet.');
    expect(await read('/account')).toContain(`href="${page}"`);
    await add();
    await add({ line1: '1 Mill Street' });
    const [first = '', second = ''] = idsIn(await read(`${page}?done=saved`));
    expect(await read(`${page}/${second}`)).toContain('value="1 Mill Street"');

    const changed = await ada.submit(`${page}/${second}`, { ...home, line1: '2 Mill Street' });
    expect(placeOf(changed)).toEqual([303, `${page}?done=saved`]);
    expect(await read(page)).toContain('2 Mill Street');
    expect(placeOf(await ada.submit(`${page}/${second}/default`, {}))).toEqual([
      303,
      `${page}?done=default`,
    ]);
    expect(idsIn(await read(page))).toEqual([second, first]);
    expect(placeOf(await ada.submit(`${page}/${second}/remove`, {}))).toEqual([
      303,
      `${page}?done=removed`,
    ]);
    expect(idsIn(await read(page))).toEqual([first]);
  });

  it('keep what was typed where something is wrong, and after another country', async () => {
    const wrong = await ada.submit(`${page}/new`, { ...home, postalCode: '1', isDefault: 'true' });
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    expect(html).toContain('value="12 Harbour Road"');
    expect(html).toContain('href="#postalCode"');
    expect(html).toContain('id="postalCode-error"');

    const other = await ada.submit(`${page}/new`, { ...home, country: 'US', action: 'country' });
    expect(other.status).toBe(200);
    const fields = await other.text();
    expect(fields).toContain('value="12 Harbour Road"');
    expect(fields).toMatch(/<select[^>]*id="region"/);

    const crumb = await ada.submit(`${page}/new`, { ...home, crumb: 'old' });
    expect(crumb.status).toBe(422);
    expect(await crumb.text()).toContain('value="12 Harbour Road"');
    expect(await read(page)).toContain('You keep no address yet.');
  });

  it('say that the list is full, and take no more', async () => {
    for (let index = 1; index <= 20; index += 1) await add({ line1: `${index} Quay` });
    const html = await read(page);
    expect(html).toContain('You can keep 20 addresses.');
    expect(html).not.toContain(`href="${page}/new"`);
    const refused = await ada.submit(`${page}/new`, home);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('You can keep 20 addresses.');
  });

  it('are of the member alone', async () => {
    await add();
    const [id = ''] = idsIn(await read(page));
    const bo = await visitAsMember(open, 'bo@example.com');
    for (const address of [`${page}/${id}`, `${page}/none`, `${page}/%00`]) {
      expect((await bo.send(address)).status).toBe(404);
      expect((await bo.submit(address, home)).status).toBe(404);
      expect((await bo.submit(`${address}/default`, {})).status).toBe(404);
      expect((await bo.submit(`${address}/remove`, {})).status).toBe(404);
    }
    const guest = await open.visit();
    const signIn = '/account/sign-in?from=%2Faccount%2Faddresses';
    for (const address of [page, `${page}/new`, `${page}/${id}`]) {
      expect(placeOf(await guest.send(address))).toEqual([303, signIn]);
    }
    expect(placeOf(await guest.submit(`${page}/${id}/remove`, {}))).toEqual([303, signIn]);
    expect(idsIn(await read(page))).toEqual([id]);
  });
});
