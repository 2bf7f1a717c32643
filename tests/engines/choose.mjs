import { flavours } from '../../scripts/flavours.mjs';
import { drivers } from './drivers/index.mjs';

/**
 * The engines of these names, or all. Says why one is left out: a program is missing.
 * @throws Error for a name that there is not.
 */
export function chooseEngines(names) {
  const unknown = names.filter((name) => !Object.hasOwn(drivers, name));
  if (unknown.length > 0) {
    throw new Error(
      `No engine is named ${unknown.join(', ')}; there are: ${Object.keys(drivers).join(', ')}.`,
    );
  }
  const asked = names.length > 0 ? names : Object.keys(drivers);
  return asked.filter((name) => {
    const missing = drivers[name].needs();
    if (missing.length === 0) return true;
    console.log(`${name} is left out: ${missing.join(', ')} is not on this machine.`);
    return false;
  });
}

const litePart = '-lite';

/**
 * The columns of the journeys: an engine, and with `-lite` the flavour with Preact in it. Chromium by itself plays the
 * journeys with these words alone: the others are among the tests in `tests/browser`, in both flavours.
 */
const usualColumns = {
  chromium: ['history:', 'without any chunk'],
  'chromium-lite': ['any chunk fails'],
  firefox: [],
  webkit: [],
};

/**
 * The columns of these names, by default the usual ones, whose engines are on this machine, and those that are
 * `missing`. Each has its engine, the words of its journeys and the folder of its scripts, which is `cdn` for all where
 * that is given.
 * @throws Error for a name that there is not.
 */
export function chooseColumns(names, cdn) {
  const isUsual = names.length === 0;
  const asked = isUsual ? Object.keys(usualColumns) : names;
  const columns = asked
    .filter((name) => !(cdn && isUsual && name.endsWith(litePart)))
    .map((name) => {
      const isLite = name.endsWith(litePart);
      const flavour = isLite ? flavours.lite : flavours.react;
      return {
        name,
        engine: isLite ? name.slice(0, -litePart.length) : name,
        only: isUsual ? usualColumns[name] : [],
        cdn: cdn ?? flavour.folder,
      };
    });
  const there = chooseEngines([...new Set(columns.map(({ engine }) => engine))]);
  const isThere = ({ engine }) => there.includes(engine);
  return {
    columns: columns.filter(isThere),
    missing: columns.filter((column) => !isThere(column)),
  };
}
