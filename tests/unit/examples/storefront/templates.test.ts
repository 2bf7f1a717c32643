// @vitest-environment node
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEngine } from '../../../../core/template/index.js';
import { readTemplates, scriptTemplate } from '../../../../examples/storefront/templates.js';

const templatesDir = 'examples/storefront/templates';
const files = readdirSync(templatesDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
const sources = new Map(
  files.map((file) => [file, readFileSync(path.join(templatesDir, file), 'utf8')]),
);
const engine = createEngine();

describe.each([...sources])('%s', (_, source) => {
  it('has no errors', () => {
    expect(engine.compile(source).errors).toEqual([]);
  });

  it('lets data begin an address only as a `url`, which the code has checked, or by a formatter that writes its host', () => {
    const starts = source.matchAll(/\s(?:href|src|action|formaction|poster)="(\{[^}]*\})/g);
    for (const [, tag] of starts) expect(['{url}', '{@|google-calendar-url}']).toContain(tag);
  });

  it('puts data in quotes', () => {
    expect(source).not.toMatch(/<[^>]*=\{/);
  });

  it('puts data into a script as JSON alone', () => {
    for (const [, inside = ''] of source.matchAll(/<(?:script|style)[^>]*>(.*?)<\//gs)) {
      expect(inside).toMatch(/^(|\{[a-z]+\|json\}|\{@snippet\})$/);
    }
  });
});

describe('the parts', () => {
  const all = [...sources.values()].join('\n');
  const applied = new Set([...all.matchAll(/\|apply ([\w-]+)/g)].map(([, name]) => name));
  const defined = [...all.matchAll(/\{\.macro ([\w-]+)\}/g)].map(([, name]) => name);
  /** Given to the engine by the code. */
  const ofTheHost = ['snippet', 'gallery-attributes'];
  const parts = files.flatMap((file) => /^parts.([\w-]+)\.html$/.exec(file)?.[1] ?? []);

  it('exist and are all used', () => {
    expect([...applied].sort()).toEqual([...new Set([...parts, ...defined, ...ofTheHost])].sort());
  });

  it('have no macro’s name', () => {
    expect(parts.filter((name) => defined.includes(name))).toEqual([]);
  });
});

describe('readTemplates', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'templates-'));
    cpSync(templatesDir, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const read = (snippet: string | null = null) =>
    readTemplates({ templatesDir: folder, snippet, preload: null });
  const write = (file: string, source: string) => writeFileSync(path.join(folder, file), source);
  const data = { title: 'About', description: '', nonce: 'n', currencies: [] };

  it.each(['about.html', 'parts/money.html'])('shows the place of an error in %s', (file) => {
    write(file, '<p>\n  {title|loud}\n</p>\n');
    expect(read).toThrow(`${file}: SyntaxError FORMATTER_UNKNOWN at line 2 character 10`);
    expect(read).toThrow(['> 2 |   {title|loud}', '    |          ^'].join('\n'));
  });

  it('does not start without a page', () => {
    rmSync(path.join(folder, 'cart.html'));
    expect(read).toThrow('cart.html');
  });

  it('begins with the document and ends without a line break', () => {
    expect(read().render('about', data)).toMatch(/^<!doctype html>.*<\/html>$/s);
  });

  it('gives every template the variable website', () => {
    write('about.html', '{website.siteTitle}\n');
    expect(read().render('about', data)).toBe('Marram');
  });

  it('escapes data', () => {
    write('about.html', '<p title="{title}">{title}</p>');
    const title = `<b>"Tom & 'Jerry'"</b>`;
    const escaped = '&lt;b&gt;&quot;Tom &amp; &#39;Jerry&#39;&quot;&lt;/b&gt;';
    expect(read().render('about', { title })).toBe(`<p title="${escaped}">${escaped}</p>`);
  });

  it('throws for an error while rendering', () => {
    write('about.html', '{title|apply nothing}');
    expect(() => read().render('about', data)).toThrow("'nothing'");
  });

  it('runs the snippet of the build as it is, with the nonce', () => {
    const code = 'if(a<1&&b){c({"d":"{title}{.end}"})}';
    expect(read(code).render('about', data)).toContain(`<script nonce="n">${code}</script>`);
  });

  it('has no inline script without a snippet', () => {
    expect(read().render('about', data)).not.toContain('<script nonce');
  });
});

describe('scriptTemplate', () => {
  it.each(['"</SCRIPT>"', '<!-- x'])(
    'refuses code that would end the script element: %s',
    (code) => {
      expect(() => scriptTemplate(code)).toThrow('ends the script element');
    },
  );
});
