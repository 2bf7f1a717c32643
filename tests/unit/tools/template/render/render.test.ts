import { describe, expect, it } from 'vitest';
import { runWith } from '../memory-host.js';

const render = (files: Record<string, string>, ...args: string[]) =>
  runWith(['render', 'page.html', '--json', 'data.json', ...args], {
    'page.html': '',
    'data.json': '{}',
    ...files,
  });

describe('render', () => {
  it('prints a template with data, and nothing else', async () => {
    const files = { 'page.html': 'Hello {name}!', 'data.json': '{ "name": "Ann & Bob" }' };
    expect(await render(files)).toEqual({ status: 0, out: 'Hello Ann & Bob!', err: '' });
  });

  it.each([
    ['--escape html', '{name}', ['--escape', 'html'], 'Ann &amp; Bob'],
    ['--locale', '{count|decimal}', ['--locale', 'de-DE'], '1.234,5'],
    ['no locale', '{count|decimal}', ['--locale', 'none'], ''],
    ['--time-zone', '{time|date %H:%M}', ['--time-zone', 'Asia/Tokyo'], '09:00'],
  ])('heeds %s', async (_title, template, args, expected) => {
    const data = JSON.stringify({ name: 'Ann & Bob', count: 1234.5, time: 0 });
    const { out } = await render({ 'page.html': template, 'data.json': data }, ...args);
    expect(out).toBe(expected);
  });

  it('accepts a time as now', async () => {
    const files = { 'page.html': '{t|timesince}', 'data.json': '{ "t": 0 }' };
    const { out } = await render(files, '--now', '7200000');
    expect(out).toContain('about 2 hours ago');
  });

  it('finds partials by path, with and without their extension', async () => {
    const files = {
      'page.html': '{@|apply row}{@|apply blocks/cell.html}{@|apply blocks/cell}',
      'parts/row.html': 'r',
      'parts/row.json': 'not this one',
      'parts/blocks/cell.html': 'c',
    };
    expect((await render(files, '--partials', 'parts')).out).toBe('rcc');
    expect((await render(files, '--partials', 'parts/')).out).toBe('rcc');
  });

  it('reads template or data from standard input', async () => {
    const files = { 'a.html': '{b}', 'a.json': '{ "b": 1 }' };
    const fromData = { ...files, '-': '{ "b": 2 }' };
    expect((await runWith(['render', 'a.html', '--json', '-'], fromData)).out).toBe('2');
    const fromTemplate = { ...files, '-': '<{b}>' };
    expect((await runWith(['render', '-', '--json', 'a.json'], fromTemplate)).out).toBe('<1>');
  });

  it('reads JSON behind a byte order mark', async () => {
    const files = { 'page.html': '{a}', 'data.json': '\ufeff{ "a": 1 }' };
    expect((await render(files)).out).toBe('1');
  });

  it('prints what it can and reports the position of an error', async () => {
    expect(await render({ 'page.html': 'a\n{b|apply c}d' })).toEqual({
      status: 1,
      out: 'a\nd',
      err: `page.html:2:1: error: Attempt to apply partial 'c' which could not be found. [APPLY_PARTIAL_MISSING]
    1 | a
  > 2 | {b|apply c}d
      | ^
`,
    });
  });

  it('stops at the first error with --strict', async () => {
    const { status, out, err } = await render(
      { 'page.html': 'a{b|apply c}{d|apply e}' },
      '--strict',
    );
    expect(status).toBe(1);
    expect(out).toBe('');
    expect(err).toContain("page.html:1:2: error: Attempt to apply partial 'c'");
    expect(err).not.toContain("partial 'e'");
  });

  it('shows an error in the file of its partial', async () => {
    const files = { 'page.html': '{@|apply row}', 'parts/row.html': '<tr>\n{@|apply gone}' };
    const { err } = await render(files, '--partials', 'parts');
    expect(err).toContain('parts/row.html:2:1: error: Attempt to apply partial');
    expect(err).toContain('> 2 | {@|apply gone}');
  });

  it('shows an error in the file that defines its macro', async () => {
    const files = {
      'page.html': '\n{.macro row}\n{@|apply gone}{.end}{@|apply row}',
      'parts/row.html': 'not this one',
    };
    const { err } = await render(files, '--partials', 'parts');
    expect(err).toContain('page.html:3:1: error: Attempt to apply partial');
  });

  it('shows what is wrong inside a partial that cannot be read', async () => {
    const files = { 'page.html': '{@|apply row}', 'parts/row.html': '<tr>{a|hmtl}' };
    const { err } = await render(files, '--partials', 'parts');
    expect(err).toContain('page.html:1:1: error: Parse of partial "row" failed');
    expect(err).toContain("parts/row.html:1:8: error: Formatter 'hmtl' is unknown");
  });

  it.each([
    [
      'a template that is not there',
      ['gone.html', '--json', 'data.json'],
      'gone.html: error: There is no such file or folder.\n',
    ],
    [
      'data that is not there',
      ['page.html', '--json', 'gone.json'],
      'gone.json: error: There is no such file or folder.\n',
    ],
    [
      'a folder that is not there',
      ['page.html', '--json', 'data.json', '--partials', 'gone'],
      'gone: error: There is no such file or folder.\n',
    ],
  ])('names %s', async (_title, args, err) => {
    const files = { 'page.html': 'a', 'data.json': '{}' };
    expect(await runWith(['render', ...args], files)).toEqual({ status: 1, out: '', err });
  });

  it('reports that the data is not JSON', async () => {
    const { status, out, err } = await render({ 'data.json': '{ a: 1 }' });
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err)
      .toBe(`data.json:1:3: error: This is not JSON. A name in double quotes should stand here. [JSON]
  > 1 | { a: 1 }
      |   ^
`);
  });

  it('writes the page into a file', async () => {
    const files = { 'page.html': 'Hello {name}!', 'data.json': '{ "name": "Ann" }' };
    const args = ['render', 'page.html', '--json', 'data.json', '--output', 'out.html'];
    expect(await runWith(args, files)).toEqual({ status: 0, out: '', err: '' });
    expect(files).toMatchObject({ 'out.html': 'Hello Ann!' });
  });

  it('leaves the file alone when a page fails with --strict', async () => {
    const files = { 'page.html': '{a|apply b}', 'data.json': '{}', 'out.html': 'before' };
    const args = ['render', 'page.html', '--json', 'data.json', '--output', 'out.html', '--strict'];
    expect((await runWith(args, files)).status).toBe(1);
    expect(files['out.html']).toBe('before');
  });

  it('paints errors where colours are wanted', async () => {
    const files = { 'page.html': '{a|apply b}', 'data.json': '{}' };
    const args = ['render', 'page.html', '--json', 'data.json'];
    const { err } = await runWith(args, files, { isColored: true });
    expect(err).toContain('\u001b[31merror\u001b[0m');
  });
});
