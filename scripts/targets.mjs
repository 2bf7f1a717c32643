import { readFileSync } from 'node:fs';
import { browserslistToTargets } from 'lightningcss';

/** The first versions that know all syntax of an ECMAScript edition, newest edition first. */
const editions = [
  {
    year: 2025,
    first: { chrome: 125, edge: 125, firefox: 132, safari: 18.4, ios_saf: 18.4, node: 23 },
  },
  {
    year: 2024,
    first: { chrome: 112, edge: 112, firefox: 116, safari: 17, ios_saf: 17, node: 20 },
  },
  {
    year: 2022,
    first: { chrome: 94, edge: 94, firefox: 93, safari: 16.4, ios_saf: 16.4, node: 18 },
  },
];
const knownNames = Object.keys(editions[0].first);

/** Reads `chrome >= 125` as `['chrome', 125]`. Throws for another form: the floor is one version a browser. */
export function readFloor(entry) {
  const [, name, version] = /^(\w+) >= ?([\d.]+)$/.exec(entry) ?? [];
  if (knownNames.includes(name)) return [name, Number(version)];
  throw new Error(
    `package.json asks for "${entry}". Write NAME >= VERSION with one of ${knownNames.join(', ')}.`,
  );
}

/** The newest edition whose syntax all of these know. */
export function findEdition(floors) {
  const knows = ({ first }) => floors.every(([name, version]) => version >= first[name]);
  const found = editions.find(knows);
  if (found) return found.year;
  throw new Error('package.json allows browsers without the syntax of ES2022.');
}

/** The names that oxc has for `engines`, and the newest edition they know. */
const scriptTarget = (floors) => ({
  engines: floors.map(([name, version]) => `${name === 'ios_saf' ? 'ios' : name}${version}`),
  edition: findEdition(floors),
});

const { browserslist, engines } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
const floors = browserslist.map(readFloor);

/** The language features for the scripts of pages, by `browserslist` in package.json. */
export const pageTarget = scriptTarget(floors);

/** The language features for the command and the server, by `engines`. */
export const nodeTarget = scriptTarget([readFloor(`node ${engines.node}`)]);

/** For lightningcss: which prefixes and longhands the oldest browsers need. */
export const cssTargets = browserslistToTargets(
  floors.map(([name, version]) => `${name} ${version}`),
);
