import type { VideoPlayer } from '../../../core/content/index.js';

export interface PlayerProps {
  readonly player: VideoPlayer;
  readonly title: string;
  /** Address of the picture that was shown before; '' for none. */
  readonly poster: string;
  /** Called when it is in the page, and with null when it is gone. */
  readonly onPlaced: (player: HTMLElement | null) => void;
}

/** The frame of a provider may run its scripts and no more: it opens no dialogs, and leads the page nowhere. */
const sandbox =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';
const allowed = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

export function Player({ player: { kind, src }, title, poster, onPlaced }: PlayerProps) {
  const shared = { part: 'player', className: 'player', title, src };
  if (kind === 'file') {
    return (
      <video
        {...shared}
        ref={onPlaced}
        aria-label={title}
        controls
        autoPlay
        playsInline
        poster={poster || undefined}
      />
    );
  }
  return (
    <iframe
      {...shared}
      ref={onPlaced}
      sandbox={sandbox}
      allow={allowed}
      // The providers refuse to play without the name of the page's site.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
