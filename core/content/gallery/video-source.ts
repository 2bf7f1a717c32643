/** How the video behind an address is played: in a frame of its provider, or as a file. */
export interface VideoSource {
  readonly kind: 'frame' | 'file';
  readonly src: string;
}

/** The players of known providers, without cookies where the provider offers that; `$1` is the video's id. */
const providers = [
  {
    pattern:
      /^https:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,20})(?![\w-])/i,
    player: 'https://www.youtube-nocookie.com/embed/$1?autoplay=1&rel=0',
  },
  {
    pattern: /^https:\/\/(?:(?:www|player)\.)?vimeo\.com\/(?:video\/)?(\d{4,15})(?!\d)/i,
    player: 'https://player.vimeo.com/video/$1?autoplay=1&dnt=1',
  },
];

/** Null for an address that is played by nothing here: it stays a link. */
export function videoSourceOf(address: string): VideoSource | null {
  for (const { pattern, player } of providers) {
    const id = pattern.exec(address)?.[1];
    if (id !== undefined) return { kind: 'frame', src: player.replace('$1', id) };
  }
  return /^https?:\/\/[^?#]+\.(?:mp4|webm|ogv|m4v)(?:[?#]|$)/i.test(address)
    ? { kind: 'file', src: address }
    : null;
}
