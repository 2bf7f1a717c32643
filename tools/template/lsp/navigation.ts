import { macrosNamed, partialsNamed, wordAt, type Project, type Target } from './project.js';
import { usesOfVariable } from './variables.js';
import { variableOf } from './words.js';

const start = { from: 0, to: 0 } as const;

/** The places where a partial, macro or variable at an index is defined. */
export function definitionsAt(project: Project, uri: string, index: number): Target[] {
  const file = project.files.get(uri);
  const word = file && wordAt(file, index);
  if (!file || !word) return [];
  if (word.kind === 'partial') {
    const macros = macrosNamed(project, word.name, file);
    if (macros.length > 0) return macros;
    return partialsNamed(project, word.name, file).map((partial) => ({
      uri: partial.uri,
      ...start,
    }));
  }
  const bindings = usesOfVariable(project, uri, index).filter(({ isBinding }) => isBinding);
  // The last one before the place is the one that counts there.
  const before = bindings.filter((use) => use.uri === uri && use.from <= index).slice(-1);
  return (before.length > 0 ? before : bindings).map(({ uri: of, from, to }) => ({
    uri: of,
    from,
    to,
  }));
}

/** All places of the variable, macro or partial at an index. */
export function referencesAt(
  project: Project,
  uri: string,
  index: number,
  withDefinition: boolean,
): Target[] {
  const file = project.files.get(uri);
  const word = file && wordAt(file, index);
  if (!word) return [];
  if (word.kind === 'partial' || word.kind === 'macro') {
    return [...project.files.values()].flatMap((other) =>
      other.words
        .filter(
          ({ name, kind }) =>
            name === word.name && (kind === 'partial' || (withDefinition && kind === 'macro')),
        )
        .map(({ from, to }) => ({ uri: other.uri, from, to })),
    );
  }
  return usesOfVariable(project, uri, index)
    .filter(({ isBinding }) => withDefinition || !isBinding)
    .map(({ uri: of, from, to }) => ({ uri: of, from, to }));
}

/** A rename that cannot be done; the message says why. */
export class RenameError extends Error {
  override readonly name = 'RenameError';
  readonly code = 'RENAME_REFUSED';
}

/** The variable at an index that can be renamed. @throws RenameError for anything else. */
export function renamableAt(
  project: Project,
  uri: string,
  index: number,
): Target & { readonly name: string } {
  const file = project.files.get(uri);
  const word = file && wordAt(file, index);
  const found = word && variableOf(word);
  if (!found || index > found.to)
    throw new RenameError('Only variables such as @name can be renamed here.');
  const uses = usesOfVariable(project, uri, found.from);
  if (uses.length === 0)
    throw new RenameError(`${found.name} comes from the engine and has no other name.`);
  if (!uses.some(({ isBinding }) => isBinding)) {
    throw new RenameError(
      `No template of this folder binds ${found.name}, so its other places are not known.`,
    );
  }
  return { uri, ...found };
}

/** The places to change for a new name, with or without its `@`. @throws RenameError for a name that cannot be taken. */
export function renameAt(
  project: Project,
  uri: string,
  index: number,
  wanted: string,
): { readonly name: string; readonly places: readonly Target[] } {
  const { from, name: old } = renamableAt(project, uri, index);
  const name = wanted.startsWith('@') ? wanted : `@${wanted}`;
  if (!/^@[a-z][\w-]*$/i.test(name)) {
    throw new RenameError(`'${wanted}' is no name: letters, digits, - and _ after a letter.`);
  }
  const places = usesOfVariable(project, uri, from);
  const taken = new Set(places.map((use) => use.uri));
  for (const other of name === old ? [] : taken) {
    const words = project.files.get(other)?.words ?? [];
    if (words.some((word) => variableOf(word)?.name === name)) {
      throw new RenameError(
        `${name} is a variable already in ${project.files.get(other)?.path ?? other}.`,
      );
    }
  }
  return { name, places };
}
