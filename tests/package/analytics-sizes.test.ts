import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { bundle } from '../bench/analytics/sizes.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-sizes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const module = (file: string) => JSON.stringify(path.resolve('analytics', file));
const gzip = (code: string) => gzipSync(code, { level: 9 }).length;

/** What a bundler makes of these exports and nothing else, minified. */
async function bundled(name: string, lines: readonly string[]): Promise<string> {
  const entry = path.join(folder, `${name}.ts`);
  writeFileSync(entry, lines.join('\n'));
  return String(await bundle(entry));
}

const delivery = `export { createDelivery } from ${module('delivery/index.ts')};`;
const clients = (...names: string[]) =>
  `export { ${names.join(', ')} } from ${module('clients/index.ts')};`;

describe('bytes of tracking, minified and compressed with gzip', () => {
  // The first plan said 5 kB, which holds less than the rules of delivery need. Releasing the lock in time for the
  // back/forward cache takes 0.04 kB, calls that are made once take the last 0.09 kB.
  it('delivery with the pipeline client weighs at most 6.85 kB', async () => {
    const code = await bundled('pipeline', [
      delivery,
      clients('createPipelineClient', 'pipelineRoutes', 'createPageReader'),
    ]);
    console.info(`delivery + pipeline client: ${gzip(code)} bytes`);
    expect(gzip(code)).toBeLessThanOrEqual(6850);
  });

  it('delivery with all clients weighs at most 9 kB', async () => {
    const code = await bundled('clients', [
      delivery,
      `export * from ${module('clients/index.ts')};`,
    ]);
    console.info(`delivery + all clients: ${gzip(code)} bytes`);
    expect(gzip(code)).toBeLessThanOrEqual(9000);
  });

  it('neither zod nor ky is in them', async () => {
    const code = await bundled('packages', [
      delivery,
      `export * from ${module('clients/index.ts')};`,
    ]);
    expect(code).not.toMatch(/ZodMini|_zod|searchParamsSymbol|KyInstance/);
  });

  it('the entry that every tracked page loads first weighs at most 2 kB', () => {
    expect(gzip(readFileSync('dist/cdn/vitrine-analytics.js', 'utf8'))).toBeLessThanOrEqual(2000);
  });

  it('nothing of it is in the loader, nor in a chunk that widgets load', () => {
    const chunks = readdirSync('dist/cdn/chunks').filter(
      (file) => !/analytics|validation/.test(file),
    );
    const files = ['dist/cdn/vitrine.js', ...chunks.map((file) => `dist/cdn/chunks/${file}`)];
    const tracking = /clanker|RecordHit|vitrine\.q1/;
    expect(files.filter((file) => tracking.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
