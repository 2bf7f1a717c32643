import { describe, expect, it } from 'vitest';
import { runWith } from '../memory-host.js';

const files = { 'a.html': '{.if a&&b}x{.end}', 'b.html': '{a, b}' };

describe('format', () => {
  it('prints one file', async () => {
    const { status, out } = await runWith(['format', 'a.html'], { ...files });
    expect({ status, out }).toEqual({ status: 0, out: '{.if a && b}x{.end}' });
  });

  it('names what --write has changed', async () => {
    const changed = new Map<string, string>();
    const after = await runWith(
      ['format', '--write', 'a.html', 'b.html'],
      { ...files },
      { changed },
    );
    expect(after).toMatchObject({ status: 0, out: 'a.html\n' });
    expect([...changed]).toEqual([['a.html', '{.if a && b}x{.end}']]);
  });

  it('fails with --check for what it would change, and changes nothing', async () => {
    const changed = new Map<string, string>();
    const after = await runWith(
      ['format', '--check', 'a.html', 'b.html'],
      { ...files },
      { changed },
    );
    expect(after).toMatchObject({ status: 1, out: 'a.html\n' });
    expect([...changed]).toEqual([]);
    expect(await runWith(['format', '--check', 'b.html'], { ...files })).toMatchObject({
      status: 0,
      out: '',
    });
  });

  it('takes formatters that the host adds for tags', async () => {
    const own = { 'a.html': '{a ,b|shout}' };
    expect(await runWith(['format', 'a.html'], own)).toMatchObject({ out: '{a ,b|shout}' });
    expect(await runWith(['format', 'a.html', '--formatters', 'shout'], own)).toMatchObject({
      out: '{a, b|shout}',
    });
  });

  it('goes on after a file that cannot be read', async () => {
    expect(await runWith(['format', '--write', 'gone.html', 'a.html'], { ...files })).toMatchObject(
      {
        status: 1,
        out: 'a.html\n',
        err: 'gone.html: error: There is no such file or folder.\n',
      },
    );
  });

  it.each([
    [['format'], 'format needs at least one file.'],
    [['format', 'a', 'b'], 'format prints one file; give --write or --check for several.'],
    [['format', 'a', '--check', '--write'], '--check changes nothing and --write does: give one.'],
    [
      ['format', '-', '--write'],
      'Standard input cannot be written; leave out --write to print it.',
    ],
  ])('%j is misuse', async (args, problem) => {
    expect(await runWith(args)).toMatchObject({
      status: 2,
      err: `${problem}\nTry: vitrine-template --help\n`,
    });
  });
});
