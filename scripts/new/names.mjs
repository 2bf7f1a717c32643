import { Script } from 'node:vm';
import { pascalCase } from '../generate.mjs';

/** A mistake in the arguments of `npm run new`; its message is all that is printed. */
export class UsageError extends Error {}

/** `size-guide` → `sizeGuide`. */
export const camelCase = (name) => name[0] + pascalCase(name).slice(1);

/** `size-guide` → `Size guide`. */
export const titleOf = (name) => name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** A name as the key of an object literal: in quotes only if it needs them. */
export const keyOf = (name) => (name.includes('-') ? `'${name}'` : name);

/**
 * Checks the form of a name, and that its camelCase can name a constant.
 * @param {readonly string[]} used names that the template itself uses
 * @throws UsageError
 */
export function checkName(name, used = []) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new UsageError(
      `'${name}' is not a valid name. Use lower-case letters and digits, joined by hyphens, such as size-guide.`,
    );
  }
  if (used.includes(name) || !isIdentifier(camelCase(name))) {
    throw new UsageError(`'${name}' is a reserved name. Choose another one.`);
  }
}

function isIdentifier(text) {
  if (text === 'await') return false;
  try {
    return Boolean(new Script(`'use strict'; const ${text} = 0;`));
  } catch {
    return false;
  }
}
