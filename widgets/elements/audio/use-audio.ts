import { useEffect, useLayoutEffect, useState } from 'react';
import { announce, ensureLiveRegions } from '../../../core/dom/index.js';
import { audioStrings } from '../../../core/i18n/strings/audio.js';
import { useHost, useSlotted } from '../../element/index.js';

/** The state of the page's `<audio>`. Times are in seconds. */
export interface Playback {
  readonly isPlaying: boolean;
  readonly hasFailed: boolean;
  readonly position: number;
  /** The last position set by a move, pause or start: spoken, because a running one would be spoken all the time. */
  readonly toldPosition: number;
  /** 0 while it is not known. */
  readonly duration: number;
}

const atRest: Playback = {
  isPlaying: false,
  hasFailed: false,
  position: 0,
  toldPosition: 0,
  duration: 0,
};

const changes = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'seeked',
  'durationchange',
  'emptied',
  'error',
] as const;

/** The page's `<audio>`, null while there is none, and what it does. Its own controls are hidden meanwhile. */
export function useAudio(): { audio: HTMLAudioElement | null; playback: Playback } {
  const host = useHost();
  // Renders again when the page's element arrives or changes.
  useSlotted();
  const audio = host?.querySelector('audio') ?? null;
  const [playback, setPlayback] = useState(atRest);

  useEffect(ensureLiveRegions, []);
  useLayoutEffect(() => {
    if (!audio) return;
    const showControls = hideControls(audio);
    const listening = new AbortController();
    const { signal } = listening;
    const read = ({ type }: { readonly type: string }) =>
      setPlayback(({ toldPosition }) =>
        readPlayback(audio, type === 'timeupdate' ? toldPosition : audio.currentTime),
      );
    // The error of a `<source>` does not bubble to the element.
    for (const type of changes) audio.addEventListener(type, read, { capture: true, signal });
    const tell = () => announce(audioStrings('failed'), { assertive: true });
    audio.addEventListener('error', tell, { capture: true, signal });
    // The event does not bubble. One copy of the library hears players of another in this way, and the page's own.
    document.addEventListener(
      'play',
      ({ target }) => {
        if (target !== audio && target instanceof HTMLMediaElement && !target.muted) audio.pause();
      },
      { capture: true, signal },
    );
    read({ type: 'emptied' });
    return () => {
      listening.abort();
      showControls();
    };
  }, [audio]);

  return { audio, playback };
}

/** Plays. If the browser refuses, the `error` event says so, unless the press came too early. */
export function play(audio: HTMLAudioElement | null): void {
  audio?.play().catch(() => undefined);
}

/** Moves the position, in seconds, as far as the recording goes. */
export function seek(audio: HTMLAudioElement, position: number): void {
  audio.currentTime = Math.min(Math.max(0, position), audio.duration);
}

function readPlayback(audio: HTMLAudioElement, toldPosition: number): Playback {
  return {
    isPlaying: !audio.paused && !audio.ended,
    hasFailed: audio.error !== null || audio.networkState === HTMLMediaElement.NETWORK_NO_SOURCE,
    position: audio.currentTime,
    toldPosition,
    // A live stream has no end.
    duration: Number.isFinite(audio.duration) ? audio.duration : 0,
  };
}

/** Returns what shows them again. */
function hideControls(audio: HTMLAudioElement): () => void {
  const hadControls = audio.controls;
  audio.controls = false;
  return () => {
    audio.controls = hadControls;
  };
}
