// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PreloadError } from '../../../../core/preload/index.js';
import { readAssetManifest } from '../../../../shop/pages/asset-manifest.js';
import { manifest } from '../../core/preload/manifest.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (text: string) => writeFileSync(path.join(folder, 'manifest.json'), text);

describe('readAssetManifest', () => {
  it('reads what pages preload and the inline snippet', () => {
    write(JSON.stringify(manifest));
    const { preload, ...others } = readAssetManifest(folder);
    expect(others).toEqual({ snippet: 'early()', hasAnalytics: false });
    expect(preload?.({ tags: ['vitrine-product'] })).toContain(
      'href="/assets/chunks/product-1.js"',
    );
  });

  it('works without a build', () => {
    const nothing = { preload: null, snippet: null, hasAnalytics: false };
    expect(readAssetManifest(folder)).toEqual(nothing);
  });

  it('finds the entry of analytics, which can be left out', () => {
    writeFileSync(path.join(folder, 'vitrine-analytics.js'), '');
    expect(readAssetManifest(folder).hasAnalytics).toBe(true);
  });

  it('throws for an invalid manifest', () => {
    write('{"preload":"core"}');
    expect(() => readAssetManifest(folder)).toThrow(PreloadError);
    write('[]');
    expect(() => readAssetManifest(folder)).toThrow();
  });
});
