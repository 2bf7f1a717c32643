import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadInPage } from '../../../../analytics/page/load-in-page.js';

const aborted = new TypeError('Importing a module script failed.');
const tick = () => new Promise((done) => setTimeout(done, 0));

describe('loadInPage', () => {
  const page = new EventTarget();
  beforeEach(() => {
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('gives what it has loaded', async () => {
    expect(await loadInPage(async () => 'module')).toBe('module');
  });

  it('fails where the page stays', async () => {
    await expect(loadInPage(() => Promise.reject(aborted))).rejects.toBe(aborted);
  });

  it('says nothing in a page that is left, and loads again when it comes back, however often', async () => {
    const settled = vi.fn();
    const load = vi
      .fn<() => Promise<string>>()
      .mockImplementationOnce(leave)
      .mockImplementationOnce(leave)
      .mockResolvedValueOnce('module');
    async function leave(): Promise<string> {
      page.dispatchEvent(new Event('pagehide'));
      throw aborted;
    }
    const loading = loadInPage(load);
    loading.then(settled, settled);
    await tick();
    expect([load.mock.calls.length, settled.mock.calls.length]).toEqual([1, 0]);
    page.dispatchEvent(new Event('pageshow'));
    await tick();
    expect([load.mock.calls.length, settled.mock.calls.length]).toEqual([2, 0]);
    page.dispatchEvent(new Event('pageshow'));
    expect(await loading).toBe('module');
  });

  it('loads again where the page is told of the abort after its return', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockImplementationOnce(async () => {
        page.dispatchEvent(new Event('pagehide'));
        page.dispatchEvent(new Event('pageshow'));
        await tick();
        throw aborted;
      })
      .mockResolvedValueOnce('module');
    expect(await loadInPage(load)).toBe('module');
  });
});
