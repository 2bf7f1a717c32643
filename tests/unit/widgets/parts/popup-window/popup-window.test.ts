import { afterEach, describe, expect, it, vi } from 'vitest';
import { openLinkInPopup, pressedLink } from '../../../../../widgets/parts/popup-window/index.js';

afterEach(() => document.body.replaceChildren());

function makeLink(href: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  return link;
}

function press(link: HTMLAnchorElement, init: MouseEventInit = {}) {
  let isOpened = false;
  const open = (event: MouseEvent) => {
    isOpened = openLinkInPopup(event, link);
  };
  link.addEventListener('click', open, { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  link.dispatchEvent(event);
  return { isOpened, isLeftToBrowser: !event.defaultPrevented };
}

function fakeWindow() {
  const replace = vi.fn();
  const view = { opener: window, location: { replace } };
  vi.spyOn(window, 'open').mockReturnValue(view as never);
  return { view, replace };
}

describe('a pressed link', () => {
  it('opens in a popup window that does not know the page', () => {
    const { view, replace } = fakeWindow();
    const link = makeLink('https://service.example/share?u=1');
    expect(press(link)).toEqual({ isOpened: true, isLeftToBrowser: false });
    expect(replace).toHaveBeenCalledWith('https://service.example/share?u=1');
    expect(view.opener).toBeNull();
    expect(window.open).toHaveBeenCalledWith(
      'about:blank',
      '_blank',
      expect.stringMatching(/^popup,width=\d+,height=\d+,left=-?\d+,top=-?\d+$/),
    );
  });

  it.each([
    ['with Ctrl', 'https://a.example/', { ctrlKey: true }],
    ['with the command key', 'https://a.example/', { metaKey: true }],
    ['with Shift', 'https://a.example/', { shiftKey: true }],
    ['with the middle button', 'https://a.example/', { button: 1 }],
    ['that begins an e-mail', 'mailto:a@b.example', {}],
    ['that runs a script', 'javascript:void 0', {}],
  ])('%s is left to the browser', (_, href, init) => {
    fakeWindow();
    expect(press(makeLink(href), init)).toEqual({ isOpened: false, isLeftToBrowser: true });
    // happy-dom follows links by the same function.
    expect(window.open).not.toHaveBeenCalledWith('about:blank', '_blank', expect.anything());
  });

  it('is left to the browser where no window may be opened', () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    expect(press(makeLink('https://a.example/'))).toEqual({
      isOpened: false,
      isLeftToBrowser: true,
    });
  });
});

describe('pressedLink', () => {
  it('finds the link inside the listening element, none around it', () => {
    const outer = makeLink('https://outer.example/');
    const host = document.createElement('div');
    host.innerHTML = '<a href="/inner"><b>in</b></a><i>out</i>';
    outer.append(host);
    const found: (string | null)[] = [];
    host.addEventListener('click', (event) => {
      event.preventDefault();
      found.push(pressedLink(event)?.getAttribute('href') ?? null);
    });
    host.querySelector('b')?.click();
    host.querySelector('i')?.click();
    expect(found).toEqual(['/inner', null]);
  });
});
