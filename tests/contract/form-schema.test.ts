import { expect, it } from 'vitest';
import { listAvailableFields, narrowFields } from '../../core/forms/builder/index.js';
import { describeShop } from './open-shop.js';

const path = '/api/template/GetTemplateSchema';

describeShop('the schema of forms', (shop) => {
  async function ask(query: string): Promise<Response> {
    const { visit } = await shop.open();
    return (await visit()).send(`${path}${query}`);
  }

  it('lists the field types with their properties, and the fieldset groups', async () => {
    const response = await ask('?type=form');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      type: 'form',
      fieldsetGroups: { build: 1, storage: 2, advanced: 3, captcha: 4, disclaimer: 5 },
      fieldTypes: expect.arrayContaining([
        { type: 'text', properties: ['description', 'placeholder', 'required'] },
        { type: 'hidden', properties: ['key', 'value'] },
        { type: 'section', properties: ['description', 'underline'] },
      ]) as unknown,
    });
  });

  it('offers everything the form builder can edit', async () => {
    const schema: unknown = await (await ask('?type=form')).json();
    for (const vanillaFormHandler of [true, false]) {
      const availableFields = listAvailableFields({ vanillaFormHandler });
      expect(narrowFields(availableFields, schema)).toEqual(availableFields);
    }
  });

  it.each(['', '?type=', '?type=block', '?type=form&type=block'])(
    'returns no other schema: %o',
    async (query) => {
      const response = await ask(query);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid-request' });
    },
  );
});
