import type { Reporter } from '../../core/runtime/index.js';
import { warnOnce } from './warn-once.js';

export type Fields = Readonly<Record<string, unknown>>;

/** Defaults that events are meant to overwrite. */
const replaceable = [
  'resolved_locale',
  'destination_url',
  'object_identifier',
  'destinationUrl',
  'objectIdentifier',
];

/** Creates a check whether an event overwrites auto-filled fields; warns of each field once (platform §8). */
export function createOverwriteCheck(
  reporter: Pick<Reporter, 'warn'>,
): (own: Fields, ...filled: readonly Fields[]) => boolean {
  const warn = warnOnce(reporter);
  return (own, ...filled) => {
    const names = Object.keys(own).filter(
      (name) => own[name] !== undefined && filled.some((fields) => Object.hasOwn(fields, name)),
    );
    for (const name of names) {
      if (!replaceable.includes(name)) {
        warn(`The auto-filled tracking field "${name}" was overwritten.`);
      }
    }
    return names.length > 0;
  };
}
