import { readFileSync } from 'node:fs';
import { createServer, request as call } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import type * as Preload from '../../core/preload/index.js';
import type { PreloadManifest } from '../../core/preload/manifest.js';
import { filesBehind } from './files-behind.js';

const built = 'dist/npm/core/preload';
const { createPreload } = (await import(
  /* @vite-ignore */ path.resolve(built, 'index.js')
)) as typeof Preload;

describe('vitrine/preload', () => {
  it('needs nothing else, and no page', () => {
    const files = filesBehind(`${built}/index.js`);
    expect(files.filter((file) => !file.endsWith('.js'))).toEqual([]);
    expect(files.length).toBeLessThan(4);
    const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    expect(code).not.toMatch(/\b(document|window|process|require)\b[.(]/);
  });

  it('makes early hints that Node sends', async () => {
    const manifest = JSON.parse(readFileSync('dist/cdn/manifest.json', 'utf8')) as PreloadManifest;
    const preload = createPreload(manifest, { base: 'https://cdn.example/a/' });
    const link = preload.linkHeaders({ tags: ['vitrine-add-to-cart', 'vitrine-product'] });
    const server = createServer((_request, response) => {
      response.writeEarlyHints({ link: [...link] }, () => response.end());
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    try {
      const { port } = server.address() as AddressInfo;
      const sent = await new Promise<unknown>((resolve, reject) => {
        const asked = call({ host: '127.0.0.1', port }, (response) => response.resume());
        asked.on('information', ({ statusCode, headers }) => resolve([statusCode, headers.link]));
        asked.on('error', reject).end();
      });
      expect(sent).toEqual([103, link.join(', ')]);
    } finally {
      server.close();
    }
  });
});
