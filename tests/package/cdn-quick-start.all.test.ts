import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const row = /^\| `(?<file>[^`]+)` +\|[^|]+\| +(?<cdn>[\d.]+) kB +\| +(?<lite>[\d.]+) kB +\|$/gm;
const markdown = readFileSync('docs/quick-starts/cdn.md', 'utf8');
const sizes = [...markdown.matchAll(row)].flatMap(({ groups = {} }) => [
  [`dist/cdn/${groups['file']}`, Number(groups['cdn'])] as const,
  [`dist/cdn-lite/${groups['file']}`, Number(groups['lite'])] as const,
]);

describe('the sizes that the quick start for the script files prints', () => {
  it('are those of each file in both folders', () => {
    expect(sizes).toHaveLength(12);
  });

  it.each(sizes)('%s: at most %f kB, and less than a quarter of it below', (file, stated) => {
    const kilobytes = brotliCompressSync(readFileSync(file)).length / 1000;
    expect(kilobytes).toBeLessThanOrEqual(stated);
    expect(kilobytes).toBeGreaterThan(stated * 0.75);
  });
});

it('the snippet has less than 400 bytes, as the page about the first steps says', () => {
  const snippet = readFileSync('dist/cdn/snippet.js', 'utf8').trim();
  expect(Buffer.byteLength(snippet)).toBeLessThan(400);
});
