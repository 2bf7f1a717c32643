import { createRequire } from 'node:module';
import path from 'node:path';
import { fetchPackages, readVersions } from '../fetched-packages.mjs';

const folder = 'tests/bench/template';
let require;

/** A package among the peers, which are no dependencies of ours. Fetches them when they are not there. */
export function requirePeer(name) {
  require ??= createRequire(
    path.join(fetchPackages(folder, 'the other template engines'), 'package.json'),
  );
  return require(name);
}

/** The exact version of each peer. */
export const versions = readVersions(folder);
