import type { Block, Node, OrNode } from '../../../core/template/syntax/index.js';
import type { Path } from '../../../core/template/index.js';
import { walk } from './walk.js';

/** A name and the index in the source where it is used. */
interface Use {
  readonly name: string;
  readonly at: number;
}

/** A macro or partial that is run by its name. */
export interface Application extends Use {
  /** Whether the caller's variables are hidden from it (§5.1). */
  readonly isPrivate: boolean;
}

/** The names that a template binds, defines and uses. Variables include their `@`. */
export interface Usage {
  readonly bound: readonly Use[];
  readonly read: readonly Use[];
  readonly macros: readonly Use[];
  readonly applied: readonly Application[];
  /** Whether the template only has definitions, to be included by others. */
  readonly isLibrary: boolean;
}

interface Collected extends Usage {
  readonly bound: Use[];
  readonly read: Use[];
  readonly macros: Use[];
  readonly applied: Application[];
}

export function collectUsage(root: Block): Usage {
  const usage: Collected = {
    bound: [],
    read: [],
    macros: [],
    applied: [],
    isLibrary: isLibrary(root),
  };
  for (const node of walk(root)) collect(node, usage);
  return usage;
}

const definitions: ReadonlySet<Node['type']> = new Set<Node['type']>([
  'macro',
  'bindvar',
  'ctxvar',
  'inject',
]);

function isLibrary(root: Block): boolean {
  return (
    root.some(({ type }) => definitions.has(type)) &&
    root.every(
      (node) =>
        definitions.has(node.type) ||
        node.type === 'comment' ||
        (node.type === 'text' && node.text.trim() === ''),
    )
  );
}

function collect(node: Node | OrNode, { bound, read, macros, applied }: Collected): void {
  const { at } = node;
  const readIn = (text: string) => read.push(...listVariables(text).map((name) => ({ name, at })));
  for (const name of refsOf(node).map(([first]) => first)) {
    if (typeof name === 'string' && name.startsWith('@')) read.push({ name, at });
  }
  switch (node.type) {
    case 'bindvar':
    case 'variable':
      for (const call of node.calls) {
        for (const argument of call.args.list) readIn(argument);
        if (call.name !== 'apply') continue;
        const [name, ...options] = call.args.list;
        const isPrivate = options.includes('private');
        if (name !== undefined) applied.push({ name, at: call.at, isPrivate });
      }
      if (node.type === 'bindvar') bound.push({ name: node.name, at });
      break;
    case 'ctxvar':
    case 'inject':
      bound.push({ name: node.name, at });
      break;
    case 'eval':
      for (const { name, isAssigned } of listEvalVariables(node.source)) {
        (isAssigned ? bound : read).push({ name, at });
      }
      break;
    case 'predicate':
    case 'or-predicate':
      for (const argument of node.args.list) readIn(argument);
      break;
    case 'macro':
      macros.push({ name: node.name, at });
      break;
    case 'include':
      applied.push({ name: node.name, at, isPrivate: false });
      break;
  }
}

function refsOf(node: Node | OrNode): readonly Path[] {
  if ('refs' in node) return node.refs;
  if ('ref' in node) return [node.ref];
  return node.type === 'ctxvar' ? node.bindings.map(([, ref]) => ref) : [];
}

const variable = /@[a-zA-Z][a-zA-Z0-9_-]*/g;

/** The variables in an argument, whatever its meaning to the formatter. */
function listVariables(text: string): string[] {
  return text.match(variable) ?? [];
}

// Quoted text is skipped; `==` is a comparison and binds nothing.
const evalPart = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|(@[a-zA-Z][a-zA-Z0-9_-]*)(\s*=(?!=))?/gs;

function listEvalVariables(source: string): { name: string; isAssigned: boolean }[] {
  return [...source.matchAll(evalPart)].flatMap(([, name, assigned]) =>
    name === undefined ? [] : [{ name, isAssigned: assigned !== undefined }],
  );
}
