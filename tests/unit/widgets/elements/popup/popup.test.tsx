import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lockScroll } from '../../../../../core/dom/index.js';
import { configure, getRuntime, resetRuntime } from '../../../../../core/runtime/index.js';
import { getPopupMemory } from '../../../../../core/social/popup/index.js';
import '../../../../../widgets/elements/popup/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';
import { cleanUpPage } from '../product/render.js';

cleanUpPage();

let clock = createManualClock();
const told: unknown[] = [];
addEventListener('vitrine-overlay', (event) => told.push((event as CustomEvent).detail));

beforeEach(() => {
  localStorage.clear();
  clock = createManualClock();
  configure({ clock });
  told.length = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

async function mount(
  attributes: Record<string, string> = {},
  html = '<p>Four letters a year.</p>',
) {
  const host = document.createElement('vitrine-popup');
  for (const [name, value] of Object.entries({ load: 'eager', 'popup-id': 'p', ...attributes })) {
    host.setAttribute(name, value);
  }
  host.innerHTML = html;
  await act(async () => document.body.append(host));
  await act(() => clock.advance(0));
  const dialog = () => host.shadowRoot?.querySelector('dialog') ?? null;
  return {
    host,
    dialog,
    heading: () => dialog()?.querySelector('h2')?.textContent,
    close: () => act(async () => dialog()?.close()),
    submit: () =>
      act(async () => {
        host.firstElementChild?.dispatchEvent(
          new CustomEvent('vitrine-submitted', { bubbles: true, composed: true, detail: {} }),
        );
      }),
  };
}

const tellConsent = (isAsked: boolean) => getRuntime().bus.emit('consent.asked', { isAsked });

/** The next page of the visit. */
function nextPage(): void {
  document.body.replaceChildren();
  resetRuntime();
  configure({ clock });
}

const event = (action: string) => ({ overlayId: 'p', action });

describe('vitrine-popup', () => {
  it('opens by itself, and tells it to analytics', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const { dialog, heading } = await mount({ heading: hostile });
    expect(dialog()?.open).toBe(true);
    expect(heading()).toBe(hostile);
    expect(told).toEqual([event('open')]);
  });

  it('opens after its delay', async () => {
    const { dialog } = await mount({ delay: '3' });
    await act(() => clock.advance(2_900));
    expect(dialog()).toBeNull();
    await act(() => clock.advance(100));
    expect(dialog()?.open).toBe(true);
  });

  it('is named by its content where it has no heading', async () => {
    const { heading } = await mount();
    expect(heading()).toBe('Four letters a year.');
    nextPage();
    expect((await mount({}, '<img alt="">')).heading()).toBe('A message for you');
  });

  // platform §3: 'Popup overlay local storage keys: date-closed, version, submitted.'
  it('stays closed once closed, until there is a new version', async () => {
    const first = await mount();
    await first.close();
    expect(first.dialog()).toBeNull();
    expect(told).toEqual([event('open'), event('close')]);
    nextPage();
    expect((await mount()).dialog()).toBeNull();
    nextPage();
    expect((await mount({ version: '2' })).dialog()?.open).toBe(true);
  });

  it('stays away once its form is submitted, whatever the version', async () => {
    const { submit, dialog, close } = await mount();
    await submit();
    expect(dialog()?.open).toBe(true);
    await close();
    expect(told).toEqual([event('open'), event('submit'), event('close')]);
    nextPage();
    expect((await mount({ version: '2' })).dialog()).toBeNull();
  });

  it('remembers each popup apart', async () => {
    await (await mount()).close();
    expect((await mount({ 'popup-id': 'other' })).dialog()?.open).toBe(true);
  });

  it('opens by its method, whatever is remembered, and closes by it', async () => {
    const { host, dialog } = await mount({ manual: '' });
    expect(dialog()).toBeNull();
    await act(async () => void host.open());
    expect(dialog()?.open).toBe(true);
    await act(async () => void host.close());
    expect(dialog()).toBeNull();
    await act(async () => void host.open());
    expect(dialog()?.open).toBe(true);
  });

  it('does not open over another dialog', async () => {
    const other = document.body.appendChild(document.createElement('dialog'));
    other.showModal();
    const { dialog } = await mount();
    expect(dialog()).toBeNull();
    expect(told).toEqual([]);
  });

  it('does not open over a dialog of the library, which is in a shadow root', async () => {
    const unlock = lockScroll();
    const { dialog } = await mount();
    expect(dialog()).toBeNull();
    unlock();
    nextPage();
    expect((await mount()).dialog()?.open).toBe(true);
  });

  it('opens by its method alone where storage is refused', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const { host, dialog, close } = await mount();
    expect(dialog()).toBeNull();
    await act(async () => void host.open());
    expect(dialog()?.open).toBe(true);
    await close();
    expect((await mount()).dialog()).toBeNull();
    vi.restoreAllMocks();
  });

  describe('waits', () => {
    const field = () => document.body.appendChild(document.createElement('input'));
    const sign = (type: string) => act(async () => void document.dispatchEvent(new Event(type)));

    it('while somebody types, and a moment longer', async () => {
      const input = field();
      input.focus();
      const { dialog } = await mount({ delay: '2' });
      await act(() => clock.advance(2_000));
      expect(dialog()).toBeNull();
      // The button that is pressed next.
      input.blur();
      await act(() => clock.advance(900));
      const button = document.body.appendChild(document.createElement('button'));
      await act(async () => button.focus());
      await act(() => clock.advance(900));
      expect(dialog()).toBeNull();
      await act(() => clock.advance(100));
      expect(dialog()?.open).toBe(true);
    });

    it('goes on while another field is typed into', async () => {
      field().focus();
      const { dialog } = await mount();
      await act(async () => field().focus());
      await act(() => clock.advance(60_000));
      expect(dialog()).toBeNull();
    });

    it('while the page is hidden', async () => {
      const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      const { dialog } = await mount();
      await act(() => clock.advance(60_000));
      expect(told).toEqual([]);
      state.mockReturnValue('visible');
      await sign('visibilitychange');
      await act(() => clock.advance(1_000));
      expect(dialog()?.open).toBe(true);
    });

    it.each([
      ['by analytics', () => tellConsent(false)],
      [
        'to a banner of the site',
        () =>
          document.dispatchEvent(
            new CustomEvent('vitrine-consent', { detail: { state: 'refused' } }),
          ),
      ],
    ])('while consent is asked for, until it is answered %s', async (_, answer) => {
      tellConsent(true);
      const { dialog } = await mount();
      await act(() => clock.advance(60_000));
      expect(dialog()).toBeNull();
      await act(async () => void answer());
      await act(() => clock.advance(1_000));
      expect(dialog()?.open).toBe(true);
    });

    it('and does not open after another tab has closed it', async () => {
      const input = field();
      input.focus();
      const { dialog } = await mount();
      getPopupMemory('p').closed('1');
      input.blur();
      await act(() => clock.advance(1_000));
      expect(dialog()).toBeNull();
    });
  });

  it.each([
    ['a link that is followed inside', '<a href="#there">There</a>', 'a'],
    ['a form of the page that is sent inside', '<form><button>Send</button></form>', 'button'],
  ])('takes %s for an answer', async (_, html, control) => {
    document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    const { host, dialog } = await mount({}, html);
    expect(dialog()?.open).toBe(true);
    await act(async () => host.querySelector<HTMLElement>(control)?.click());
    nextPage();
    expect((await mount()).dialog()).toBeNull();
  });
});
