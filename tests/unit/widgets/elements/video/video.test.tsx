import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Video } from '../../../../../widgets/elements/video/video.js';
import '../../../../../widgets/elements/video/index.js';
import { cleanUpPage, render } from '../product/render.js';

cleanUpPage();
const address = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const frame = '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="A bowl"></iframe>';
const player = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&playsinline=1&rel=0';

/** As the formatter `video` prints it. */
async function mount(
  attributes: Record<string, string> = { 'data-html': frame },
  href = address,
  picture = '<img src="/thumb.jpg" alt="">',
) {
  const element = document.createElement('vitrine-video');
  for (const [name, value] of Object.entries({ load: 'eager', ...attributes })) {
    element.setAttribute(name, value);
  }
  element.innerHTML = `<a>${picture}Play video</a>`;
  element.querySelector('a')!.setAttribute('href', href);
  await act(async () => document.body.append(element));
  const part = (name: string) =>
    element.shadowRoot?.querySelector<HTMLElement>(`[part=${name}]`) ?? null;
  return { element, part };
}

/** Presses the link; says whether the browser would follow it. */
async function press(element: Element, init: MouseEventInit = {}): Promise<boolean> {
  let isFollowed = true;
  const stop = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stop, { once: true });
  const options = { bubbles: true, cancelable: true, composed: true, ...init };
  await act(async () =>
    element.querySelector('a')!.dispatchEvent(new MouseEvent('click', options)),
  );
  removeEventListener('click', stop);
  return isFollowed;
}

describe('vitrine-video', () => {
  it('loads nothing of the provider before the press', async () => {
    const { element, part } = await mount();
    expect(part('player')).toBeNull();
    expect(document.querySelector('iframe, script[src], link')).toBeNull();
    expect(element.shadowRoot?.querySelector('iframe')).toBeNull();
  });

  it('puts the player into its place, with its title, its limits and the focus', async () => {
    const { element, part } = await mount();
    expect(await press(element)).toBe(false);
    const shown = part('player') as HTMLIFrameElement;
    expect(shown.localName).toBe('iframe');
    expect(shown.src).toBe(player);
    expect(shown.title).toBe('A bowl');
    expect(shown.getAttribute('sandbox')).toContain('allow-scripts');
    expect(shown.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(shown.getAttribute('allow')).toContain('autoplay');
    expect(element.shadowRoot?.activeElement).toBe(shown);
    expect(part('facade')).toBeNull();
  });

  it('tells before it loads, and loads nothing when a listener prevents it', async () => {
    const { element, part } = await mount();
    const listener = vi.fn((event: Event) => event.preventDefault());
    element.addEventListener('vitrine-before-play', listener);
    expect(await press(element)).toBe(false);
    expect(listener.mock.calls[0]?.[0]).toHaveProperty('detail', {
      src: player,
      provider: 'YouTube',
    });
    expect(part('player')).toBeNull();
  });

  it.each([
    ['the title of the frame', { 'data-html': frame }, '<img alt="Pic">', 'A bowl'],
    ['the text of the poster', {}, '<img alt="A wheel">', 'A wheel'],
    ['the provider', { 'provider-name': 'Video' }, '', 'Video player of YouTube'],
  ])('names the player by %s', async (_, attributes, picture, title) => {
    const { element, part } = await mount(attributes, address, picture);
    await press(element);
    expect(part('player')?.title).toBe(title);
  });

  it.each([
    ['of another provider', 'https://video.example/1', true],
    ['of a host that looks like one', 'https://youtube.com.evil.example/embed/aqz-KE-bpKQ', true],
    ['that runs a script', 'javascript:alert(1)', false],
    ['that is a page of its own', 'data:text/html,<script>alert(1)</script>', false],
  ])('loads nothing from an address %s', async (_, href, isFollowed) => {
    const html = `<iframe src="${href}"></iframe>`;
    const { element, part } = await mount({ 'data-html': html }, href);
    expect(await press(element)).toBe(isFollowed);
    expect(part('player')).toBeNull();
  });

  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Shift', { shiftKey: true }],
  ])('leaves a press with %s to the browser', async (_, init) => {
    const { element, part } = await mount();
    expect(await press(element, init)).toBe(true);
    expect(part('player')).toBeNull();
  });

  it('with data-load="false" is loaded by a script alone, which moves no focus', async () => {
    const { element, part } = await mount({ 'data-html': frame, 'data-load': 'false' });
    expect(await press(element)).toBe(true);
    expect(part('player')).toBeNull();
    await act(async () => expect(await element.play()).toBe(true));
    expect(part('player')).toHaveProperty('src', player);
    expect(element.shadowRoot?.activeElement).toBeNull();
  });

  it('play() says that a hostile address has no player', async () => {
    const { element } = await mount(
      { 'data-html': '<iframe src="//evil.example">' },
      '//evil.example',
    );
    await act(async () => expect(await element.play()).toBe(false));
  });

  it.each([
    [{ overlay: '' }, '<img alt="">', true],
    [{ overlay: '' }, '', false],
    [{}, '<img alt="">', false],
  ])('with %j over %j has a play button: %j', async (attributes, picture, isThere) => {
    const { part } = await mount(attributes, address, picture);
    expect(part('play') !== null).toBe(isThere);
  });
});

describe('Video', () => {
  it('renders in a React app', async () => {
    const { container } = await render(<Video html={frame} />);
    expect(container.querySelector('slot')).not.toBeNull();
  });
});
