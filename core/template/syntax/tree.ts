import type { Arguments } from '../plugins.js';
import type { Path } from '../values.js';
import { deepestNesting } from './assembler.js';
import {
  listAlternatives,
  noArguments,
  type Block,
  type Call,
  type Node,
  type OrNode,
} from './nodes.js';

/** A template as JSON, for interchange: `[17, 1, block, 18]` (§15). */
export type Tree = readonly [17, 1, readonly unknown[], 18];

/** Writes and reads serialized trees. */
export interface Trees {
  readonly exportTree: (root: Block) => Tree;
  /** @throws for a value that is no tree. */
  readonly importTree: (json: unknown) => Block;
}

/** For the option `trees` of an engine whose entry point leaves them out (§15). */
export const trees: Trees = { exportTree, importTree };

/** Opcodes with their fields in order. An opcode without fields is written as a plain number. */
const shapes = {
  text: [0, 'text'],
  variable: [1, 'refs', 'calls'],
  section: [2, 'ref', 'body', 'alternative'],
  repeated: [4, 'ref', 'body', 'alternative', 'separator'],
  predicate: [5, 'name', 'args', 'body', 'alternative'],
  bindvar: [6, 'name', 'refs', 'calls'],
  if: [8, 'ands', 'refs', 'body', 'alternative'],
  inject: [9, 'name', 'path', 'args'],
  macro: [10, 'name', 'body'],
  comment: [11, 'text', 'isMultiLine'],
  'meta-left': [12],
  'meta-right': [13],
  newline: [14],
  space: [15],
  tab: [16],
  struct: [20, 'data', 'body'],
  atom: [21, 'data'],
  ctxvar: [22, 'name', 'bindings'],
  eval: [23, 'source'],
  include: [24, 'name', 'args'],
} as const satisfies { [Type in Node['type']]: readonly [number, ...string[]] };

const endOpcode = 3;
const orOpcode = 7;
const rootOpcode = 17;
const eofOpcode = 18;

function exportTree(root: Block): Tree {
  return [rootOpcode, 1, exportBlock(root), eofOpcode];
}

function exportBlock(block: Block): unknown[] {
  return block.map((node) => {
    const [opcode, ...fields] = shapes[node.type];
    if (fields.length === 0) return opcode;
    return [opcode, ...fields.map((field) => exportField(node, field))];
  });
}

const same = (value: unknown) => value;

/** Encoders of fields that are not written unchanged. */
const writers: Readonly<Record<string, (value: never) => unknown>> = {
  body: exportBlock,
  separator: exportBlock,
  alternative: exportAlternatives,
  args: exportArguments,
  calls: (calls: readonly Call[]) => (calls.length > 0 ? calls.map(exportCall) : 0),
  ands: (ands: readonly boolean[]) => ands.map(Number),
  isMultiLine: Number,
};

/** Decoders of fields that are not text. */
const readers: Readonly<Record<string, (json: unknown, depth: number) => unknown>> = {
  body: importBlock,
  separator: importBlock,
  alternative: importAlternatives,
  args: readArguments,
  calls: (json) => (json ? readList(json, readCall) : []),
  ands: (json) => readList(json, Boolean),
  isMultiLine: Boolean,
  ref: readPath,
  refs: (json) => readList(json, readPath),
  bindings: (json) => readList(json, readBinding),
  data: same,
};

function exportField(node: Node, field: string): unknown {
  return (writers[field] ?? same)(Reflect.get(node, field) as never);
}

/** Builds from last to first, so that a long chain takes no deep stack. */
function exportAlternatives(first: OrNode | null): unknown {
  return listAlternatives(first).reduceRight<unknown>(
    (rest, { name, args, body }) => [
      orOpcode,
      name ?? 0,
      exportArguments(args),
      exportBlock(body),
      rest,
    ],
    endOpcode,
  );
}

function exportCall({ name, args }: Call): unknown {
  return args.delimiter ? [name, exportArguments(args)] : [name];
}

function exportArguments({ list, delimiter }: Arguments): unknown {
  return delimiter ? [list, delimiter] : 0;
}

/** Parses a serialized tree. Throws TypeError for an invalid one. */
function importTree(json: unknown): Block {
  const [opcode, version, block] = readList(json, same);
  if (opcode !== rootOpcode || version !== 1) throw wrong();
  return importBlock(block, 0);
}

const typesByOpcode = /* @__PURE__ */ listTypes();

/** A function, so that tree shaking drops the table too. */
function listTypes(): ReadonlyMap<unknown, Node['type']> {
  return new Map(Object.entries(shapes).map(([type, [opcode]]) => [opcode, type as Node['type']]));
}

function importBlock(json: unknown, depth: number): Block {
  if (depth > deepestNesting) throw wrong();
  return readList(json, (item) => {
    const [opcode, ...values] = Array.isArray(item) ? (item as unknown[]) : [item];
    const type = typesByOpcode.get(opcode);
    if (type === undefined) throw wrong();
    const [, ...fields] = shapes[type];
    const members = fields.map((field, index) => {
      return [field, (readers[field] ?? readText)(values[index], depth + 1)] as const;
    });
    return { type, at: 0, ...Object.fromEntries(members) } as Node;
  });
}

function importAlternatives(json: unknown, depth: number): OrNode | null {
  const nodes: OrNode[] = [];
  for (let next = json; Array.isArray(next);) {
    const [opcode, name, args, body, rest] = next as unknown[];
    if (opcode !== orOpcode) throw wrong();
    nodes.push({
      type: 'or-predicate',
      at: 0,
      name: name === 0 ? null : readText(name),
      args: readArguments(args),
      body: importBlock(body, depth),
      alternative: null,
    });
    next = rest;
  }
  return nodes.reduceRight<OrNode | null>((rest, node) => {
    node.alternative = rest;
    return node;
  }, null);
}

function readCall(json: unknown): Call {
  const [name, args] = readList(json, same);
  return { name: readText(name), args: readArguments(args), at: 0 };
}

function readBinding(json: unknown): readonly [string, Path] {
  const [key, ref] = readList(json, same);
  return [readText(key), readPath(ref)];
}

function readArguments(json: unknown): Arguments {
  if (!json) return noArguments;
  const [list, delimiter] = readList(json, same);
  return { list: readList(list, readText), delimiter: readText(delimiter) };
}

function readPath(json: unknown): Path {
  return readList(json, (segment) => (typeof segment === 'number' ? segment : readText(segment)));
}

function readText(json: unknown): string {
  if (typeof json !== 'string') throw wrong();
  return json;
}

function readList<Item>(json: unknown, read: (item: unknown) => Item): Item[] {
  if (!Array.isArray(json)) throw wrong();
  return json.map((item) => read(item));
}

function wrong(): TypeError {
  return new TypeError('This is not a serialized template.');
}
