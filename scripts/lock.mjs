import { readFileSync } from 'node:fs';

/** Bundled into dist/cdn-lite or the language server alone, and so no dependency of who installs the package. */
const builtIn = ['preact', 'vscode-languageserver', 'vscode-languageserver-textdocument'];

const nested = /(^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/;

/**
 * @typedef {{
 *   name: string,
 *   version: string,
 *   license?: string,
 *   integrity?: string,
 *   dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>,
 * }} LockedPackage
 */

/**
 * Reads the packages of package-lock.json by their folders, each with its name; the project itself is not one.
 * @returns {Map<string, LockedPackage>}
 */
export function readLock(file = 'package-lock.json') {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    Object.entries(packages)
      .filter(([folder]) => nested.test(folder))
      .map(([folder, entry]) => [folder, { ...entry, name: entry.name ?? nested.exec(folder)[2] }]),
  );
}

/** The names of the packages that ours brings or asks for: dependencies, peers that are not optional, what is built in. */
export function namesOfDirect({ dependencies, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta[name]?.optional,
  );
  return [...Object.keys(dependencies), ...peers, ...builtIn];
}

/** The packages that reach the users of ours: those of {@link namesOfDirect} and all that these need, by name and version. */
export function findShipped(manifest, lock) {
  const found = new Set();

  /** Looks a package up as Node does: in the folder of who needs it, then further out. */
  function add(name, from, isRequired) {
    const outwards = [''];
    for (const part of from.split('/node_modules/')) {
      outwards.unshift([outwards[0], part].filter(Boolean).join('/node_modules/'));
    }
    const folder = outwards
      .map((place) => `${place && `${place}/`}node_modules/${name}`)
      .find((path) => lock.has(path));
    if (folder === undefined) {
      if (isRequired)
        throw new Error(`${name}, which ${from || 'package.json'} needs, is not in the lock file.`);
      return;
    }
    if (found.has(folder)) return;
    found.add(folder);
    const { dependencies: needs = {}, optionalDependencies = {} } = lock.get(folder);
    for (const need of Object.keys({ ...needs, ...optionalDependencies })) {
      add(need, folder, !(need in optionalDependencies));
    }
  }

  for (const name of namesOfDirect(manifest)) add(name, '', true);
  return [...found]
    .map((folder) => lock.get(folder))
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

const keyOf = ({ name, version }) => `${name}@${version}`;
