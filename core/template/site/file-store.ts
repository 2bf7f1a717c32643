import { findRoot, isTextFile, type SiteFiles } from './files.js';
import { SiteFault } from './site-fault.js';

/** The files that a site reads at a time. */
export interface StoredFiles {
  /** Texts by their path from the site's root. */
  readonly texts: ReadonlyMap<string, string>;
  /** All paths, those of texts included. */
  readonly paths: ReadonlySet<string>;
  /** The file with the data; null for none. */
  readonly data: { readonly path: string; readonly text: string } | null;
}

/** The store of a site's files. */
export interface FileStore {
  /** Throws SiteFault if there are none. */
  readonly read: () => Promise<StoredFiles>;
  /** Null if there is no such file. */
  readonly bytes: (path: string) => Promise<Uint8Array | null>;
  /** Calls after changes until the returned function is called. */
  readonly watch: (changed: () => void) => () => void;
}

/** The files of a program. */
export function memoryStore(files: SiteFiles): FileStore {
  const root = findRoot(Object.keys(files));
  const own = new Map(
    Object.entries(files)
      .filter(([path]) => path.startsWith(root))
      .map(([path, content]) => [path.slice(root.length), content]),
  );
  return {
    read: async () => {
      if (own.size === 0)
        throw new SiteFault(
          'no-files',
          'createSite got no files. Pass { files: { "site.region": "…" } } or { folder }.',
        );
      const texts = [...own].flatMap(([path, content]) =>
        isTextFile(path) ? [[path, decode(content)] as const] : [],
      );
      const data = files['data.json'] ?? own.get('data.json');
      return {
        texts: new Map(texts),
        paths: new Set(own.keys()),
        data: data === undefined ? null : { path: 'data.json', text: decode(data) },
      };
    },
    bytes: async (path) => {
      const content = own.get(path);
      return typeof content === 'string' ? new TextEncoder().encode(content) : (content ?? null);
    },
    watch: () => () => undefined,
  };
}

function decode(content: string | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
