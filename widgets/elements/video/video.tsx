import { useState } from 'react';
import { readVideoFrame, readVideoPlayer, type VideoPlayer } from '../../../core/content/index.js';
import { videoStrings } from '../../../core/i18n/strings/video.js';
import {
  useHost,
  useHostEvent,
  useMethods,
  useSlotted,
  useStates,
  type MethodsOf,
} from '../../element/index.js';
import { pressedLink } from '../../parts/popup-window/index.js';
import type { video, VideoProps } from './definition.js';
import { Player } from './player.js';

/** A player, and whether a press has asked for it. */
interface Shown extends VideoPlayer {
  readonly isPressed: boolean;
}

/** The page's link and poster until play is pressed, the player afterwards. */
export function Video({
  providerName = '',
  html = '',
  pressLoads = 'true',
  overlay = false,
  onBeforePlay,
}: VideoProps) {
  const host = useHost();
  // Renders again when the page's link arrives or changes.
  useSlotted();
  const [player, setPlayer] = useState<Shown | null>(null);
  const poster = host?.querySelector('img');
  useStates({ playing: player !== null });

  function findPlayer(): VideoPlayer | null {
    const link = host?.querySelector('a')?.href ?? '';
    const { src } = readVideoFrame(html);
    return readVideoPlayer(src, location.href) ?? readVideoPlayer(link, location.href);
  }

  useHostEvent('click', (event) => {
    const link = pressedLink(event);
    if (!link || event.defaultPrevented) return;
    // A link that runs a script is never followed, whatever the player is.
    if (!/^https?:$/.test(link.protocol)) return event.preventDefault();
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    const found = isPlain && pressLoads === 'true' ? findPlayer() : null;
    // Of other providers the link leads to the video's page.
    if (!found) return;
    event.preventDefault();
    const { src, provider } = found;
    if (onBeforePlay?.({ src, provider }) !== false) setPlayer({ ...found, isPressed: true });
  });

  useMethods<MethodsOf<typeof video>>({
    play() {
      const found = findPlayer();
      setPlayer((known) => known ?? (found && { ...found, isPressed: false }));
      return found !== null;
    },
  });

  if (player) {
    const provider = player.provider || providerName;
    const title =
      readVideoFrame(html).title ||
      poster?.alt ||
      (provider ? videoStrings('playerOf', { provider }) : videoStrings('player'));
    return (
      <Player
        player={player}
        title={title}
        poster={poster?.currentSrc ?? ''}
        onPlaced={player.isPressed ? takeFocus : leaveFocus}
      />
    );
  }
  return (
    <div part="facade" className="facade">
      <slot />
      {overlay && poster ? <span part="play" className="play accent" aria-hidden="true" /> : null}
    </div>
  );
}

/** The player takes the focus of the link that it replaces; one that a script has loaded takes none. */
const takeFocus = (player: HTMLElement | null) => player?.focus();
const leaveFocus = () => {};
