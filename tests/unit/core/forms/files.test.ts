import { describe, expect, it } from 'vitest';
import {
  acceptOf,
  cleanFileName,
  findFileProblem,
  parseForm,
  printFileReference,
  readFileKind,
  readFileReference,
  wordFileRules,
  type FileRules,
} from '../../../../core/forms/index.js';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const heads = {
  jpeg: bytes('\xff\xd8\xff\xe0'),
  png: bytes('\x89PNG\r\n\x1a\n'),
  gif: bytes('GIF89a'),
  webp: bytes('RIFF\x10\x00\x00\x00WEBPVP8 '),
  heic: bytes('\x00\x00\x00\x18ftypheic'),
  avif: bytes('\x00\x00\x00\x18ftypavif'),
  pdf: bytes('%PDF-1.7'),
};

describe('the first bytes of a file', () => {
  it.each(Object.entries(heads))('tell %s', (name, head) => {
    expect(readFileKind(head)).toBe(name);
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html>'],
    ['a picture with script', '<svg xmlns="http://www.w3.org/2000/svg">'],
    ['a program', 'MZ\x90\x00'],
    ['an archive', 'PK\x03\x04'],
    ['half a PNG', '\x89PN'],
    ['a sound in RIFF', 'RIFF\x10\x00\x00\x00WAVE'],
    ['a video', '\x00\x00\x00\x18ftypmp42'],
    ['a page that says PDF later', '<b>%PDF-'],
  ])('refuse %s', (_, head) => {
    expect(readFileKind(bytes(head))).toBeNull();
  });
});

function rulesOf(field: object): FileRules | null | undefined {
  return parseForm({ fields: [{ id: 'f', type: 'file', title: 'F', ...field }] }).fields[0]?.files;
}

const all = ['jpeg', 'png', 'gif', 'webp', 'heic', 'avif', 'pdf'];

describe('what a field takes', () => {
  it.each([
    [{}, { kinds: all, maxMegabytes: 10, maxCount: 1 }],
    [{ accept: ['pdf', 'jpeg'] }, { kinds: ['jpeg', 'pdf'], maxMegabytes: 10, maxCount: 1 }],
    [{ accept: ['exe'] }, { kinds: all, maxMegabytes: 10, maxCount: 1 }],
    [
      { maxMegabytes: 2.5, maxCount: 3 },
      { kinds: all, maxMegabytes: 2.5, maxCount: 3 },
    ],
    [
      { maxMegabytes: 9000, maxCount: 9000 },
      { kinds: all, maxMegabytes: 10, maxCount: 10 },
    ],
    [
      { maxMegabytes: -1, maxCount: 'x' },
      { kinds: all, maxMegabytes: 10, maxCount: 1 },
    ],
  ])('%j', (field, rules) => {
    expect(rulesOf(field)).toEqual(rules);
  });

  it('is null for other kinds', () => {
    expect(rulesOf({ type: 'text', maxCount: 3 })).toBeNull();
  });

  const rules: FileRules = { kinds: ['png', 'pdf'], maxMegabytes: 1, maxCount: 2 };
  it.each([
    ['a picture', 1000, heads.png, null],
    ['the largest', 1_000_000, heads.pdf, null],
    ['nothing', 0, bytes(''), 'This file is empty.'],
    ['one byte too many', 1_000_001, heads.png, 'This file is larger than 1 MB.'],
    ['another kind', 1000, heads.gif, 'This file is none of these kinds: PNG, PDF.'],
    ['no kind', 1000, bytes('<html>'), 'This file is none of these kinds: PNG, PDF.'],
  ])('judges %s', (_, size, head, problem) => {
    expect(findFileProblem(rules, { size, head })).toBe(problem);
  });

  it('is said in words and to the browser', () => {
    expect(wordFileRules(rules)).toBe('Up to 2 files: PNG, PDF, at most 1 MB each.');
    expect(acceptOf(rules)).toBe('image/png,.png,application/pdf,.pdf');
  });
});

describe('the name of a file', () => {
  it.each([
    ['vase.jpg', 'vase.jpg'],
    ['C:\\pictures\\vase.jpg', 'vase.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['a\nb.png', 'a b.png'],
    ['..', 'file'],
    ['.htaccess', 'file.htaccess'],
    ['a"b<c>.pdf', 'a_b_c_.pdf'],
    ['', 'file'],
    ['花瓶.png', '花瓶.png'],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(116)}.png`],
  ])('%j is kept as %j', (given, name) => {
    expect(cleanFileName(given)).toBe(name);
  });

  it.each([
    ['0123456789/vase.jpg', { id: '0123456789', name: 'vase.jpg' }],
    ['0123456789/a/b', { id: '0123456789', name: 'a/b' }],
    ['…', null],
    ['!', null],
    ['../x', null],
    ['0123456789', null],
    ['0123456789/', null],
  ])('in %j', (text, reference) => {
    expect(readFileReference(text)).toEqual(reference);
    if (reference) expect(printFileReference(reference)).toBe(text);
  });
});
