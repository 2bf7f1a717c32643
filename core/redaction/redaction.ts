import { addressNames, memberNames, secretPaths } from './secrets.js';

/** The replacement of a secret. Plain ASCII, so that an address stays an address. */
const redacted = 'redacted';

export interface RedactionOptions {
  /** Further names of query parameters whose values are secret, such as `voucher`. */
  readonly parameters?: readonly string[] | undefined;
  /** Further paths, such as `my/orders`: the rest of an address after them is secret. */
  readonly paths?: readonly string[] | undefined;
}

/** Takes the secrets out of what is tracked. Both functions return their argument itself if it has none. */
export interface Redaction {
  /** Redacts the addresses and `name=value` pairs in a text. Of a JSON text the result is JSON too. */
  text(text: string): string;
  /** The same for all texts of a JSON value; also redacts members that have the name of a secret. */
  value(value: unknown): unknown;
}

/** `name=value`, where nothing else that belongs to a name precedes it. */
const pairs = /(?<![\w.%[\]$-])([\w.%[\]$-]+)=([^&#\s"\\<>]+)/g;
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** An address within an address within an address is decoded; a deeper one has no reader. */
const maxDepth = 4;

export function createRedaction({ parameters = [], paths = [] }: RedactionOptions = {}): Redaction {
  const ownNames = new Set(parameters.map((name) => wordsOf(name).join('')));
  const allPaths = [...secretPaths, ...paths].map((path) => path.replace(/^\/+|\/+$/g, ''));
  const afterPath = new RegExp(
    `(/(?:${allPaths.filter(Boolean).map(escapePattern).join('|')})/+)[^?#&\\s"\\\\<>]+`,
    'gi',
  );

  const isSecret = (name: string, names: ReadonlySet<string>) => {
    const words = wordsOf(name);
    return ownNames.has(words.join('')) || words.some((word) => names.has(word));
  };

  function redactPair(whole: string, name: string, value: string, depth: number): string {
    // A plus sign is a space, or a plus sign in an address that was written by hand.
    const plain = decode(value.replaceAll('+', ' '));
    const isPersonal = email.test(plain) || email.test(decode(value));
    if (isPersonal || isSecret(decode(name), addressNames)) return `${name}=${redacted}`;
    if (plain === value || depth === maxDepth) return whole;
    // An address that is the value of a parameter.
    const inner = redactText(plain, depth + 1);
    return inner === plain ? whole : `${name}=${encodeURIComponent(inner)}`;
  }

  function redactText(text: string, depth: number): string {
    return text
      .replace(pairs, (whole: string, name: string, value: string) =>
        redactPair(whole, name, value, depth),
      )
      .replace(afterPath, `$1${redacted}`);
  }

  function redactValue(value: unknown): unknown {
    if (typeof value === 'string') return redactText(value, 0);
    if (Array.isArray(value)) {
      const list: readonly unknown[] = value;
      const parts = list.map(redactValue);
      return parts.every((part, index) => part === list[index]) ? value : parts;
    }
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const parts = entries.map(([name, part]: [string, unknown]): [string, unknown] => [
      name,
      typeof part === 'string' && part !== '' && isSecret(name, memberNames)
        ? redacted
        : redactValue(part),
    ]);
    // `fromEntries` defines members, so that one named `__proto__` stays one.
    return parts.every(([, part], index) => part === entries[index]?.[1])
      ? value
      : Object.fromEntries(parts);
  }

  return { text: (text) => redactText(text, 0), value: redactValue };
}

/** `X-Cart_accessToken[]` → x, cart, access, token. */
function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function escapePattern(path: string): string {
  return path.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
