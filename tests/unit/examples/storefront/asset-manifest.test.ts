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
    expect(readAssetManifest(folder)).toEqual({ preload: ['chunks/core-1.js'], snippet: 'x()' });
  });

  it('does without a build', () => {
    expect(readAssetManifest(folder)).toEqual({ preload: [], snippet: null });
  });

  it('does not hide a manifest that is broken', () => {
    write('{"preload":"core"}');
    expect(() => readAssetManifest(folder)).toThrow();
  });
});
