import { beforeEach, expect, it } from 'vitest';
import { describeShop, type OpenShop } from './open-shop.js';
import { entriesPath, mug, readAdd, readChange, type TestVisitor } from './visitor.js';

const page = '3e0f7f6a-5a52-4c4e-9f5b-7b9f0a6f0001';
const otherPage = '3e0f7f6a-5a52-4c4e-9f5b-7b9f0a6f0002';

describeShop('Intent-Order', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;
  let path: string;

  beforeEach(async () => {
    open = await shop.open();
    visitor = await open.visit();
    const { newlyAdded } = await readAdd(await visitor.add(mug));
    path = `${entriesPath}/${newlyAdded.id}`;
  });

  const set = (quantity: number, order: string) =>
    visitor.send(path, { method: 'PUT', json: { quantity }, headers: { 'Intent-Order': order } });
  const remove = (order: string) =>
    visitor.send(path, { method: 'DELETE', headers: { 'Intent-Order': order } });
  const total = async () => (await visitor.cart()).totalQuantity;

  it('keeps a late quantity from undoing a newer one, and returns the current cart', async () => {
    await set(5, `${page};2`);
    const late = await readChange(await set(3, `${page};1`));
    expect(late).toMatchObject({ updatedEntry: { quantity: 5 } });
    expect(await total()).toBe(5);
  });

  it('keeps a late removal from undoing a newer change', async () => {
    await set(5, `${page};2`);
    expect((await remove(`${page};1`)).status).toBe(200);
    expect(await total()).toBe(5);
  });

  it('keeps a late quantity from undoing a newer add', async () => {
    await visitor.add({ ...mug, quantity: 3 }, { 'Intent-Order': `${page};2` });
    await set(9, `${page};1`);
    expect(await total()).toBe(4);
  });

  it('applies a late add, and keeps the newer turn', async () => {
    await set(5, `${page};3`);
    await visitor.add(mug, { 'Intent-Order': `${page};1` });
    expect(await total()).toBe(6);
    await remove(`${page};2`);
    expect(await total()).toBe(6);
  });

  it('keeps the turn when new fields make two entries one', async () => {
    const additionalFields = '{"engraving":"A"}';
    const { newlyAdded } = await readAdd(await visitor.add({ ...mug, additionalFields }));
    await set(5, `${page};2`);
    const json = { itemId: mug.itemId, sku: mug.sku, additionalFields };
    await visitor.send(`${path}/additionalFields`, { method: 'PUT', json });
    await remove(`${page};1`);
    const { entries } = await visitor.cart();
    expect(entries.map(({ quantity }) => quantity)).toEqual([5 + newlyAdded.quantity]);
  });

  it('keeps late fields from undoing newer ones, independently of quantities', async () => {
    const fill = (text: string, order: string) =>
      visitor.send(`${path}/additionalFields`, {
        method: 'PUT',
        json: { itemId: mug.itemId, sku: mug.sku, additionalFields: JSON.stringify({ text }) },
        headers: { 'Intent-Order': order },
      });
    await set(5, `${page};9`);
    await fill('newer', `${page};3`);
    const late = await readChange(await fill('older', `${page};2`));
    expect(late).toMatchObject({
      updatedEntry: { quantity: 5, additionalFields: { text: 'newer' } },
    });
    await fill('of another page', `${otherPage};1`);
    const [entry] = (await visitor.cart()).entries;
    expect(entry?.additionalFields).toEqual({ text: 'of another page' });
  });

  it('applies newer turns, and changes of another page or a plain form', async () => {
    await set(5, `${page};1`);
    await set(6, `${page};12`);
    expect(await total()).toBe(6);
    await set(7, `${otherPage};1`);
    expect(await total()).toBe(7);
    await visitor.send(path, { method: 'PUT', json: { quantity: 8 } });
    expect(await total()).toBe(8);
    await remove(`${page};13`);
    expect(await total()).toBe(0);
  });

  it.each(['short;1', `${page};0`, `${page};1.5`, `${page}`, `${page};1;2`, `${page};9999999999`])(
    'refuses %s',
    async (order) => {
      const response = await set(5, order);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 'invalid-request',
        errors: { 'intent-order': expect.any(String) },
      });
    },
  );
});
