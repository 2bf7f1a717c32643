import { describe, expect, it } from 'vitest';
import { readSafeContent, type SafeNode } from '../../../../core/content/index.js';

const base = 'https://shop.test/instalments/afterpay/en_US.html';

function read(html: string, address = base): readonly SafeNode[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return readSafeContent(page.body, address);
}

/** As markup, to compare it in one look. */
function write(nodes: readonly SafeNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const { tag, children, ...attributes } = node;
      const names = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
      return `<${tag}${names.join('')}>${write(children)}</${tag}>`;
    })
    .join('');
}

const safe = (html: string) => write(read(html));

describe('readSafeContent', () => {
  it('keeps text, headings, lists, links and images', () => {
    expect(safe('<p>Pay in <strong>4</strong></p><ul><li>One</li></ul>')).toBe(
      '<p>Pay in <strong>4</strong></p><ul><li>One</li></ul>',
    );
    expect(safe('<a href="https://pay.test/terms">Terms</a>')).toBe(
      '<a href="https://pay.test/terms">Terms</a>',
    );
    expect(safe('<img src="/steps.svg" alt="Steps" width="300" height="100">')).toBe(
      '<img src="https://shop.test/steps.svg" alt="Steps" width="300" height="100"></img>',
    );
  });

  it('puts the headings below that of the popup', () => {
    expect(safe('<h1>A</h1><h2>B</h2><h3>C</h3><h6>D</h6>')).toBe(
      '<h3>A</h3><h3>B</h3><h4>C</h4><h6>D</h6>',
    );
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a style sheet', '<style>* { display: none }</style><link rel="icon" href="/x.svg">'],
    ['what is for pages without frames', '<noframes><p>t</p></noframes>'],
    ['a plug-in', '<object data="x"><p>In it</p></object><embed src="x">'],
    ['a form', '<form action="https://evil.test"><p>Card number</p><input></form>'],
    ['a control', '<button onclick="x()">Press</button><select><option>1</option></select>'],
    ['a drawing', '<svg><a href="javascript:x"><text>t</text></a></svg>'],
    ['mathematics', '<math><mtext>t</mtext></math>'],
    ['a template', '<template><p>t</p></template>'],
    ['a comment', '<!-- secret -->'],
    ['a media element', '<video src="https://evil.test/v"></video><audio src="x"></audio>'],
    ['what is for pages without script', '<noscript><img src="x"></noscript>'],
    ['a meta refresh', '<meta http-equiv="refresh" content="0;url=https://evil.test">'],
  ])('drops %s with what is in it', (_, html) => {
    expect(safe(html)).toBe('');
  });

  it('keeps no attribute but the few it knows', () => {
    expect(
      safe(
        '<p style="color:red" class="x" id="y" onclick="x()" data-a="b" part="text" slot="s">t</p>',
      ),
    ).toBe('<p>t</p>');
    expect(
      safe('<a href="/terms" target="_top" onclick="x()" ping="https://evil.test">t</a>'),
    ).toBe('<a href="https://shop.test/terms">t</a>');
    expect(
      safe('<img src="https://pay.test/a.png" srcset="http://evil.test/b.png" onerror="x()">'),
    ).toBe('<img src="https://pay.test/a.png" alt=""></img>');
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://pay.test/',
    'blob:https://shop.test/1',
    'mailto:a@b.test',
    'https://user:secret@pay.test/',
    'https://',
    '',
  ])('turns a link to %j into its words, and drops such a picture', (address) => {
    const escaped = address.replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    const expected = address === '' ? `<a href="${base}">t</a>` : 't';
    expect(safe(`<a href="${escaped}">t</a>`)).toBe(expected);
    if (address !== '') expect(safe(`<img src="${escaped}">`)).toBe('');
  });

  it('allows a URL of the page’s own origin, also without https', () => {
    const local = 'http://localhost:8080/instalments/afterpay/en_US.html';
    expect(write(read('<a href="/about">t</a>', local))).toBe(
      '<a href="http://localhost:8080/about">t</a>',
    );
    expect(write(read('<a href="http://localhost:9090/">t</a>', local))).toBe('t');
  });

  it('keeps a link of a scheme that is allowed', () => {
    const page = new DOMParser().parseFromString(
      '<a href="mailto:a@b.test">A</a><a href="tel:1">B</a><img src="mailto:a@b.test">',
      'text/html',
    );
    expect(write(readSafeContent(page.body, base, ['mailto:']))).toBe(
      '<a href="mailto:a@b.test">A</a>B',
    );
  });

  it('keeps the text of unknown elements', () => {
    expect(safe('<main><x-card><p>One</p></x-card><center>Two</center></main>')).toBe(
      '<p>One</p>Two',
    );
  });

  it('leaves out the gaps between rows, which are no text there', () => {
    expect(safe('<table> <tbody> <tr> <td> 1 </td> </tr> </tbody> </table>')).toBe(
      '<table><tbody><tr><td> 1 </td></tr></tbody></table>',
    );
  });

  it('is not misled by a form whose fields are called like its properties', () => {
    expect(
      safe('<form><input name="localName"><input name="childNodes"><p>t</p></form><p>after</p>'),
    ).toBe('<p>after</p>');
  });

  it('cuts a page that no person wrote', () => {
    expect(read('<i></i>'.repeat(5_000))).toHaveLength(2_000);
    const deep = safe(`${'<div>'.repeat(500)}deep${'</div>'.repeat(500)}`);
    expect(deep).not.toContain('deep');
    expect(deep.match(/<div>/g)?.length).toBeLessThan(60);
  });
});
