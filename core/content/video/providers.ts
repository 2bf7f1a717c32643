/** A service whose player may be put into a frame of the page. */
export interface VideoProvider {
  readonly name: string;
  /** Its hosts, without `www.`. */
  readonly hosts: readonly string[];
  /** Finds a video's id in an address; '' for an address of no video. */
  readonly idOf: (url: URL) => string;
  readonly id: RegExp;
  /** The address of the player, which starts by itself: the visitor has pressed play. */
  readonly playerOf: (id: string, url: URL) => string;
}

/** The last of these segments, behind which an id stands. */
const behind = ({ pathname }: URL, names: RegExp): string =>
  names.exec(pathname)?.groups?.['id'] ?? '';

/** The services that videos may come from. An address of any other is never put into a frame. */
export const videoProviders: readonly VideoProvider[] = [
  {
    name: 'YouTube',
    hosts: ['youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    idOf: (url) =>
      url.hostname === 'youtu.be'
        ? behind(url, /^\/(?<id>[^/]+)\/?$/)
        : (url.searchParams.get('v') ??
          behind(url, /^\/(?:embed|shorts|live|v)\/(?<id>[^/]+)\/?$/)),
    id: /^[\w-]{11}$/,
    // The host that sets no cookie before something plays.
    playerOf: (id, url) =>
      `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0${startOf(url)}`,
  },
  {
    name: 'Vimeo',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    idOf: (url) =>
      behind(
        url,
        /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(?<id>\d+)(?:\/\w+)?\/?$/,
      ),
    id: /^\d{1,15}$/,
    playerOf: (id, url) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${secretOf(url)}`,
  },
];

/** From `t=90`, `t=1m30s` or `start=90`. */
function startOf({ searchParams }: URL): string {
  const text = searchParams.get('start') ?? searchParams.get('t') ?? '';
  const [, hours, minutes, seconds] =
    /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  const start = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return start > 0 ? `&start=${start}` : '';
}

/** The secret that an unlisted video of Vimeo needs beside its id. */
function secretOf({ pathname, searchParams }: URL): string {
  const secret = searchParams.get('h') ?? /^\/\d+\/(\w+)\/?$/.exec(pathname)?.[1] ?? '';
  return /^\w{1,32}$/.test(secret) ? `&h=${secret}` : '';
}
