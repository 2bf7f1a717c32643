import type { Clock } from '../../../../core/runtime/index.js';

interface Cookie {
  value: string;
  /** Wall milliseconds; null ends with the browser. */
  expires: number | null;
  attributes: string[];
}

export interface CookieJar {
  /** Everything the page ever asked to keep, as it was written. */
  written: string[];
  /** Whether it keeps nothing from now on. */
  refuses: boolean;
  /** How often the page read its cookies. */
  reads: number;
  /** What is there now. */
  list(): Record<string, string>;
  attributesOf(name: string): string[];
  put(name: string, value: string): void;
  drop(name: string): void;
  /** Takes the jar off the document. */
  close(): void;
}

/** Stands in for the browser's cookies, at the time of `clock`; one that refuses keeps none. */
export function openCookieJar(clock: Clock, { refuses = false } = {}): CookieJar {
  const cookies = new Map<string, Cookie>();

  function present(): [string, Cookie][] {
    return [...cookies].filter(([, { expires }]) => expires === null || expires > clock.now());
  }

  function write(text: string): void {
    jar.written.push(text);
    const [pair = '', ...attributes] = text.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const maxAge = attributes.find((attribute) => attribute.startsWith('max-age='));
    const past = attributes.some((attribute) => attribute.startsWith('expires='));
    const lifetime = maxAge === undefined ? null : Number(maxAge.split('=')[1]) * 1000;
    const expires = past ? 0 : lifetime === null ? null : clock.now() + lifetime;
    if (!jar.refuses) cookies.set(name, { value, expires, attributes });
  }

  const jar: CookieJar = {
    refuses,
    written: [],
    reads: 0,
    list: () => Object.fromEntries(present().map(([name, { value }]) => [name, value])),
    attributesOf: (name) => cookies.get(name)?.attributes ?? [],
    put: (name, value) => void cookies.set(name, { value, expires: null, attributes: [] }),
    drop: (name) => void cookies.delete(name),
    close: () => void Reflect.deleteProperty(document, 'cookie'),
  };
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get() {
      jar.reads += 1;
      return present()
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; ');
    },
    set: write,
  });
  return jar;
}
