import { findFiles, type PreloadFile, type PreloadPage } from './find-files.js';
import { readManifest } from './manifest.js';
import { PreloadError } from './preload-error.js';

export interface PreloadOptions {
  /**
   * Address of the folder with `vitrine.js`: a path such as `/assets/`, or a whole address, which counts as another origin
   * than the page's.
   */
  readonly base: string;
  /** Integrity hashes by file, as in `dist/integrity.json`; a file without one is preloaded without. */
  readonly integrity?: Readonly<Record<string, string>>;
}

/** Makes hints for pages. Depends on nothing but what it was made of. */
export interface Preload {
  /**
   * `<link rel="modulepreload">` elements for a page, one a line; '' when it needs none. `nonce` is that of the
   * page's policy.
   */
  readonly links: (page: PreloadPage, nonce?: string | null) => string;
  /**
   * Values of a `Link` header, in the response or in 103 Early Hints before it: `response.writeEarlyHints({ link })` takes
   * them as they are, `Headers` joined with a comma.
   */
  readonly linkHeaders: (page: PreloadPage) => readonly string[];
}

/** Visible ASCII without what ends a link or an attribute. */
const address = /^[!#-;=?-[\]_a-z~]+$/;
const hash = /^sha(?:256|384|512)-[\w+/-]+={0,2}$/;
const otherOrigin = /^(?:[a-z][a-z\d+.-]*:)?\/\//i;

/**
 * Reads a build's `manifest.json`, once for all pages.
 *
 * @param manifest The parsed text of the file, which is in the folder of `vitrine.js`.
 * @throws {PreloadError} For another file, or for an option that cannot be part of a link.
 *
 * @example
 * const preload = createPreload(JSON.parse(text), { base: 'https://cdn.example/vitrine/' });
 * preload.links({ html: page }); // '<link rel="modulepreload" href="https://cdn.example/…" crossorigin />…'
 */
export function createPreload(
  manifest: unknown,
  { base, integrity = {} }: PreloadOptions,
): Preload {
  const read = readManifest(manifest);
  if (!address.test(base)) {
    throw new PreloadError(
      'invalid-base',
      `"${base}" is no address of a folder: percent-encode blanks, quotes and letters beyond ASCII.`,
    );
  }
  for (const [file, value] of Object.entries(integrity)) {
    if (hash.test(value)) continue;
    throw new PreloadError(
      'invalid-integrity',
      `The hash of ${file} is none: give integrity.json of the same build, or leave it out.`,
    );
  }
  const folder = base.endsWith('/') ? base : `${base}/`;

  function detailsOf({ file, priority }: PreloadFile): readonly Detail[] {
    const details: Detail[] = [];
    const integrityHash = Object.hasOwn(integrity, file) ? integrity[file] : undefined;
    if (otherOrigin.test(base)) details.push(['crossorigin']);
    if (integrityHash !== undefined) details.push(['integrity', integrityHash]);
    if (priority === 'low') details.push(['fetchpriority', 'low']);
    return details;
  }

  return {
    links(page, nonce) {
      const ending: readonly Detail[] = nonce ? [['nonce', nonce]] : [];
      const printed = findFiles(read, page).map((found) => {
        const attributes: readonly Detail[] = [
          ['rel', 'modulepreload'],
          ['href', folder + found.file],
          ...detailsOf(found),
          ...ending,
        ];
        return `<link ${attributes.map(printAttribute).join(' ')} />`;
      });
      return printed.join('\n');
    },
    linkHeaders: (page) =>
      findFiles(read, page).map((found) =>
        [
          `<${folder}${found.file}>`,
          'rel=modulepreload',
          ...detailsOf(found).map(printParameter),
        ].join('; '),
      ),
  };
}

/** The attributes of a file besides its address; one without a value is a flag. */
type Detail = readonly [name: string, value?: string];

const printAttribute = ([name, value]: Detail) =>
  value === undefined ? name : `${name}="${escape(value)}"`;

const printParameter = ([name, value]: Detail) =>
  value === undefined ? name : `${name}="${value}"`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
