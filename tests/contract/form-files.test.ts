import { expect, it } from 'vitest';
import { createMemoryStore } from '../../shop/server/domains/forms/files/index.js';
import type { FormJson, ServerOptions } from '../../shop/server/index.js';
import { describeShop } from './open-shop.js';
import { sampleProducts } from './sample-products.js';
import { fetchKey, sendForm } from './website-form.js';

const png = '\x89PNG\r\n\x1a\n rest of a picture';
const hour = 60 * 60 * 1000;

const sketch: FormJson = {
  id: 'sketch',
  name: 'Sketch',
  fields: [
    { id: 'words', type: 'text', title: 'Words' },
    {
      id: 'files',
      type: 'file',
      title: 'Files',
      accept: ['png', 'pdf'],
      maxMegabytes: 1,
      maxCount: 2,
    },
  ],
};
const other: FormJson = { ...sketch, id: 'other' };

describeShop('Files of forms', (shop) => {
  async function arrive(options: Partial<ServerOptions> = {}) {
    const formFiles = createMemoryStore();
    const open = await shop.open({
      forms: [sketch, other],
      products: sampleProducts,
      formFiles,
      ...options,
    });
    const visitor = await open.visit();
    const upload = (given: {
      text?: string;
      name?: string;
      field?: string;
      form?: string;
      headers?: object;
    }) =>
      visitor.send(
        `/api/forms/${given.form ?? 'sketch'}/files?${new URLSearchParams({ field: given.field ?? 'files', name: given.name ?? 'vase.png' })}`,
        {
          method: 'POST',
          body: Uint8Array.from(given.text ?? png, (sign) => sign.charCodeAt(0)),
          headers: { 'Content-Type': 'application/octet-stream', ...given.headers },
        },
      );
    return {
      ...open,
      upload,
      formFiles,
      async keep(given: Parameters<typeof upload>[0] = {}) {
        const { file }: { file: string } = await (await upload(given)).json();
        return file;
      },
      async send(form: object, more: object = {}) {
        const key = await fetchKey(visitor);
        return sendForm(visitor, { formId: 'sketch', key, form, ...more });
      },
      stored: async () => (await open.services.forms.submissions('sketch', null)).submissions,
    };
  }

  it('are kept, named by the server, and belong to one submission', async () => {
    const { keep, send, stored, services } = await arrive();
    const file = await keep({ name: '../secret/vase.png' });
    expect(file).toMatch(/^[\w-]{36}\/vase\.png$/);
    const [id = ''] = file.split('/');
    expect(await services.forms.readFile('sketch', id)).toBeNull();
    expect((await send({ files: [`${id}/another name.exe`] })).status).toBe(200);
    const [kept] = await stored();
    expect(kept?.values).toMatchObject({ files: [file] });
    expect(kept?.answers).toContainEqual({ label: 'Files', text: 'vase.png' });
    expect(await services.forms.readFile('sketch', id)).toMatchObject({
      name: 'vase.png',
      type: 'image/png',
    });
    expect(await services.forms.readFile('other', id)).toBeNull();
    expect((await send({ files: [file] })).status).toBe(400);
  });

  it.each([
    ['another kind', { text: '<html>' }, 400, 'This file is none of these kinds: PNG, PDF.'],
    ['nothing', { text: '' }, 400, 'This file is empty.'],
    ['too much', { text: png + 'x'.repeat(1_000_000) }, 400, 'This file is larger than 1 MB.'],
  ])('are refused: %s', async (_, given, status, sentence) => {
    const { upload } = await arrive();
    const response = await upload(given);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: { files: sentence } });
  });

  it.each([
    ['of a field without files', { field: 'words' }, 404],
    ['of no form', { form: 'nothing' }, 404],
    ['beyond every limit', { text: png + 'x'.repeat(11_000_001) }, 413],
    ['that are posted as a form', { headers: { 'Content-Type': 'text/plain' } }, 415],
  ])('are refused %s', async (_, given, status) => {
    const { upload } = await arrive();
    expect((await upload(given)).status).toBe(status);
  });

  it.each([
    ['of another form', { form: 'other' }, ['0']],
    ['more than the field takes', {}, ['0', '0', '0']],
  ])('are not stored with a submission: %s', async (_, given, times) => {
    const { keep, send, stored } = await arrive();
    const files = await Promise.all(times.map(() => keep(given)));
    expect((await send({ files })).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('go after a day if their form is not sent, and with its submissions', async () => {
    let now = Date.UTC(2030, 0, 1);
    const { keep, send, services, formFiles } = await arrive({ clock: { now: () => now } });
    const idOf = (file: string) => file.split('/')[0] ?? '';
    const [sent, unsent] = [await keep(), await keep()];
    await send({ files: [sent] });
    now += 23 * hour;
    await services.purgeExpired();
    expect(await formFiles.read(idOf(unsent))).not.toBeNull();
    now += 2 * hour;
    await services.purgeExpired();
    expect(await formFiles.read(idOf(unsent))).toBeNull();
    expect(await formFiles.read(idOf(sent))).not.toBeNull();
    await services.forms.remove('sketch');
    await services.purgeExpired();
    expect(await formFiles.read(idOf(sent))).toBeNull();
  });

  it('are counted for an address', async () => {
    const { upload } = await arrive({ rateLimits: { uploads: { calls: 1, seconds: 60 } } });
    expect((await upload({})).status).toBe(200);
    expect((await upload({})).status).toBe(429);
  });
});
