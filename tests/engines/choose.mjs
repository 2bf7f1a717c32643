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
