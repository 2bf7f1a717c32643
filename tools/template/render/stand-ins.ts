/** The output of host tags, by name: `squarespace-headers`, `squarespace:navigation navigationId=main`. */
export type StandIns = Readonly<Record<string, string>>;

/** Parses a file of stand-ins; a sentence for anything else than an object of texts. */
export function readStandIns(json: unknown): StandIns | string {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return 'Stand-ins are an object: { "squarespace-headers": "<meta …>" }.';
  }
  const wrong = Object.entries(json).find(([, html]) => typeof html !== 'string');
  if (wrong) return `The stand-in for '${wrong[0]}' is no text.`;
  return json as StandIns;
}

/** Puts stand-ins into a page in two steps, so that templates and errors keep their lines, and nothing escapes them. */
export class StandInPrinter {
  /** The stand-ins that some template asked for. */
  readonly used = new Set<string>();
  private readonly wanted: readonly Wanted[];

  constructor(private readonly standIns: StandIns) {
    this.wanted = Object.keys(standIns)
      .map(readKey)
      // The one that asks for most attributes is meant.
      .sort((a, b) => b.attributes.length - a.attributes.length);
  }

  /** A template with a mark for each tag that has a stand-in. */
  mark(source: string): string {
    return source.replace(hostTag, (whole: string, ...found: unknown[]) => {
      const { variable, tag, written = '' } = found.at(-1) as Groups;
      const name = variable ?? tag;
      if (name === undefined) return whole;
      const wanted = this.wanted.find(
        (candidate) => candidate.name === name && candidate.attributes.every(isIn(written)),
      );
      if (!wanted) return whole;
      this.used.add(wanted.key);
      const lines = whole.split('\n').length - 1;
      const index = Object.keys(this.standIns).indexOf(wanted.key);
      if (lines > 0) return `${opener}${index}${closer}{##${'\n'.repeat(lines)}##}`;
      return `${opener}${index}`.padEnd(whole.length, closer);
    });
  }

  /** A page with the stand-ins in the place of their marks. */
  print(page: string): string {
    const texts = Object.values(this.standIns);
    return page.replace(marks, (mark, index: string) => texts[Number(index)] ?? mark);
  }
}

/** Private characters, which no template has. */
const opener = '\uf8f0';
const closer = '\uf8f1';
const marks = /\uf8f0(\d+)\uf8f1+/g;

// Comments are read to be skipped. A tag with an end is replaced up to it.
const hostTag =
  /\{##[^]*?##\}|\{(?<variable>squarespace[.-][\w.-]+)\}|<(?<tag>[a-z]+:[a-z][\w-]*)(?<written>(?:\s(?:"[^"]*"|'[^']*'|[^>"'])*?)?)(?:\/>|>(?:[^]*?<\/\k<tag>\s*>)?)/g;

interface Groups {
  readonly variable?: string;
  readonly tag?: string;
  readonly written?: string;
}

interface Wanted {
  readonly key: string;
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

/** `squarespace:navigation navigationId=main`, braces and quotes allowed. */
function readKey(key: string): Wanted {
  const [name = '', ...words] = key
    .replace(/^[{<]|\/?[}>]$/g, '')
    .trim()
    .split(/\s+/);
  const attributes = words.map((word) => {
    const [attribute = '', ...value] = word.split('=');
    return [attribute, value.join('=').replace(/^["']|["']$/g, '')] as const;
  });
  return { key, name, attributes };
}

const isIn =
  (written: string) =>
  ([name, value]: readonly [string, string]): boolean =>
    [...written.matchAll(/([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>/]+)))?/g)].some(
      ([, found, double, single, bare]) =>
        found === name && (double ?? single ?? bare ?? '') === value,
    );
