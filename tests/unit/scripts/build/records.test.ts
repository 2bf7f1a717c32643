import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRecords } from '../../../../scripts/build/records.mjs';

let root: string;
const at = (name: string) => path.join(root, name);
const put = (name: string, text: string) => writeFileSync(at(name), text);
const open = () => openRecords(at('records'), [at('tool')]);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-records-'));
  mkdirSync(at('sources'));
  put('sources/one', 'one');
  put('tool', 'tool');
  put('built', 'built');
  open().remember('step', { reads: [at('sources')], writes: [at('built')], how: 'once' });
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a step of the build', () => {
  const isCurrent = (how = 'once') => open().isCurrent('step', { reads: [at('sources')], how });

  it('is left out while its files have the same content, whenever they were written', () => {
    put('sources/one', 'one');
    expect(isCurrent()).toBe(true);
  });

  it.each<[string, () => void]>([
    ['a file that it read has another content', () => put('sources/one', 'two')],
    ['a file that it read is gone', () => rmSync(at('sources/one'))],
    ['a folder that it names has one more file', () => put('sources/two', 'two')],
    ['what it wrote is gone', () => rmSync(at('built'))],
    ['what it wrote is changed', () => put('built', 'by hand')],
    ['a tool is another', () => put('tool', 'other')],
    ['it did not end', () => open().forget('step')],
  ])('runs again when %s', (_when, change) => {
    change();
    expect(isCurrent()).toBe(false);
  });

  it('runs again in another way', () => {
    expect(isCurrent('thoroughly')).toBe(false);
  });

  it('deletes what only the run before wrote', () => {
    put('renamed', 'built');
    const records = open();
    records.remember('step', { reads: [], writes: [at('renamed')], how: 'once' });
    expect([...records.allWritten()]).toEqual([at('renamed')]);
    expect(() => rmSync(at('built'))).toThrow('ENOENT');
  });
});
