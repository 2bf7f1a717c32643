// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAssetManifest } from '../../../../examples/storefront/asset-manifest.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (text: string) => writeFileSync(path.join(folder, 'manifest.json'), text);

describe('readAssetManifest', () => {
  it('reads the chunks to preload and the inline snippet', () => {
    write(
      '{"preload":["chunks/core-1.js"],"chunks":{},"snippet":{"code":"x()","hash":"sha256-…"}}',
    );
    expect(readAssetManifest(folder)).toEqual({
      preload: ['chunks/core-1.js'],
      snippet: 'x()',
      hasAnalytics: false,
    });
  });

  it('works without a build', () => {
    const nothing = { preload: [], snippet: null, hasAnalytics: false };
    expect(readAssetManifest(folder)).toEqual(nothing);
  });

  it('finds the entry of analytics, which can be left out', () => {
    writeFileSync(path.join(folder, 'vitrine-analytics.js'), '');
    expect(readAssetManifest(folder).hasAnalytics).toBe(true);
  });

  it('throws for an invalid manifest', () => {
    write('{"preload":"core"}');
    expect(() => readAssetManifest(folder)).toThrow();
  });
});
