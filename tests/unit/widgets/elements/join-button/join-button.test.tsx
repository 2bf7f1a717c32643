import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { JoinButton } from '../../../../../widgets/elements/join-button/join-button.js';
import '../../../../../widgets/elements/join-button/index.js';
import { cleanUpPage, render } from '../product/render.js';

cleanUpPage();

function tellSite(featureFlags: string[], editorFrame = false): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'vitrine-site';
  script.textContent = JSON.stringify({ featureFlags, editorFrame });
  document.body.append(script);
}

async function mount(html: string, attributes: Record<string, string> = {}) {
  const element = document.createElement('vitrine-join-button');
  for (const [name, value] of Object.entries({ load: 'eager', ...attributes })) {
    element.setAttribute(name, value);
  }
  element.innerHTML = html;
  await act(async () => document.body.append(element));
  return element;
}

const link = '<a href="/join?from=/lessons/foot">Become a member</a>';
const button = (element: Element) =>
  element.shadowRoot?.querySelector<HTMLAnchorElement>('[part=button]') ?? null;

/** Presses it; says whether the browser would follow the link. */
async function press(target: Element | null): Promise<boolean> {
  let isFollowed = true;
  const stop = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stop, { once: true });
  await act(async () =>
    target?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }),
    ),
  );
  return isFollowed;
}

describe('vitrine-join-button', () => {
  it.each([[[]], [['visitor-commerce-metrics']]])(
    "is its plain link on a site without the flag 'video-paywall' (%j)",
    async (flags) => {
      tellSite(flags);
      const element = await mount(link);
      expect(button(element)).toBeNull();
      expect(element.shadowRoot?.querySelector('slot')).not.toBeNull();
    },
  );

  it('takes address and words from the link it holds', async () => {
    tellSite(['video-paywall']);
    const element = await mount(link);
    expect(button(element)?.getAttribute('href')).toBe('/join?from=/lessons/foot');
    expect(button(element)?.textContent).toBe('Become a member');
  });

  it('prefers what it is told', async () => {
    tellSite(['video-paywall']);
    const element = await mount(link, { href: '/club', label: 'Come in' });
    expect(button(element)?.getAttribute('href')).toBe('/club');
    expect(button(element)?.textContent).toBe('Come in');
  });

  it("says 'Join' where it is told an address alone, and nothing where it is told none", async () => {
    tellSite(['video-paywall']);
    expect(button(await mount('', { href: '/join' }))?.textContent).toBe('Join');
    expect(button(await mount(''))).toBeNull();
  });

  it('tells before it is followed, and lets a listener prevent it', async () => {
    tellSite(['video-paywall']);
    const element = await mount(link);
    const listener = vi.fn((event: Event) => event.preventDefault());
    const href = new URL('/join?from=/lessons/foot', document.baseURI).href;
    element.addEventListener('vitrine-before-join', listener, { once: true });
    expect(await press(button(element))).toBe(false);
    expect(listener.mock.calls[0]?.[0]).toMatchObject({ cancelable: true, detail: { href } });
    expect(await press(button(element))).toBe(true);
  });

  it("sets the frame's address inside the site editor", async () => {
    tellSite(['video-paywall'], true);
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const element = await mount(link);
    expect(await press(button(element))).toBe(false);
    expect(assign).toHaveBeenCalledWith(new URL('/join?from=/lessons/foot', document.baseURI).href);
  });
});

describe('JoinButton', () => {
  it('is a link in a React app', async () => {
    tellSite(['video-paywall']);
    const onBeforeJoin = vi.fn(() => false);
    const { container } = await render(<JoinButton href="/join" onBeforeJoin={onBeforeJoin} />);
    expect(await press(container.querySelector('a'))).toBe(false);
    expect(onBeforeJoin).toHaveBeenCalledTimes(1);
  });
});
