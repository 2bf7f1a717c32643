// @vitest-environment node
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEngine } from '../../../../../core/template/index.js';
import {
  openTemplates,
  pageNames,
  scriptTemplate,
  type Templates,
} from '../../../../../shop/pages/page-templates/index.js';
import { createOwnerPages } from '../../../../../shop/owner/index.js';
import { createFakeServices } from '../fake-services.js';
import '../on-marram.js';

const templatesDir = 'shop/pages/templates';
const sources = new Map(
  [templatesDir, 'shop/owner/templates'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  ),
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
  const parts = [...sources.keys()].flatMap(
    (file) => /^parts.([\w-]+)\.html$/.exec(file)?.[1] ?? [],
  );

  it('exist and are all used', () => {
    expect([...applied].sort()).toEqual([...new Set([...parts, ...defined, ...ofTheHost])].sort());
  });

  it('have no macro’s name', () => {
    expect(parts.filter((name) => defined.includes(name))).toEqual([]);
  });
});

const data = { title: 'About', description: '', nonce: 'n', currencies: [] };
const visitor = { isOwner: false };
const owner = { isOwner: true };
let copied: string | null;
let faults: string[];
let opened: Templates[];
/** What the system calls after a change of a file. */
let changed: () => void;

beforeEach(() => {
  copied = null;
  faults = [];
  opened = [];
});
afterEach(() => {
  for (const templates of opened) templates.close();
  if (copied) rmSync(copied, { recursive: true });
});

/** A copy for the test that asks for it; most only read. */
function folder(): string {
  if (copied) return copied;
  copied = mkdtempSync(path.join(tmpdir(), 'templates-'));
  cpSync(templatesDir, copied, { recursive: true });
  return copied;
}

const owners = createOwnerPages({ services: createFakeServices(), groups: [] }, 'shop/owner');

const read = (options: { pages?: string[]; snippet?: string; isWatched?: boolean } = {}) => {
  const templates = openTemplates({
    pages: [...pageNames, ...(options.pages ?? [])],
    templatesDirs: [owners.templatesDir, folder()],
    ownTemplatesDir: null,
    snippet: options.snippet ?? null,
    preload: null,
    onFault: ({ file }) => faults.push(file),
    ...(!options.isWatched && {
      watch: (_, listener) => {
        changed = listener;
        return () => undefined;
      },
    }),
  });
  opened.push(templates);
  return templates;
};
const write = (file: string, source: string) => writeFileSync(path.join(folder(), file), source);
const change = (file: string, source: string) => {
  write(file, source);
  changed();
};

describe('openTemplates', () => {
  it.each(['about.html', 'parts/money.html'])('shows the place of an error in %s', (file) => {
    write(file, '<p>\n  {title|loud}\n</p>\n');
    expect(read).toThrow(`${file}: SyntaxError FORMATTER_UNKNOWN at line 2 character 10`);
    expect(read).toThrow(['> 2 |   {title|loud}', '    |          ^'].join('\n'));
  });

  it('does not start without a page', () => {
    rmSync(path.join(folder(), 'cart.html'));
    expect(read).toThrow('cart.html');
  });

  it('has a template for each page of the owner, and none that no page shows', () => {
    const names = readdirSync(owners.templatesDir).flatMap(
      (file) => /^(.+)\.html$/.exec(file)?.[1] ?? [],
    );
    expect([...new Set(owners.templates)].sort()).toEqual(names.sort());
  });

  it('does not start without a page of the owner', () => {
    expect(() => read({ pages: [...owners.templates] })).not.toThrow();
    expect(() => read({ pages: ['owner-gone'] })).toThrow('owner-gone.html: The page has no');
  });

  it('has a file of a later folder in place of the one of the same name', () => {
    write('owner-refused.html', '{title}');
    expect(read().render('owner-refused', data, visitor)).toBe('About');
  });

  it('begins with the document and ends without a line break', () => {
    expect(read().render('about', data, visitor)).toMatch(/^<!doctype html>.*<\/html>$/s);
  });

  it('gives every template the variable website', () => {
    write('about.html', '{website.siteTitle}\n');
    expect(read().render('about', data, visitor)).toBe('Marram');
  });

  it('escapes data', () => {
    write('about.html', '<p title="{title}">{title}</p>');
    const title = `<b>"Tom & 'Jerry'"</b>`;
    const escaped = '&lt;b&gt;&quot;Tom &amp; &#39;Jerry&#39;&quot;&lt;/b&gt;';
    expect(read().render('about', { title }, visitor)).toBe(`<p title="${escaped}">${escaped}</p>`);
  });

  it('throws for an error while rendering', () => {
    write('about.html', '{title|apply nothing}');
    expect(() => read().render('about', data, visitor)).toThrow("'nothing'");
  });

  it('runs the snippet of the build as it is, with the nonce', () => {
    const snippet = 'if(a<1&&b){c({"d":"{title}{.end}"})}';
    expect(read({ snippet }).render('about', data, visitor)).toContain(
      `<script nonce="n">${snippet}</script>`,
    );
  });

  it('has no inline script without a snippet', () => {
    expect(read().render('about', data, visitor)).not.toContain('<script nonce');
  });
});

describe('a changed file', () => {
  it('shows at the next rendering, a part too', () => {
    write('about.html', '{title|apply money}');
    write('parts/money.html', 'one');
    const templates = read();
    expect(templates.render('about', data, visitor)).toBe('one');
    change('parts/money.html', 'two');
    expect(templates.render('about', data, visitor)).toBe('two');
    change('about.html', '{title}');
    expect(templates.render('about', data, visitor)).toBe('About');
    expect(faults).toEqual([]);
  });

  it.each(['about.html', 'parts/money.html'])(
    'is noticed by what the system tells of %s',
    async (file) => {
      write('about.html', '{title|apply money}');
      write('parts/money.html', 'old');
      const templates = read({ isWatched: true });
      expect(templates.render('about', data, visitor)).toBe('old');
      write(file, 'new');
      await expect.poll(() => templates.render('about', data, visitor)).toBe('new');
    },
  );

  it('is not looked for while nothing changes', () => {
    write('about.html', 'old');
    const templates = read();
    write('about.html', 'new');
    expect(templates.render('about', data, visitor)).toBe('old');
  });

  it('that is broken leaves visitors the last good page, and shows the owner its code', () => {
    write('about.html', '<body><p>first</p></body>');
    const templates = read();
    change('about.html', '<body><p>second</p></body>');
    templates.render('about', data, visitor);
    change('about.html', '<body>\n{title|loud}\n</body>');
    expect(templates.render('about', data, visitor)).toBe('<body><p>second</p></body>');
    const page = templates.render('about', data, owner);
    expect(page).toMatch(
      /^<body><p>second<\/p><section[^>]* role="alert".*<\/section>\n<\/body>$/s,
    );
    expect(page).toContain('One error in the templates');
    expect(page).toContain('<strong>about.html</strong>');
    expect(page).toContain('&gt; 2 | {title|loud}\n    |        ^');
    expect(faults).toEqual(['about.html']);

    change('about.html', '<body>mended</body>');
    expect(templates.render('about', data, owner)).toBe('<body>mended</body>');
  });

  it('that is broken does not keep back what changes elsewhere', () => {
    const templates = read();
    change('cart.html', '{title|loud}');
    change('about.html', '<p>new</p>');
    expect(templates.render('about', data, visitor)).toBe('<p>new</p>');
    expect(templates.render('about', data, owner)).toContain('<strong>cart.html</strong>');
  });

  it('that fails while it runs leaves visitors the last page that ran', () => {
    write('about.html', '{title|apply money}');
    write('parts/money.html', 'good');
    const templates = read();
    change('parts/money.html', '{.section @}\n{title|apply nothing}\n{.end}');
    expect(templates.render('about', data, visitor)).toBe('good');
    expect(templates.render('about', data, visitor)).toBe('good');
    const page = templates.render('about', data, owner);
    expect(page).toMatch(/^good<section/);
    expect(page).toContain('<strong>parts/money.html</strong>');
    expect(page).toContain('&gt; 2 | {title|apply nothing}');
    // Once for the log, however often the page is asked for.
    expect(faults).toEqual(['parts/money.html']);
  });

  it('that is deleted leaves its last text, and the owner reads that it is missing', () => {
    write('about.html', 'text');
    const templates = read();
    rmSync(path.join(folder(), 'about.html'));
    changed();
    expect(templates.render('about', data, visitor)).toBe('text');
    expect(templates.render('about', data, owner)).toContain('this file is missing');
  });

  it('in a folder that is away for a moment changes nothing', () => {
    write('about.html', 'text');
    const templates = read();
    rmSync(path.join(folder(), 'parts'), { recursive: true });
    changed();
    expect(templates.render('about', data, owner)).toBe('text');
  });

  it('has its text escaped where the owner reads it', () => {
    const templates = read();
    change('about.html', '<script>alert(1)</script>{title|loud}');
    const page = templates.render('about', data, owner);
    expect(page).not.toContain('<script>alert(1)');
    expect(page).toContain('&lt;script&gt;alert(1)');
  });

  it('puts no code of data that fails with every version over the page', () => {
    write('about.html', '{title|apply nothing}');
    const templates = read();
    change('cart.html', '{title|loud}');
    expect(() => templates.render('about', data, owner)).toThrow("'nothing'");
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
