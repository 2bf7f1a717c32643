import { formStrings } from '../../i18n/index.js';
import { fileKindNames, fileKinds, readFileKind, type FileKindName } from './file-kinds.js';

/** The rules for the files of a field. */
export interface FileRules {
  readonly kinds: readonly FileKindName[];
  /** Megabytes of one file. */
  readonly maxMegabytes: number;
  readonly maxCount: number;
}

/** Bounds of what a form may allow, and what it allows by itself. */
export const fileLimits = {
  megabytes: 10,
  count: 10,
  /** UTF-16 units of a name. */
  name: 120,
} as const;

/** Bytes of a megabyte, as operating systems count them. */
export const megabyte = 1_000_000;

/** Reads the rules from a form's JSON: all kinds, 10 MB and one file where it says nothing. */
export function readFileRules(given: {
  readonly accept: readonly string[];
  readonly maxMegabytes: unknown;
  readonly maxCount: unknown;
}): FileRules {
  const kinds = fileKindNames.filter((name) => given.accept.includes(name));
  return {
    kinds: kinds.length > 0 ? kinds : fileKindNames,
    maxMegabytes: within(Number(given.maxMegabytes), fileLimits.megabytes, fileLimits.megabytes),
    maxCount: within(Math.trunc(Number(given.maxCount)), fileLimits.count, 1),
  };
}

function within(value: number, most: number, otherwise: number): number {
  return value > 0 ? Math.min(value, most) : otherwise;
}

/** The value of an input's `accept`. */
export function acceptOf({ kinds }: FileRules): string {
  return kinds.flatMap((name) => [fileKinds[name].type, ...fileKinds[name].extensions]).join(',');
}

/** The rules for the files of a field, in words. */
export function wordFileRules({ kinds, maxMegabytes, maxCount }: FileRules): string {
  return formStrings('fileRules', {
    kinds: kinds.map((name) => fileKinds[name].label).join(', '),
    size: maxMegabytes,
    count: maxCount,
  });
}

/**
 * Checks one file by its size and first bytes; its name and the type it says it is tell nothing. Returns the error
 * text, or null.
 */
export function findFileProblem(
  rules: FileRules,
  { size, head }: { readonly size: number; readonly head: Uint8Array },
): string | null {
  if (size === 0) return formStrings('fileEmpty');
  if (size > rules.maxMegabytes * megabyte) {
    return formStrings('fileTooLarge', { size: rules.maxMegabytes });
  }
  const kind = readFileKind(head);
  if (kind !== null && rules.kinds.includes(kind)) return null;
  return formStrings('fileKind', {
    kinds: rules.kinds.map((name) => fileKinds[name].label).join(', '),
  });
}
