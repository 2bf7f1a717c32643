import { expect, it } from 'vitest';
import type { FormJson } from '../../shop/server/index.js';
import { describeShop } from './open-shop.js';
import { sampleProducts } from './sample-products.js';
import { fetchKey, sendForm } from './website-form.js';

const order: FormJson = {
  id: 'order',
  name: 'Order',
  honeypot: true,
  fields: [
    { id: 'kind', type: 'radio', title: 'What?', options: ['A vase', 'Tiles'], required: true },
    {
      id: 'height',
      type: 'number',
      title: 'How high?',
      required: true,
      showWhen: { field: 'kind', values: ['A vase'] },
    },
  ],
};

describeShop('Conditions and the field that people never see', (shop) => {
  async function arrive() {
    const open = await shop.open({ forms: [order], products: sampleProducts });
    const visitor = await open.visit();
    return {
      async send(form: object, more: object = {}) {
        const key = await fetchKey(visitor);
        return sendForm(visitor, { formId: 'order', key, form, ...more });
      },
      stored: async () => (await open.services.forms.submissions('order', null)).submissions,
    };
  }

  it('are applied by the server', async () => {
    const { send, stored } = await arrive();
    expect((await send({ kind: 'A vase' })).status).toBe(400);
    expect((await send({ kind: 'Tiles', height: 'abc' })).status).toBe(200);
    const [kept] = await stored();
    expect(kept?.values).toEqual({ kind: 'Tiles' });
    expect(kept?.answers).toEqual([{ label: 'What?', text: 'Tiles' }]);
  });

  it.each([
    ['', 1],
    ['Tiles', 1],
    ['https://spam.example', 0],
  ])('takes %j in it without a word and keeps %i', async (trap, count) => {
    const { send, stored } = await arrive();
    const response = await send({ kind: 'Tiles' }, { trap });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ submissionId: expect.stringMatching(/^[\w-]{36}$/) });
    expect(await stored()).toHaveLength(count);
  });
});
