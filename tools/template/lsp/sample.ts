import { memberOf, type Path, type Value } from '../../../core/template/index.js';
import { Cursor } from '../../../core/template/syntax/index.js';
import { eachBlock, tagAt, type BlockRange } from '../outline/index.js';
import { macrosNamed, partialsNamed, type Project, type ProjectFile } from './project.js';
import { scopeBlocksAt } from './scopes.js';
import { isList, isRecord, memberAt } from './values.js';
import { bindingsOfName } from './variables.js';

/** A place in a template of a project. */
export interface Place {
  readonly project: Project;
  readonly file: ProjectFile;
  readonly index: number;
}

/** Follows calls and bindings of templates to this depth: they may run in circles. */
const deepest = 8;

/** The nodes that names are looked up in at a place, by the sample data, outermost first; of a loop the first round. */
function nodesAt(place: Place, depth = 0): Value[] {
  const { project, file, index } = place;
  const own = project.sampleOf(file.uri);
  let nodes = own === undefined ? callerNodes(place, null, depth) : [own];
  for (const block of scopeBlocksAt(file.outline, index)) {
    const { tag, from } = block;
    if (tag.type === 'macro') nodes = callerNodes(place, block, depth);
    if (tag.type !== 'section' && tag.type !== 'repeated') continue;
    const value = lookup(tag.ref, { ...place, index: from }, nodes, depth, true);
    nodes = [...nodes, value];
    if (tag.type === 'repeated') nodes.push(isList(value) ? value.find(isGiven) : undefined);
  }
  return nodes;
}

function isGiven(value: Value): boolean {
  return value !== null && value !== undefined;
}

/** The value of a reference at a place; undefined where the sample has none. */
export function valueAt(path: Path, place: Place, { isSection = false, depth = 0 } = {}): Value {
  return lookup(path, place, nodesAt(place, depth), depth, isSection);
}

/** The general rule, or the section rule (§3.3). */
function lookup(
  path: Path,
  place: Place,
  nodes: readonly Value[],
  depth: number,
  isSection: boolean,
): Value {
  const [first = '@', ...rest] = path;
  if (first === '@') return memberAt(nodes.at(-1), rest);
  if (first === '@index' || first === '@index0')
    return isInLoop(place) ? Number(first === '@index') : undefined;
  if (typeof first === 'string' && first.startsWith('@')) {
    return memberAt(valueOfVariable(first, place, depth), rest);
  }
  const searched = isSection ? nodes.slice(-1) : [...nodes].reverse();
  return memberAt(
    searched.map((node) => memberOf(node, first)).find((value) => value !== undefined),
    rest,
  );
}

export function isInLoop({ file, index }: Place): boolean {
  return scopeBlocksAt(file.outline, index).some(({ tag }) => tag.type === 'repeated');
}

/** The value that a variable is bound to; undefined where a formatter, an expression or the host makes it. */
function valueOfVariable(name: string, { project, file, index }: Place, depth: number): Value {
  if (depth >= deepest) return undefined;
  const uses = bindingsOfName(project, file, name, index);
  const binding = uses.filter((use) => use.uri === file.uri && use.from < index).at(-1) ?? uses[0];
  const of = binding && project.files.get(binding.uri);
  const placed = of && tagAt(of.outline, binding.from + 1);
  if (!placed) return undefined;
  const { tag, from } = placed;
  const place = { project, file: of, index: from };
  if (tag.type === 'bindvar' && tag.calls.length === 0) {
    return valueAt(tag.refs[0] ?? [], place, { depth: depth + 1 });
  }
  if (tag.type !== 'ctxvar') return undefined;
  return Object.fromEntries(
    tag.bindings.map(([key, ref]) => [key, valueAt(ref, place, { depth: depth + 1 }) ?? null]),
  );
}

/** The nodes that a partial or a macro sees where it is first run. */
function callerNodes({ project, file }: Place, macro: BlockRange | null, depth: number): Value[] {
  if (depth >= deepest) return [];
  for (const caller of project.files.values()) {
    for (const { kind, name, from } of caller.words) {
      if (kind !== 'partial' || !isMeant(project, name, caller, file, macro)) continue;
      const placed = tagAt(caller.outline, from);
      if (!placed || isWithin(caller, from, file, macro)) continue;
      const { tag } = placed;
      const place = { project, file: caller, index: placed.from };
      const nodes = nodesAt(place, depth + 1);
      if (!nodes.some(isGiven)) continue;
      if (tag.type !== 'variable' && tag.type !== 'bindvar') return nodes;
      const isPlain = tag.calls[0]?.name === 'apply';
      const value = isPlain ? valueAt(tag.refs[0] ?? [], place, { depth: depth + 1 }) : undefined;
      const isPrivate = tag.calls.some(({ args }) => args.list.includes('private'));
      return isPrivate ? [value] : [...nodes, value];
    }
  }
  return [];
}

/** Whether a name that a file runs means the macro, or else the file. */
function isMeant(
  project: Project,
  name: string,
  caller: ProjectFile,
  file: ProjectFile,
  macro: BlockRange | null,
): boolean {
  const macros = macrosNamed(project, name, caller);
  if (macro) {
    const own = macro.tag.type === 'macro' ? macro.tag.name : null;
    return own === name && macros[0]?.uri === file.uri;
  }
  return macros.length === 0 && partialsNamed(project, name, caller)[0]?.uri === file.uri;
}

/** Whether a piece of template runs itself there. */
function isWithin(
  caller: ProjectFile,
  at: number,
  file: ProjectFile,
  macro: BlockRange | null,
): boolean {
  if (caller.uri !== file.uri) return false;
  if (!macro) return true;
  return [...eachBlock([macro])].some(({ from, to }) => from < at && at < to);
}

/** Parses `a.0.b`; null for what is no reference. */
export function pathOf(text: string): Path | null {
  const cursor = new Cursor(`${text}}`);
  const path = cursor.readReference();
  return cursor.isAtEnd() ? path : null;
}

/** The names that can be written at a place, innermost first, each with its value. */
export function namesAt(place: Place): Map<string, Value> {
  const names = new Map<string, Value>();
  for (const node of nodesAt(place).reverse()) {
    if (isList(node)) continue;
    for (const [name, value] of membersOf(node)) if (!names.has(name)) names.set(name, value);
  }
  return names;
}

/** The members of an object that a tag can name. */
export function membersOf(value: Value): [string, Value][] {
  if (isList(value)) return value.slice(0, 1).map((first) => ['0', first]);
  if (!isRecord(value)) return [];
  return Object.entries(value).filter(([name]) => /^\$?[a-z][\w-]*$/i.test(name));
}
