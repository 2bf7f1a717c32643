// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { html, inlineScript, jsonScript } from '../../../../examples/storefront/html.js';

describe('html', () => {
  it('escapes text and quoted attributes', () => {
    const text = `<b>"Tom & 'Jerry'"</b>`;
    expect(html`<p title="${text}">${text}</p>`.text).toBe(
      '<p title="&lt;b&gt;&quot;Tom &amp; &#39;Jerry&#39;&quot;&lt;/b&gt;">&lt;b&gt;&quot;Tom &amp; &#39;Jerry&#39;&quot;&lt;/b&gt;</p>',
    );
  });

  it('prints markup of its own as it is, joins lists, and leaves out what is absent', () => {
    const items = ['a', 'b'].map((item) => html`<i>${item}</i>`);
    expect(html`<b>${items}${null}${undefined}${false}${0}</b>`.text).toBe(
      '<b><i>a</i><i>b</i>0</b>',
    );
  });

  it.each([
    '/shop/mug',
    '?currency=EUR',
    '#table',
    './a',
    'https://example.com/a:b',
    'mailto:a@b.c',
  ])('lets the address %s through', (address) => {
    expect(html`<a href="${address}">x</a>`.text).toContain(address);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
  ])('refuses the address %j', (address) => {
    expect(() => html`<a href="${address}">x</a>`).toThrow('This address is not for a page');
  });

  it('refuses places where escaping is not enough', () => {
    expect(() => html`<a class=${'x onclick=alert(1)'}>x</a>`).toThrow('An attribute needs quotes');
    expect(
      () =>
        html`<script>
          ${'alert(1)'};
        </script>`,
    ).toThrow('jsonScript()');
  });
});

describe('jsonScript', () => {
  it('cannot be ended by its data', () => {
    const data = { title: '</script><script>alert(1)</script><!--' };
    const { text } = jsonScript(data, 'vitrine-site');
    expect(text.match(/<\/script>/g)).toHaveLength(1);
    expect(text).not.toContain('<!--');
    expect(JSON.parse(text.replace(/^<[^>]*>|<\/script>$/g, ''))).toEqual(data);
    expect(text).toContain('id="vitrine-site"');
  });
});

describe('inlineScript', () => {
  it('carries the nonce and leaves the code as it is', () => {
    expect(inlineScript('a<b&&c', 'n+1=').text).toBe('<script nonce="n+1=">a<b&&c</script>');
  });

  it('refuses code that would end the script', () => {
    expect(() => inlineScript('"</SCRIPT>"', 'n')).toThrow('end too early');
  });
});
