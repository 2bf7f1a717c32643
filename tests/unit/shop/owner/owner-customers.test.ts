// @vitest-environment node
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { createFakeServices } from '../pages/fake-services.js';
import { openPage, readPage } from '../pages/open-page.js';
import { createMarramPages } from '../pages/marram-pages.js';

const asOwner = 'OWNER=yes';
const path = '/owner/customers';

function openShop() {
  const app = createMarramPages({
    services: createFakeServices(),
    assetsDir: tmpdir(),
    publicDir: 'shop/pages/public',
    templatesDir: 'shop/pages/templates',
  });
  const post = (name: string, fields: Record<string, string>) => {
    const body = new URLSearchParams({ crumb: 'the-crumb', ...fields });
    return app.request(`${path}/${name}`, { method: 'POST', headers: { cookie: asOwner }, body });
  };
  return { open: (address: string) => openPage(app, address, asOwner), post };
}

it('lists who has bought, with what they spent in each currency and their orders', async () => {
  const { texts, document } = await openShop().open(path);
  expect(texts('tbody .owner-amount data')).toEqual(['$67.70', '€12.00']);
  expect(document.querySelector('tbody a')?.getAttribute('href')).toBe(
    '/owner/orders?q=ada%40example.com',
  );
});

it('says who was looked for in vain', async () => {
  expect((await openShop().open(`${path}?q=nobody`)).texts('.note')).toEqual([
    'Nobody matches “nobody”.',
  ]);
});

it('shows what is kept of a person, whose address is in no URL', async () => {
  const { texts, answer, document } = await readPage(
    await openShop().post('person', { email: 'ada@example.com' }),
  );
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(texts('dl.totals dt')).toEqual(['Orders', 'Mailing list']);
  const forms = [...document.querySelectorAll('main form')].map((form) =>
    form.getAttribute('action'),
  );
  expect(forms).toEqual([`${path}/export`, `${path}/erase`]);
});

it('offers nothing for an address of which nothing is kept', async () => {
  const { texts, document } = await readPage(
    await openShop().post('person', { email: 'nobody@example.com' }),
  );
  expect(texts('main p')).toContain('Nothing is kept of this address.');
  expect(document.querySelector('main form')).toBeNull();
});

it('shows a text that is no address again, with what is wrong with it (platform §5)', async () => {
  const answer = await openShop().post('person', { email: 'ada' });
  expect(answer.status).toBe(422);
  const { texts, document } = await readPage(answer);
  expect(texts('#person-error')).toEqual(['Please enter a valid email']);
  expect(document.querySelector('#person-email')?.getAttribute('value')).toBe('ada');
});

it('exports it as a file', async () => {
  const answer = await openShop().post('export', { email: 'ada@example.com' });
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="person.json"');
  expect(await answer.json()).toMatchObject({ email: 'ada@example.com' });
});

it.each([
  ['erase', { email: 'ada@example.com', sure: 'yes' }, '?erased=2'],
  ['erase', { email: 'ada@example.com' }, '?problem=invalid-request'],
  ['erase', { email: 'ada@example.com', sure: 'yes', crumb: 'wrong' }, '?problem=crumb'],
])('%s with %j goes on at %s', async (name, fields, address) => {
  const answer = await openShop().post(name, fields);
  expect(answer.headers.get('Location')).toBe(path + address);
});

it.each([
  ['1', 'The person is erased. 1 order of theirs keeps its sums.'],
  ['2', 'The person is erased. 2 orders of theirs keep their sums.'],
])('tells what stays of %s orders', async (count, sentence) => {
  expect((await openShop().open(`${path}?erased=${count}`)).texts('.owner-notice')).toEqual([
    sentence,
  ]);
});
