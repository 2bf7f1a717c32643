import { describe, expect, it } from 'vitest';
import { StandInPrinter } from '../../../../../tools/template/render/stand-ins.js';
import { runWith } from '../memory-host.js';

const standIns = {
  'squarespace-headers': '<meta name="a">\n{b}',
  'squarespace.page-id': 'page-1',
  'squarespace:navigation': '<nav>any</nav>',
  'squarespace:navigation navigationId=main': '<nav>main</nav>',
  '<squarespace:query>': '[query]',
};

function print(source: string): string {
  const printer = new StandInPrinter(standIns);
  return printer.print(printer.mark(source));
}

describe('a stand-in', () => {
  it.each([
    ['{squarespace-headers}', '<meta name="a">\n{b}'],
    ['<body id="{squarespace.page-id}">', '<body id="page-1">'],
    ['<squarespace:navigation template="a" />', '<nav>any</nav>'],
    ['<squarespace:navigation navigationId="main" template="a"/>', '<nav>main</nav>'],
    ["<squarespace:navigation navigationId='main'>", '<nav>main</nav>'],
    ['<squarespace:navigation navigationId="footer"></squarespace:navigation>!', '<nav>any</nav>!'],
    ['<squarespace:query collection="{a}">{b}</squarespace:query>c', '[query]c'],
    ['{squarespace-footers}<squarespace:script />', '{squarespace-footers}<squarespace:script />'],
    ['{## {squarespace-headers} ##}', '{## {squarespace-headers} ##}'],
  ])('takes the place of %s', (source, expected) => {
    expect(print(source).replace(/\{##\n*##\}/, '')).toBe(expected);
  });

  it.each([
    '{squarespace-headers}|',
    '<squarespace:query\n  collection="a">\n{b}</squarespace:query>|',
  ])('keeps the lines of a template: %j', (source) => {
    const marked = new StandInPrinter(standIns).mark(source);
    expect(marked.split('\n')).toHaveLength(source.split('\n').length);
  });
});

describe('render --stand-ins', () => {
  const files = {
    'page.html': '<head>{squarespace-headers}</head>{@|apply foot}{a|apply b}',
    'parts/foot.html': '<squarespace:navigation />',
    'data.json': '{}',
  };
  const args = 'render page.html --json data.json --partials parts --stand-ins s.json'.split(' ');
  const render = (text: string, ...more: string[]) =>
    runWith([...args, ...more], { ...files, 's.json': text });

  it('prints them in templates and partials, as they are, and keeps the places of errors', async () => {
    const json = JSON.stringify({
      'squarespace-headers': '<b>&{a}</b>',
      'squarespace:navigation': '<nav>',
    });
    const { out, err } = await render(json, '--escape', 'html');
    expect(out).toBe('<head><b>&{a}</b></head><nav>');
    expect(err).toMatch(/^page\.html:1:49: error: Attempt to apply partial 'b'/);
  });

  it('says which of them nothing asks for', async () => {
    const { err } = await render('{ "squarespace:navigation": "", "squarespace-header": "" }');
    expect(err).toMatch(/^s\.json: No template has 'squarespace-header'\.\n/);
  });

  it.each([
    ['[]', 's.json: error: Stand-ins are an object'],
    ['{ "a": 1 }', "s.json: error: The stand-in for 'a' is no text."],
    ['{\n"a" 1 }', "s.json:2:5: error: This is not JSON. A ':' should stand here."],
  ])('refuses %s', async (text, message) => {
    const { status, out, err } = await render(text);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain(message);
  });
});
