import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChunks } from '../../../scripts/rollup/load-chunks.mjs';

const offline = new Error('offline');

/** Imports that fail for the first `failures` requests of one file. */
function createImports(file: string, failures: number) {
  const asked: string[] = [];
  const get = async (path: string): Promise<string> => {
    asked.push(path);
    const isAsked = path.endsWith(file);
    if (isAsked && asked.filter((one) => one.endsWith(file)).length <= failures) throw offline;
    return path;
  };
  return { asked, get };
}

describe('loadChunks', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('asks for all chunks at once, and resolves to the last', async () => {
    const { asked, get } = createImports('none', 0);
    const loading = loadChunks(get, ['core-1', 'price-2']);
    expect(asked).toEqual(['core-1.js', 'price-2.js']);
    expect(await loading).toBe('price-2.js');
  });

  it('repeats what failed once, after a second', async () => {
    const { asked, get } = createImports('core-1.js', 1);
    const loading = loadChunks(get, ['core-1', 'price-2']);
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await loading).toBe('price-2.js');
    expect(asked).toHaveLength(4);
  });

  it('asks at another address of the same files where the first stays dead', async () => {
    const { asked, get } = createImports('core-1.js', 2);
    const loading = loadChunks(get, ['core-1', 'price-2']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await loading).toBe('../again/price-2.js');
    expect(asked.slice(4)).toEqual(['../again/core-1.js', '../again/price-2.js']);
  });

  it('fails when that fails too', async () => {
    const { get } = createImports('price-2.js', 3);
    const loading = loadChunks(get, ['core-1', 'price-2']);
    const failed = expect(loading).rejects.toBe(offline);
    await vi.advanceTimersByTimeAsync(1000);
    await failed;
  });
});
