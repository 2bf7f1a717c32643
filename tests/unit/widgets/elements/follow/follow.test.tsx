import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Follow } from '../../../../../widgets/elements/follow/follow.js';
import '../../../../../widgets/elements/follow/index.js';
import { cleanUpPage, render } from '../product/render.js';

cleanUpPage();

async function mount(html: string, username = 'ann') {
  const element = document.createElement('vitrine-follow');
  element.setAttribute('load', 'eager');
  element.setAttribute('username', username);
  element.innerHTML = html;
  await act(async () => document.body.append(element));
  return element;
}
const link = '<a href="https://twitter.com/ann">Follow @ann</a>';
const own = (element: Element) =>
  element.shadowRoot?.querySelector<HTMLAnchorElement>('[part=link]') ?? null;

function fakeWindow() {
  const replace = vi.fn();
  vi.spyOn(window, 'open').mockReturnValue({ location: { replace } } as never);
  return replace;
}

describe('vitrine-follow', () => {
  it('keeps the link of the page, which opens in a popup window', async () => {
    const replace = fakeWindow();
    const element = await mount(link);
    expect(own(element)).toBeNull();
    await act(async () => element.querySelector('a')?.click());
    expect(replace).toHaveBeenCalledWith('https://twitter.com/ann');
  });

  it('tells before, and opens nothing when a listener prevents it', async () => {
    const replace = fakeWindow();
    const element = await mount(link);
    const listener = vi.fn((event: Event) => event.preventDefault());
    element.addEventListener('vitrine-before-follow', listener);
    await act(async () => element.querySelector('a')?.click());
    expect(listener.mock.calls[0]?.[0]).toHaveProperty('detail', {
      username: 'ann',
      href: 'https://twitter.com/ann',
    });
    expect(replace).not.toHaveBeenCalled();
  });

  it('makes a link where the page has none', async () => {
    const replace = fakeWindow();
    const element = await mount('');
    expect(own(element)?.textContent).toBe('Follow @ann');
    await act(async () => own(element)?.click());
    expect(replace).toHaveBeenCalledWith('https://twitter.com/ann');
  });

  it('makes no link to anywhere else of a hostile name', async () => {
    const element = await mount('', '//evil.example/?');
    expect(own(element)?.href).toBe('https://twitter.com/evilexample');
  });

  it('is nothing without a name and a link', async () => {
    expect(own(await mount('', ''))).toBeNull();
  });
});

describe('Follow', () => {
  it('renders in a React app', async () => {
    const { container } = await render(<Follow username="ann" />);
    expect(container.textContent).toBe('Follow @ann');
  });
});
