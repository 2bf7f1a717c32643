import { describe, expect, it } from 'vitest';
import { runWith } from '../memory-host.js';

describe('check of folders and patterns', () => {
  const site = {
    'site/site.region': '{@|apply nav.block}{@|apply blocks/nav}',
    'site/blocks/nav.block': '{name|htlm}',
    'site/a.css': '{ }',
  };

  it.each([['site'], ['site/'], ['site/**/*.{region,block}']])(
    'finds the templates of %s',
    async (path) => {
      const { status, out } = await runWith(['check', path], { ...site });
      expect(status).toBe(1);
      expect(out).toContain('site/blocks/nav.block:1:7: error:');
      expect(out).toContain('2 files: 1 error\n');
    },
  );

  it('says where there are none', async () => {
    const { status, out } = await runWith(['check', 'css'], { 'css/a.css': '' });
    expect(status).toBe(1);
    expect(out).toMatch(/^css: error: There are no templates in this folder/);
  });
});

describe('check --fix', () => {
  it('mends what can mean only one thing and reports the rest', async () => {
    const files = { 'a.html': `{ a | html }\n{.equal? b 'c'}d{.end }\n{e|htlm}` };
    const { status, out } = await runWith(['check', '--fix', 'a.html'], files);
    expect(files['a.html']).toBe('{a|html}\n{.equal? b "c"}d{.end}\n{e|htlm}');
    expect(status).toBe(1);
    expect(out).toContain('a.html:3:4: error:');
    expect(out).toContain('1 file: 3 fixed, 1 error\n');
  });

  it('leaves a file alone that has nothing to mend', async () => {
    const files = Object.freeze({ 'a.html': '<img alt="{a}">' });
    const { status, out } = await runWith(['check', '--fix', 'a.html'], files);
    expect(status).toBe(0);
    expect(out).toContain('1 file: 1 warning\n');
  });

  it('does not touch braces of scripts and style sheets', async () => {
    const page = '<style>a { b }</style><script>if (c) { d }</script><a onclick="{ e }">{{ f }}';
    const files = { 'a.html': page };
    await runWith(['check', '--fix', 'a.html'], files);
    expect(files['a.html']).toBe(page);
  });
});

describe('check --watch', () => {
  it('checks again when a template changes, until it is stopped', async () => {
    let text = '{a}';
    let reads = 0;
    const files = {
      'site/b.css': '',
      get 'site/a.html'() {
        reads++;
        return text;
      },
    };
    const { status, out } = await runWith(['check', '--watch', 'site'], files, {
      watch: async (paths, changed) => {
        expect(paths).toEqual(['site']);
        const change = async () => {
          await expect.poll(() => reads).toBe(1);
          changed('site/b.css');
          text = '{a|htlm}';
          // Editors write in several steps, which are one change.
          changed('site/a.html');
          changed('site/a.html');
          await expect.poll(() => reads).toBe(2);
        };
        return { stopped: change() };
      },
    });
    expect(out.match(/1 file: /g)).toHaveLength(2);
    expect(out).toMatch(/^1 file: no problems\n\nsite\/a\.html:1:4: error/);
    expect(status).toBe(1);
  });
});

describe('the settings file', () => {
  const page = '<p>{a|own}</p>{.mine?}b{.end}<p title="{c}">{d}</p>{@|apply theirs}';

  it('says how the engine escapes and what it adds, for the folders below', async () => {
    const names = '"formatters": ["own"], "predicates": ["mine?"], "partials": ["theirs"]';
    const settings = `{ "escape": "html", ${names} }`;
    const [c, d] = ['/a/b/c.html', '/d.html'];
    const other = { '/a/e.html': 'e', '/f.html': 'f' };
    const files = { '/a/vitrine-template.json': settings, [c]: page, [d]: page, ...other };
    expect((await runWith(['check', '--strict', c, '/a/e.html'], files)).out).toBe(
      '2 files: no problems\n',
    );
    expect((await runWith(['check', d, '/f.html'], files)).out).toContain(
      '2 files: 2 errors, 1 warning, 2 infos\n',
    );
  });

  it('says the language of messages, and the command line may say another', async () => {
    const files = {
      'vitrine-template.json': '{ "locale": "pl" }',
      'a.html': '<p title="{n, plural, one {# plik} few {# pliki} other {# pliku}}">',
    };
    expect((await runWith(['check', 'a.html'], files)).out).toContain('no problems');
    const { out, status } = await runWith(['check', 'a.html', '--locale', 'en-US'], files);
    expect(out).toContain("a.html:1:36: error: Invalid key 'few' for argument 'n'");
    expect(status).toBe(1);
  });

  it('gives way to the command line', async () => {
    const files = {
      'vitrine-template.json': '{ "escape": "html" }',
      'a.html': '<p title="{c}">',
    };
    expect((await runWith(['check', 'a.html'], files)).out).toContain('no problems');
    const { out } = await runWith(['check', 'a.html', '--escape', 'none'], files);
    expect(out).toContain('[unescaped-attribute]');
  });

  it.each([
    ['{ "escape": "all" }', '1:1: error: \'escape\' is "html" or "none".'],
    ['{ "locale": "e" }', '1:1: error: \'locale\' is such as "en-US".'],
    ['{ "escap": "html" }', "1:1: error: There is no setting 'escap'"],
    ['[]', '1:1: error: The settings are an object'],
    ['{ "formatters": "a" }', "1:1: error: 'formatters', 'predicates' and 'partials' are lists"],
    ['{\n  escape: 1 }', '2:3: error: This is not JSON. A name in double quotes'],
  ])('is an error: %s', async (settings, message) => {
    const files = { 'vitrine-template.json': settings, 'a.html': 'b' };
    const { status, out } = await runWith(['check', 'a.html'], files);
    expect(status).toBe(1);
    expect(out).toContain(`vitrine-template.json:${message}`);
  });
});

describe('infos', () => {
  it('of one rule are told once in a file', async () => {
    const { out } = await runWith(['check', '-'], { '-': '<p>{a}\n{b}\n{c}{d}' });
    expect(out.match(/\[unescaped-text\]/g)).toHaveLength(1);
    expect(out).toContain('The same in 3 more places: line 2, 3.');
    expect(out).toContain('1 file: no problems, 4 infos\n');
  });
});
