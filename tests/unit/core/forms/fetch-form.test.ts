// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchForm, fetchFormFrom, FormError } from '../../../../core/forms/index.js';
import { configure, resetRuntime } from '../../../../core/runtime/index.js';
import { answer, startScriptedServer, type Step } from '../net/scripted-server.js';

let server: Awaited<ReturnType<typeof startScriptedServer>>;

async function serve(...steps: Step[]): Promise<void> {
  server = await startScriptedServer(...steps);
  configure({ api: server.origin });
}

afterEach(async () => {
  await server.close();
  resetRuntime();
  vi.unstubAllGlobals();
});

describe('fetchForm', () => {
  it('reads the form', async () => {
    await serve(answer(200, { id: 'a/b', name: 'Form', fields: [{ id: 'f', type: 'text' }] }));
    expect(await fetchForm('a/b')).toMatchObject({ id: 'a/b', fields: [{ type: 'text' }] });
    expect(server.requests[0]?.url).toBe('/api/forms/a%2Fb');
  });

  it('rejects what is no form, and one that is not there', async () => {
    await serve(answer(200, {}), answer(404, {}));
    await expect(fetchForm('f')).rejects.toThrow(FormError);
    await expect(fetchForm('f')).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('fetchFormFrom', () => {
  const page = 'https://shop.test';
  const documentAt = (baseURI: string) => ({
    baseURI,
    cookie: '',
    documentElement: { lang: 'en' },
    getElementById: () => null,
  });

  it('resolves the address against the page', async () => {
    await serve(answer(200, { id: 'f', name: 'Form', fields: [] }));
    vi.stubGlobal('location', { origin: server.origin });
    vi.stubGlobal('document', documentAt(`${server.origin}/contact/`));
    expect(await fetchFormFrom('../forms/f.json?v=2')).toMatchObject({ id: 'f' });
    expect(server.requests[0]?.url).toBe('/forms/f.json?v=2');
  });

  it('asks the API from a page of another origin', async () => {
    await serve(answer(200, { id: 'f', name: 'Form', fields: [] }));
    vi.stubGlobal('location', { origin: page });
    vi.stubGlobal('document', documentAt(`${page}/`));
    expect(await fetchFormFrom(`${server.origin}/api/forms/f`)).toMatchObject({ id: 'f' });
  });

  it('refuses any other origin without a request', async () => {
    await serve(answer(200, {}));
    vi.stubGlobal('location', { origin: page });
    vi.stubGlobal('document', documentAt(`${page}/`));
    await expect(fetchFormFrom('https://evil.example/form.json')).rejects.toThrow(TypeError);
    expect(server.requests).toEqual([]);
  });
});
