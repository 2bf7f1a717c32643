import type { Arguments } from '../plugins.js';
import type { Path } from '../values.js';

/** A call in a chain: `|truncate 10`. */
export interface Call {
  readonly name: string;
  readonly args: Arguments;
  /** Index of the name in the source. */
  readonly at: number;
}

interface Base<Type extends string> {
  readonly type: Type;
  /** Index of the tag's `{` in the source; 0 in an imported tree. */
  readonly at: number;
}

export type Block = Node[];

interface TextNode extends Base<'text'> {
  readonly text: string;
}

/** Literal tags such as `{.space}`. */
export interface LiteralNode extends Base<Literal> {
  readonly text?: never;
}

interface CommentNode extends Base<'comment'> {
  readonly text: string;
  readonly isMultiLine: boolean;
}

interface VariableNode extends Base<'variable'> {
  readonly refs: readonly Path[];
  readonly calls: readonly Call[];
}

interface BindVarNode extends Base<'bindvar'> {
  readonly name: string;
  readonly refs: readonly Path[];
  readonly calls: readonly Call[];
}

interface CtxVarNode extends Base<'ctxvar'> {
  readonly name: string;
  readonly bindings: readonly (readonly [key: string, ref: Path])[];
}

interface EvalNode extends Base<'eval'> {
  readonly source: string;
}

interface IncludeNode extends Base<'include'> {
  readonly name: string;
  readonly args: Arguments;
}

interface InjectNode extends Base<'inject'> {
  readonly name: string;
  readonly path: string;
  readonly args: Arguments;
}

interface SectionNode extends Base<'section'> {
  readonly ref: Path;
  readonly body: Block;
  alternative: OrNode | null;
}

interface RepeatedNode extends Base<'repeated'> {
  readonly ref: Path;
  readonly body: Block;
  readonly separator: Block;
  alternative: OrNode | null;
}

export interface PredicateNode extends Base<'predicate'> {
  readonly name: string;
  readonly args: Arguments;
  readonly body: Block;
  alternative: OrNode | null;
}

/** An alternative; one without a name is the last and always holds. */
export interface OrNode extends Base<'or-predicate'> {
  readonly name: string | null;
  readonly args: Arguments;
  readonly body: Block;
  alternative: OrNode | null;
}

export interface IfNode extends Base<'if'> {
  readonly refs: readonly Path[];
  /** The operators between the references: true for `&&`. */
  readonly ands: readonly boolean[];
  readonly body: Block;
  alternative: OrNode | null;
}

interface MacroNode extends Base<'macro'> {
  readonly name: string;
  readonly body: Block;
}

/** Opaque data around a block; in serialized trees only (§2.8). */
interface StructNode extends Base<'struct'> {
  readonly data: unknown;
  readonly body: Block;
}

/** Opaque data; in serialized trees only (§2.8). */
interface AtomNode extends Base<'atom'> {
  readonly data: unknown;
}

export type BranchNode = SectionNode | RepeatedNode | PredicateNode | OrNode | IfNode;
export type BlockNode = BranchNode | MacroNode | StructNode;
export type Node =
  | TextNode
  | LiteralNode
  | CommentNode
  | VariableNode
  | BindVarNode
  | CtxVarNode
  | EvalNode
  | IncludeNode
  | InjectNode
  | AtomNode
  | Exclude<BlockNode, OrNode>;

/** The alternatives of a block, in order. */
export function listAlternatives(first: OrNode | null): OrNode[] {
  const list: OrNode[] = [];
  for (let node = first; node; node = node.alternative) list.push(node);
  return list;
}

/** The text of each literal tag (§2). */
export const literals = {
  'meta-left': '{',
  'meta-right': '}',
  newline: '\n',
  space: ' ',
  tab: '\t',
} as const;

export type Literal = keyof typeof literals;

export const noArguments: Arguments = { list: [], delimiter: '' };

/** The instructions that messages name: nodes, and the parts of a block. */
export type InstructionType = Node['type'] | OrNode['type'] | 'end' | 'alternates-with' | 'root';

/** The name of an instruction in the reference's messages: `OR_PREDICATE` (§6.1). */
export function instructionName(type: string): string {
  return type.replace('-', '_').toUpperCase();
}
