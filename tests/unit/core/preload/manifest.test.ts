// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readManifest } from '../../../../core/preload/manifest.js';
import { PreloadError } from '../../../../core/preload/index.js';
import { manifest } from './manifest.js';
import { cpuTime } from '../../../support/cpu-time.js';

describe('readManifest', () => {
  it('reads what hints are made of', () => {
    const { snippet: _unused, ...known } = manifest;
    expect(readManifest(JSON.parse(JSON.stringify(manifest)))).toEqual(known);
  });

  it.each<[string, unknown, string]>([
    ['text', '{}', 'The file is no object'],
    ['nothing', null, 'The file is no object'],
    ['a list', [], 'The file is no object'],
    ['an older build', { ...manifest, elements: undefined }, 'elements is no object'],
    ['chunks that are a list', { ...manifest, chunks: ['a.js'] }, 'chunks is no object'],
    ['a chunk of no text', { ...manifest, chunks: { core: 1 } }, 'chunks["core"] is no path'],
    ['files that are no list', { ...manifest, preload: 'core' }, 'preload is no list'],
    ['a file above the folder', { ...manifest, preload: ['../a.js'] }, 'preload[0] is no path'],
    ['a file above within', { ...manifest, preload: ['a/../../b.js'] }, 'preload[0] is no path'],
    ['a file at the root', { ...manifest, preload: ['/a.js'] }, 'preload[0] is no path'],
    ['a file elsewhere', { ...manifest, preload: ['https://x/a.js'] }, 'preload[0] is no path'],
    ['a file with a quote', { ...manifest, preload: ['a".js'] }, 'preload[0] is no path'],
    ['a file of two lines', { ...manifest, preload: ['a.js\nb.js'] }, 'preload[0] is no path'],
    [
      'an unknown chunk',
      { ...manifest, elements: { 'vitrine-price': ['core', 'gone'] } },
      'elements["vitrine-price"][1] names no member of chunks',
    ],
    [
      'an inherited chunk',
      { ...manifest, elements: { 'vitrine-price': ['toString'] } },
      'elements["vitrine-price"][0] names no member of chunks',
    ],
    ['data of no texts', { ...manifest, data: [null] }, 'data[0] is no text'],
    ['no list of presses', { ...manifest, press: undefined }, 'press is no list'],
  ])('refuses %s', (_, data, problem) => {
    expect(() => readManifest(data)).toThrow(PreloadError);
    expect(() => readManifest(data)).toThrow(problem);
    expect(() => readManifest(data)).toThrow(
      expect.objectContaining({ code: 'invalid-manifest', name: 'PreloadError' }),
    );
  });

  it('refuses a long path in one go', () => {
    const started = cpuTime();
    expect(() => readManifest({ ...manifest, preload: ['a'.repeat(50_000) + '!'] })).toThrow();
    expect(cpuTime() - started).toBeLessThan(1_000);
  });
});
