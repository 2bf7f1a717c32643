// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest';
import {
  listAvailableFields,
  fetchAvailableFields,
  narrowFields,
} from '../../../../../core/forms/builder/index.js';
import { NetError } from '../../../../../core/net/index.js';
import { configure, resetRuntime } from '../../../../../core/runtime/index.js';
import { answer, startScriptedServer, type Step } from '../../net/scripted-server.js';

const availableFields = listAvailableFields({ vanillaFormHandler: false });

describe('fetchAvailableFields', () => {
  let server: Awaited<ReturnType<typeof startScriptedServer>>;
  afterEach(async () => {
    await server.close();
    resetRuntime();
  });

  async function ask(step: Step) {
    server = await startScriptedServer(step);
    configure({ api: server.origin });
    return fetchAvailableFields(availableFields, new AbortController().signal);
  }

  it("asks 'GET /api/template/GetTemplateSchema', 'query type=form'", async () => {
    const narrowed = await ask(answer(200, { fieldTypes: [{ type: 'email' }] }));
    expect(server.requests).toMatchObject([
      { method: 'GET', url: '/api/template/GetTemplateSchema?type=form' },
    ]);
    expect([...narrowed.keys()]).toEqual(['email']);
  });

  it('rejects where the server has no schema', async () => {
    await expect(ask(answer(404, { error: 'No.' }))).rejects.toThrow(NetError);
  });
});

describe('narrowFields', () => {
  const email = [['email', ['description', 'placeholder', 'required']]];

  it.each<[string, unknown]>([
    ['a list of names', ['email']],
    ['a list of types', [{ type: 'email' }]],
    ['types by name', [{ name: 'email' }]],
    ['fieldTypes', { fieldTypes: ['email', 'hologram', 7, null] }],
    ['types', { types: ['email'] }],
    ['fields', { fields: [{ type: 'email', properties: ['hue'] }] }],
  ])('reads %s', (_, schema) => {
    expect([...narrowFields(availableFields, schema)]).toEqual(email);
  });

  it('takes properties away, and adds none', () => {
    const schema = [
      { type: 'email', properties: ['required', 'options', 'hue'] },
      { type: 'phone', properties: { showCountryCode: {}, required: {} } },
    ];
    expect([...narrowFields(availableFields, schema)]).toEqual([
      ['email', ['required']],
      ['phone', ['showCountryCode', 'required']],
    ]);
  });

  it.each([
    null,
    undefined,
    7,
    'email',
    {},
    [],
    { fieldTypes: 'email' },
    ['hologram'],
    [{}],
    { types: {} },
  ])('is left alone by %j', (schema) =>
    expect(narrowFields(availableFields, schema)).toBe(availableFields),
  );
});
