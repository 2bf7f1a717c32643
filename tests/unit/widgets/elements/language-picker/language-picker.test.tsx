import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../../../widgets/elements/language-picker/index.js';
import { stepLink } from '../../../../../widgets/elements/language-picker/step-link.js';
import { cleanUpPage } from '../product/render.js';

cleanUpPage();
beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => sessionStorage.clear());

const links =
  '<a href="/?lang=en" hreflang="en" lang="en">English</a>' +
  '<a href="/?lang=de" hreflang="de" lang="de">Deutsch</a>' +
  '<a href="/?lang=ar" hreflang="ar" lang="ar">العربية</a>';

async function mount(html = links, attributes: Readonly<Record<string, string>> = {}) {
  const element = document.createElement('vitrine-language-picker');
  element.setAttribute('load', 'eager');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = html;
  await act(async () => document.body.append(element));
  const button = () => element.shadowRoot?.querySelector('button') ?? null;
  const press = (target: Element | null, key: string) =>
    act(async () => {
      target?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
      );
    });
  return {
    element,
    button,
    press,
    link: (language: string) => element.querySelector<HTMLElement>(`[lang=${language}]`)!,
    isOpen: () => button()?.getAttribute('aria-expanded') === 'true',
    list: () => element.shadowRoot?.querySelector<HTMLElement>('[part=list]') ?? null,
  };
}

describe('vitrine-language-picker', () => {
  it('names the present language on a button, and marks its link', async () => {
    document.documentElement.lang = 'de';
    const { button, link, list, isOpen } = await mount();
    expect(button()?.textContent).toBe('LanguageDeutsch');
    expect(button()?.querySelector('bdi')?.lang).toBe('de');
    expect(link('de').getAttribute('aria-current')).toBe('true');
    expect([isOpen(), list()?.hidden]).toEqual([false, true]);
    await act(async () => button()?.click());
    expect([isOpen(), list()?.hidden]).toEqual([true, false]);
  });

  it('goes by the mark of the page, if there is one', async () => {
    document.documentElement.lang = 'de';
    const { button, link } = await mount(
      links.replace('lang="ar">', 'lang="ar" aria-current="page">'),
      { label: 'Read this in' },
    );
    expect(button()?.textContent).toBe('Read this inالعربية');
    expect(link('de').hasAttribute('aria-current')).toBe(false);
  });

  it('leaves a page without links to languages as it is', async () => {
    const { button, element } = await mount('<a href="/about">About</a>');
    expect(button()).toBeNull();
    expect(element.shadowRoot?.querySelector('slot')).not.toBeNull();
  });

  it('moves through the links by keys, and closes with Escape', async () => {
    const { button, press, link, isOpen } = await mount();
    button()?.focus();
    await press(button(), 'ArrowDown');
    expect(isOpen()).toBe(true);
    for (const [key, language] of [
      ['ArrowDown', 'de'],
      ['ArrowUp', 'en'],
      ['ArrowUp', 'ar'],
      ['Home', 'en'],
      ['End', 'ar'],
    ] as const) {
      await press(document.activeElement, key);
      expect([key, document.activeElement]).toEqual([key, link(language)]);
    }
    await press(link('ar'), 'Escape');
    expect(isOpen()).toBe(false);
    expect(document.activeElement?.shadowRoot?.activeElement).toBe(button());
  });

  it('closes when the focus leaves it', async () => {
    const { element, button, isOpen } = await mount();
    await act(async () => button()?.click());
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    await act(async () =>
      element.dispatchEvent(new FocusEvent('focusout', { relatedTarget: document.body })),
    );
    expect(isOpen()).toBe(false);
  });

  it('tells before a link is followed, which a listener may prevent', async () => {
    const { element, link } = await mount();
    const listener = vi.fn((event: Event) => event.preventDefault());
    element.addEventListener('vitrine-before-language-change', listener);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => link('de').dispatchEvent(press));
    expect(press.defaultPrevented).toBe(true);
    expect(listener.mock.calls[0]?.[0]).toHaveProperty('detail', {
      language: 'de',
      href: new URL('/?lang=de', location.href).href,
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('is where it was in the window on the next page, with the focus', async () => {
    const first = await mount();
    vi.spyOn(first.element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 300, 10, 10));
    await act(async () => {
      first.link('de').addEventListener('click', (event) => event.preventDefault());
      first.link('de').click();
    });
    first.element.remove();
    const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    const second = await mount();
    expect(scrollBy).toHaveBeenCalledWith({ top: -300, behavior: 'instant' });
    expect(document.activeElement).toBe(second.element);
    // Once: a reload stays where the browser puts it.
    second.element.remove();
    await mount();
    expect(scrollBy).toHaveBeenCalledOnce();
  });

  it.each(['no json', '{"a":1}', '["/elsewhere",300,0]', '[]', 'null'])(
    'scrolls nowhere for %j in the storage',
    async (text) => {
      sessionStorage.setItem('vitrine:language-picker', text);
      const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
      await mount();
      expect(scrollBy).not.toHaveBeenCalled();
    },
  );
});

describe('stepLink', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 1, -1],
    ['toString', 1, -1],
  ])('%s from %d goes to %d', (key, place, expected) => {
    expect(stepLink(key, place, 3)).toBe(expected);
  });
});
