import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Audio } from '../../../../../widgets/elements/audio/audio.js';
import '../../../../../widgets/elements/audio/index.js';
import { cleanUpPage, render } from '../product/render.js';

cleanUpPage();

/** What happy-dom has of a recording: nothing plays in it. */
function makePlayable(audio: HTMLAudioElement, duration = NaN) {
  const state = { paused: true, currentTime: 0, duration, ended: false, error: null as unknown };
  for (const name of Object.keys(state)) {
    Object.defineProperty(audio, name, {
      configurable: true,
      get: () => Reflect.get(state, name) as unknown,
      set: (value) => Reflect.set(state, name, value),
    });
  }
  Object.defineProperty(audio, 'play', {
    value: vi.fn(async () => {
      state.paused = false;
      audio.dispatchEvent(new Event('play'));
    }),
  });
  Object.defineProperty(audio, 'pause', {
    value: vi.fn(() => {
      if (state.paused) return;
      state.paused = true;
      audio.dispatchEvent(new Event('pause'));
    }),
  });
  return state;
}

async function mount(attributes: Record<string, string> = {}, duration?: number) {
  const element = document.createElement('vitrine-audio');
  for (const [name, value] of Object.entries({ load: 'eager', ...attributes })) {
    element.setAttribute(name, value);
  }
  element.innerHTML = '<audio controls preload="none" src="/tides.mp3" aria-label="Tides"></audio>';
  const audio = element.querySelector('audio')!;
  const state = makePlayable(audio, duration);
  await act(async () => document.body.append(element));
  const part = <Part extends HTMLElement>(name: string) =>
    element.shadowRoot?.querySelector<Part>(`[part=${name}]`) ?? null;
  const tell = (type: string) => act(async () => audio.dispatchEvent(new Event(type)));
  const press = () => act(async () => part('play')?.click());
  return { element, audio, state, part, tell, press };
}

const nameOf = (button: Element | null) => button?.getAttribute('aria-label');

describe('vitrine-audio', () => {
  it('keeps the audio of the page and takes over its controls', async () => {
    const { element, audio, part } = await mount();
    expect(element.querySelector('audio')).toBe(audio);
    expect(audio.controls).toBe(false);
    expect(part('title')?.textContent).toBe('Tides');
    await act(async () => element.remove());
    await vi.waitFor(() => expect(audio.controls).toBe(true));
  });

  it('says title and author', async () => {
    const { part } = await mount({ label: 'Low tide', author: 'Ines' });
    expect(part('title')?.textContent).toBe('Low tide');
    expect(part('author')?.textContent).toBe('Ines');
    expect(part('player')?.getAttribute('aria-label')).toBe('Low tide');
  });

  it('plays and pauses', async () => {
    const { audio, part, press } = await mount();
    expect(nameOf(part('play'))).toBe('Play');
    await press();
    expect(audio.play).toHaveBeenCalledOnce();
    expect(nameOf(part('play'))).toBe('Pause');
    await press();
    expect(audio.pause).toHaveBeenCalled();
    expect(nameOf(part('play'))).toBe('Play');
  });

  it('plays one at a time', async () => {
    const [one, other] = [await mount(), await mount()];
    await one.press();
    await other.press();
    expect(one.state.paused).toBe(true);
    expect(other.state.paused).toBe(false);
    expect(nameOf(one.part('play'))).toBe('Play');
  });

  it('pauses for a sound of the page, and not for a silent film', async () => {
    const { press, state } = await mount();
    await press();
    const film = document.body.appendChild(document.createElement('video'));
    Object.defineProperty(film, 'muted', { configurable: true, value: true });
    await act(async () => film.dispatchEvent(new Event('play')));
    expect(state.paused).toBe(false);
    Object.defineProperty(film, 'muted', { configurable: true, value: false });
    await act(async () => film.dispatchEvent(new Event('play')));
    expect(state.paused).toBe(true);
  });

  it('shows position and length once it is known', async () => {
    const { state, part, tell } = await mount();
    const position = part<HTMLInputElement>('position');
    expect(position?.disabled).toBe(true);
    expect(part('time')?.textContent).toBe('0:00');
    state.duration = 225;
    state.currentTime = 12.4;
    await tell('durationchange');
    expect(position?.disabled).toBe(false);
    expect(part('time')?.textContent).toBe('0:12 / 3:45');
    expect(position?.getAttribute('aria-valuetext')).toBe('0:12 of 3:45');
  });

  it('does not speak a position that runs', async () => {
    const { state, part, tell } = await mount({}, 225);
    state.currentTime = 30;
    await tell('timeupdate');
    expect(part('time')?.textContent).toBe('0:30 / 3:45');
    expect(part('position')?.getAttribute('aria-valuetext')).toBe('0:00 of 3:45');
    await tell('seeked');
    expect(part('position')?.getAttribute('aria-valuetext')).toBe('0:30 of 3:45');
  });

  it.each([
    ['ArrowRight', 'ltr', 105],
    ['ArrowLeft', 'ltr', 95],
    ['ArrowRight', 'rtl', 95],
    ['ArrowLeft', 'rtl', 105],
    ['ArrowUp', 'ltr', 105],
    ['ArrowDown', 'ltr', 95],
  ])('%s in %s moves the position to %i', async (key, direction, expected) => {
    const { state, part, tell } = await mount({}, 225);
    state.currentTime = 100;
    await tell('seeked');
    const position = part('position')!;
    position.style.direction = direction;
    await act(async () => {
      position.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    });
    expect(state.currentTime).toBe(expected);
  });

  it('moves no further than it goes', async () => {
    const { state, part, tell } = await mount({}, 225);
    state.currentTime = 223;
    await tell('seeked');
    const event = new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true });
    await act(async () => void part('position')!.dispatchEvent(event));
    expect(state.currentTime).toBe(225);
  });

  it('says that it cannot be played', async () => {
    const { state, part, tell } = await mount();
    state.error = { code: 4 };
    await tell('error');
    expect(part('error')?.textContent).toBe('This recording could not be played.');
    await vi.waitFor(() =>
      expect(document.querySelector('[data-vitrine-live=assertive]')?.textContent).toBe(
        'This recording could not be played.',
      ),
    );
  });

  it('has methods', async () => {
    const { element, state } = await mount();
    await act(() => element.play());
    expect(state.paused).toBe(false);
    await act(() => element.pause());
    expect(state.paused).toBe(true);
  });
});

describe('Audio', () => {
  it('renders in a React app', async () => {
    const { container } = await render(<Audio label="Tides" />);
    expect(container.querySelector('slot')).not.toBeNull();
  });
});
