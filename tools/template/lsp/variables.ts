import { eachBlock, type BlockRange } from '../outline/index.js';
import {
  macrosNamed,
  partialsNamed,
  type Project,
  type ProjectFile,
  type Target,
} from './project.js';
import { rootScope, scopesAt } from './scopes.js';
import { variableOf, type Word } from './words.js';

/** The variables that a loop or a caller gives; nobody binds them. */
const givenVariables: ReadonlySet<string> = new Set(['@index', '@index0', '@args']);

/** A place where a variable is read or bound. */
interface Occurrence {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly isBinding: boolean;
  /** Whether only the innermost scope is searched (§3.3). */
  readonly isSection: boolean;
  /** The scopes around it, outermost first. */
  readonly scopes: readonly number[];
}

/** A piece of template that is run by its name: a partial, or a macro with the range of its block. */
interface Unit {
  readonly file: ProjectFile;
  readonly block: BlockRange | null;
}

function occurrencesOf({ words, outline }: ProjectFile): Occurrence[] {
  return words.flatMap((word) => {
    const found = variableOf(word);
    if (!found || givenVariables.has(found.name)) return [];
    const scopes = scopesAt(outline, found.from);
    return [
      { ...found, scopes, isBinding: word.kind === 'binding', isSection: word.kind === 'section' },
    ];
  });
}

/** The scope that binds a name at a place: the innermost with a binding before it, else any around it; null for none. */
function resolve(
  { name, from, scopes, isSection, isBinding }: Occurrence,
  bindings: readonly Occurrence[],
): number | null {
  if (isBinding) return scopes.at(-1) ?? rootScope;
  const searched = isSection ? scopes.slice(-1) : [...scopes].reverse();
  const binds = (scope: number, before: number) =>
    bindings.some(
      (other) => other.name === name && other.scopes.at(-1) === scope && other.from < before,
    );
  return (
    searched.find((scope) => binds(scope, from)) ??
    searched.find((scope) => binds(scope, Infinity)) ??
    null
  );
}

/** Variables of a name that are one, because a template hands its own to the partials and macros that it runs. */
class Groups {
  private readonly parents = new Map<string, string>();

  find(key: string): string {
    const parent = this.parents.get(key);
    return parent === undefined ? key : this.find(parent);
  }

  join(one: string, other: string): void {
    const [from, to] = [this.find(one), this.find(other)];
    if (from !== to) this.parents.set(from, to);
  }
}

const keyOf = (uri: string, scope: number | null, name: string) =>
  `${name} ${scope ?? 'free'} ${uri}`;

interface Placed {
  readonly occurrence: Occurrence;
  readonly target: Target;
  readonly key: string;
}

interface Grouped {
  readonly placed: readonly Placed[];
  readonly groups: Groups;
  /** The bindings of each file, with those of the templates that it includes. */
  readonly bindings: ReadonlyMap<string, readonly Occurrence[]>;
}

const grouped = new WeakMap<Project, Grouped>();

/** All occurrences of variables in the project, those of one variable under one key. A project never changes. */
function groupVariables(project: Project): Grouped {
  const known = grouped.get(project) ?? computeGroups(project);
  grouped.set(project, known);
  return known;
}

function computeGroups(project: Project): Grouped {
  const groups = new Groups();
  const known = new Map([...project.files.values()].map((file) => [file.uri, occurrencesOf(file)]));
  const bindingsOf = (uri: string) => (known.get(uri) ?? []).filter(({ isBinding }) => isBinding);
  const bindings = new Map([...known.keys()].map((uri) => [uri, [...bindingsOf(uri)]]));
  const runs = [...project.files.values()].flatMap((file) => listRuns(project, file));
  // The bindings of an included template hold where it is included (§5.3).
  for (const { file, word, unit, isInline } of runs) {
    if (!isInline) continue;
    const own = unit.block?.from ?? rootScope;
    const scopes = scopesAt(file.outline, word.from);
    for (const binding of bindingsOf(unit.file.uri)) {
      if (binding.scopes.at(-1) !== own) continue;
      bindings.get(file.uri)?.push({ ...binding, from: word.from, to: word.to, scopes });
      groups.join(
        keyOf(file.uri, scopes.at(-1) ?? rootScope, binding.name),
        keyOf(unit.file.uri, own, binding.name),
      );
    }
  }
  const resolved = (uri: string, occurrence: Occurrence) =>
    resolve(occurrence, bindings.get(uri) ?? []);
  for (const { file, word, unit } of runs) {
    const place = {
      from: word.from,
      to: word.to,
      scopes: scopesAt(file.outline, word.from),
      isBinding: false,
      isSection: false,
    };
    for (const occurrence of known.get(unit.file.uri) ?? []) {
      const scope = resolved(unit.file.uri, occurrence);
      if (!isOutside(scope, occurrence, unit)) continue;
      const here = resolve({ ...place, name: occurrence.name }, bindings.get(file.uri) ?? []);
      groups.join(
        keyOf(unit.file.uri, scope, occurrence.name),
        keyOf(file.uri, here, occurrence.name),
      );
    }
  }
  const placed = [...known].flatMap(([uri, occurrences]) =>
    occurrences.map((occurrence) => ({
      occurrence,
      target: { uri, from: occurrence.from, to: occurrence.to },
      key: keyOf(uri, resolved(uri, occurrence), occurrence.name),
    })),
  );
  return { placed, groups, bindings };
}

/** Whether what runs a unit may have bound a variable that is read in it. */
function isOutside(scope: number | null, { from }: Occurrence, { block }: Unit): boolean {
  if (!block) return scope === null;
  const isInside = block.from < from && from < block.to;
  return isInside && (scope === null || scope < block.from);
}

interface Run {
  readonly file: ProjectFile;
  readonly word: Word;
  readonly unit: Unit;
  /** Whether it runs in the scope of the tag, as `include` does. */
  readonly isInline: boolean;
}

function listRuns(project: Project, file: ProjectFile): Run[] {
  const { source } = file.outline;
  return file.words.flatMap((word) => {
    if (word.kind !== 'partial') return [];
    const isInline = source.slice(0, word.from).endsWith('{.include ');
    const isPrivate = !isInline && /^[^|}]*\bprivate\b/.test(source.slice(word.to));
    return isPrivate
      ? []
      : unitsNamed(project, word.name, file).map((unit) => ({ file, word, unit, isInline }));
  });
}

/** The macros of a name, else the partials. */
function unitsNamed(project: Project, name: string, from: ProjectFile): Unit[] {
  const macros = macrosNamed(project, name, from).flatMap((target) => {
    const file = project.files.get(target.uri);
    const blocks = file ? [...eachBlock(file.outline.blocks)] : [];
    const block = blocks.find(
      (each) => each.tags[0] && each.from < target.from && target.to < each.tags[0].to,
    );
    return file && block ? [{ file, block }] : [];
  });
  if (macros.length > 0) return macros;
  return partialsNamed(project, name, from)
    .slice(0, 1)
    .map((file) => ({ file, block: null }));
}

export interface VariableUse extends Target {
  readonly name: string;
  readonly isBinding: boolean;
}

/** All places of the variable at an index, in all files that share it; empty where there is none. */
export function usesOfVariable(project: Project, uri: string, index: number): VariableUse[] {
  const isHere = ({ target }: Placed) =>
    target.uri === uri && target.from <= index && index <= target.to;
  const here = groupVariables(project).placed.find(isHere);
  return here ? usesOfKey(project, here.key) : [];
}

function usesOfKey(project: Project, wanted: string): VariableUse[] {
  const { placed, groups } = groupVariables(project);
  const group = groups.find(wanted);
  return placed
    .filter(({ key }) => groups.find(key) === group)
    .map(({ target, occurrence: { name, isBinding } }) => ({ ...target, name, isBinding }));
}

/** The places that bind a name which is, or could be, read at an index. */
export function bindingsOfName(
  project: Project,
  file: ProjectFile,
  name: string,
  index: number,
): VariableUse[] {
  const scopes = scopesAt(file.outline, index);
  const read = { name, from: index, to: index, scopes, isBinding: false, isSection: false };
  const scope = resolve(read, groupVariables(project).bindings.get(file.uri) ?? []);
  return usesOfKey(project, keyOf(file.uri, scope, name)).filter(({ isBinding }) => isBinding);
}

/** The names of the variables that are bound around an index, the innermost first. */
export function variablesAround(project: Project, file: ProjectFile, index: number): string[] {
  const scopes = scopesAt(file.outline, index).reverse();
  const bindings = groupVariables(project).bindings.get(file.uri) ?? [];
  const names = scopes.flatMap((scope) =>
    bindings.filter((each) => each.scopes.at(-1) === scope && each.from < index),
  );
  return [...new Set(names.map(({ name }) => name))];
}
