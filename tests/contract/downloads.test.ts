import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buy, buyingOptions, tokenOf } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';

const day = 24 * 60 * 60_000;
const start = Date.UTC(2026, 10, 21, 12);

describeShop('Bought files', (shop) => {
  let open: OpenShop;
  let folder: string;
  let now = start;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'downloads-'));
    await mkdir(path.join(folder, 'PATTERN'));
    await writeFile(path.join(folder, 'PATTERN', 'sail bag.pdf'), 'sewing');
    await writeFile(path.join(folder, 'PATTERN', '.hidden'), 'no');
    await writeFile(path.join(folder, 'secret.txt'), 'no');
  });

  afterAll(() => rm(folder, { recursive: true }));

  beforeEach(async () => {
    now = start;
    open = await shop.open({ ...buyingOptions, downloadsDir: folder, clock: { now: () => now } });
  });

  const downloads = () => open.services.downloads;

  async function placeOrder() {
    const visitor = await open.visit();
    await visitor.add({ itemId: 'item-pattern' });
    const id = await buy(open, tokenOf(visitor), { country: '', line1: '', city: '' });
    const order = await open.services.checkout.order(id);
    if (order === null) throw new Error('There is no such order.');
    return order;
  }

  const signedOf = (link: string) => decodeURIComponent(link.replace('/downloads/', ''));

  async function fetchFile(signed: string): Promise<string> {
    const opened = await downloads().open(signed);
    return typeof opened === 'string' ? opened : new Response(opened.body).text();
  }

  it('are listed with links, and fetched by whoever has one', async () => {
    const order = await placeOrder();
    const [file, ...others] = await downloads().list(order);
    expect(others).toEqual([]);
    expect(file).toMatchObject({
      name: 'sail bag.pdf',
      size: 6,
      left: 10,
      title: 'Sail Bag Pattern',
    });
    expect(await fetchFile(signedOf(file?.path ?? ''))).toBe('sewing');
    expect((await downloads().list(order))[0]?.left).toBe(9);
  });

  it('are fetched ten times, also at once, and no more', async () => {
    const [file] = await downloads().list(await placeOrder());
    const signed = signedOf(file?.path ?? '');
    const answers = await Promise.all(Array.from({ length: 12 }, () => fetchFile(signed)));
    expect(answers.filter((answer) => answer === 'sewing')).toHaveLength(10);
    expect(answers.filter((answer) => answer === 'used-up')).toHaveLength(2);
  });

  it('end with their link, with the order, and with what was signed', async () => {
    const order = await placeOrder();
    const [file] = await downloads().list(order);
    const signed = signedOf(file?.path ?? '');
    expect(await fetchFile(`${signed}x`)).toBe('gone');
    expect(await fetchFile('')).toBe('gone');
    expect(await fetchFile(`a.${signed}`)).toBe('gone');
    now += day;
    expect(await fetchFile(signed)).toBe('gone');
    const [fresh] = await downloads().list(order);
    const key = 'cancel-0123456789abcdef';
    await open.services.orderManagement.cancel({ orderId: order.id, key, reason: '' }, () =>
      Promise.resolve(),
    );
    expect(await fetchFile(signedOf(fresh?.path ?? ''))).toBe('gone');
    expect(await downloads().list(order)).toEqual([]);
  });

  it('are none in a shop without a folder', async () => {
    const bare = await shop.open({ ...buyingOptions, clock: { now: () => now } });
    open = bare;
    expect(await downloads().list(await placeOrder())).toEqual([]);
  });
});
