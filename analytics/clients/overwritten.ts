import type { Reporter } from '../../core/runtime/index.js';
import { warnOnce } from './warn-once.js';

export type Fields = Readonly<Record<string, unknown>>;

/** Filled only where an event says nothing else: to give another is their use. */
const givable = [
  'resolved_locale',
  'destination_url',
  'object_identifier',
  'destinationUrl',
  'objectIdentifier',
];

/** Whether an event brings auto-filled fields itself; warns of each, once a page (platform §8). */
export function createOverwriteCheck(
  reporter: Pick<Reporter, 'warn'>,
): (own: Fields, ...filled: readonly Fields[]) => boolean {
  const warn = warnOnce(reporter);
  return (own, ...filled) => {
    const names = Object.keys(own).filter(
      (name) => own[name] !== undefined && filled.some((fields) => Object.hasOwn(fields, name)),
    );
    for (const name of names) {
      if (!givable.includes(name)) {
        warn(`The auto-filled tracking field "${name}" was overwritten.`);
      }
    }
    return names.length > 0;
  };
}
