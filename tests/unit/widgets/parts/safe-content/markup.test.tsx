import { afterEach, describe, expect, it, vi } from 'vitest';
import { Markup } from '../../../../../widgets/parts/safe-content/index.js';
import { cleanUpPage, render } from '../../elements/product/render.js';

cleanUpPage();
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'setHTML');
});

async function show(text: string): Promise<string> {
  const { container } = await render(<Markup className="m" text={text} />);
  return container.querySelector('.m')!.outerHTML;
}

describe('Markup', () => {
  it.each([
    ['Thank you', '<p class="m">Thank you</p>'],
    ['a < b, salt & pepper', '<p class="m">a &lt; b, salt &amp; pepper</p>'],
    ['Salt &amp; pepper', '<div class="m">Salt &amp; pepper</div>'],
    [
      'By signing up you accept our <a href="https://shop.test/privacy">privacy policy</a>.',
      '<div class="m">By signing up you accept our <a href="https://shop.test/privacy">privacy policy</a>.</div>',
    ],
    [
      '<p>Write to <a href="mailto:a@b.test">us</a></p>',
      '<div class="m"><p>Write to <a href="mailto:a@b.test">us</a></p></div>',
    ],
    [
      '<img src="https://pixel.test/p.gif" alt="" width="1" height="1"><script>globalThis.ran = 1</script>',
      '<div class="m"><img alt="" width="1" height="1" loading="lazy" src="https://pixel.test/p.gif"></div>',
    ],
    ['<a href="javascript:alert(1)" onclick="x()">Press</a>', '<div class="m">Press</div>'],
  ])('shows %j as %j', async (text, html) => {
    expect(await show(text)).toBe(html);
    expect(globalThis).not.toHaveProperty('ran');
  });

  it('lets the browser parse where it can do so under Trusted Types', async () => {
    const setHTML = vi.fn(function (this: HTMLElement) {
      this.append('Parsed');
    });
    Object.assign(HTMLElement.prototype, { setHTML });
    expect(await show('<b>Bold</b>')).toBe('<div class="m">Parsed</div>');
    expect(setHTML).toHaveBeenCalledExactlyOnceWith('<b>Bold</b>', { sanitizer: {} });
  });

  it('shows the words where the page forbids parsing', async () => {
    vi.stubGlobal(
      'DOMParser',
      class {
        parseFromString() {
          throw new TypeError('This document requires TrustedHTML.');
        }
      },
    );
    expect(await show('<p>Thank <b>you</b></p>')).toBe('<p class="m">Thank you</p>');
  });
});
