import { describe, expect, it } from 'vitest';
import { commandLines } from '../../../../../tools/template/command-lines/index.js';

describe('the options of serve', () => {
  const read = (folders: readonly string[], values: Readonly<Record<string, string | true>> = {}) =>
    commandLines.serve.read(folders, new Map(Object.entries(values)));

  it('have defaults', () => {
    expect(read(['site'])).toEqual({
      kind: 'serve',
      folder: 'site',
      data: null,
      port: 4000,
      host: '127.0.0.1',
      shop: null,
      locale: null,
      isProduction: false,
    });
  });

  it.each([
    [[], {}, 'serve needs the folder of the site.'],
    [['a', 'b'], {}, "serve takes one folder; 'b' is one more."],
    [['a'], { port: 'x' }, "--port: 'x' is no port, such as 4000."],
    [['a'], { port: '70000' }, "--port: '70000' is no port, such as 4000."],
    [['a'], { shop: 'shop' }, "--shop: 'shop' is no address, such as https://shop.example."],
    [
      ['a'],
      { shop: 'file:///etc' },
      "--shop: 'file:///etc' is no address, such as https://shop.example.",
    ],
    [['a'], { locale: '!' }, "--locale: '!' is no locale, such as de-AT."],
  ])('%j %j are refused', (folders, values, problem) => {
    expect(read(folders, values)).toEqual({ kind: 'misuse', problem });
  });
});
