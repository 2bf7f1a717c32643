import { videoProviders } from './providers.js';

/** The player of a video: a frame with the player of a provider, or the browser's own player with a file. */
export interface VideoPlayer {
  readonly kind: 'frame' | 'file';
  /** Absolute; of a frame made from the video's id alone, so nothing else of an address reaches the provider. */
  readonly src: string;
  /** The provider's name; '' for a file. */
  readonly provider: string;
}

/**
 * The player of a video's address, of its page or of its frame. Null for an address that is neither of an allowed
 * provider, YouTube or Vimeo, nor a video file: of the page's own origin, or of `any` where the page's own markup names it.
 * `base` is the page's address.
 */
export function readVideoPlayer(
  address: string,
  base: string,
  files: 'own' | 'any' = 'own',
): VideoPlayer | null {
  if (address === '' || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (!/^https?:$/.test(url.protocol)) return null;
  const isAllowed = files === 'any' || url.origin === new URL(base).origin;
  if (isAllowed && /\.(?:mp4|m4v|webm|ogv)$/i.test(url.pathname)) {
    return { kind: 'file', src: url.href, provider: '' };
  }
  const host = url.hostname.replace(/^www\./, '');
  const provider = videoProviders.find(({ hosts }) => hosts.includes(host));
  const id = provider?.idOf(url) ?? '';
  if (!provider?.id.test(id)) return null;
  return { kind: 'frame', src: provider.playerOf(id, url), provider: provider.name };
}
