import type { Details, ErrorCode } from '../errors/index.js';
import { createLocator } from '../errors/index.js';
import {
  instructionName,
  type Block,
  type BlockNode,
  type BranchNode,
  type InstructionType,
  type Node,
  type OrNode,
} from './nodes.js';

/** The deepest nesting of blocks: each level takes call stack at run time. */
export const deepestNesting = 100;

export type Report = (code: ErrorCode, at: number, details?: Details) => void;

/** An open block and its current part. */
interface OpenBlock {
  readonly at: number;
  readonly node: BlockNode;
  part: InstructionType;
  /** The node whose alternative an `{.or}` adds; null where none is allowed. */
  branch: BranchNode | null;
  block: Block;
}

/** Nests nodes in blocks by the rules of §2.9. Reports and drops nodes that break a rule. */
export class Assembler {
  readonly root: Block = [];
  private readonly open: OpenBlock[] = [];
  private block = this.root;

  constructor(
    private readonly source: string,
    private readonly report: Report,
  ) {}

  add(node: Node): void {
    this.block.push(node);
  }

  start(node: Exclude<BlockNode, OrNode>): void {
    if (this.open.length < deepestNesting) this.add(node);
    else if (this.open.length === deepestNesting) {
      this.report('NESTED_TOO_DEEP', node.at, { ...named(node.type), limit: deepestNesting });
    }
    const branch = 'alternative' in node ? node : null;
    this.open.push({ at: node.at, node, part: node.type, branch, block: node.body });
    this.block = node.body;
  }

  or(node: OrNode): void {
    const current = this.open.at(-1);
    if (!current) return this.report('NOT_ALLOWED_AT_ROOT', node.at, named('or-predicate'));
    if (!current.branch) return this.refuse('or-predicate', node.at, current);
    if (isPlainOr(current.branch))
      return this.report('DEAD_CODE_BLOCK', node.at, named('or-predicate'));
    current.branch.alternative = node;
    current.branch = node;
    this.fill(current, 'or-predicate', node.body);
  }

  alternatesWith(at: number): void {
    const current = this.open.at(-1);
    if (!current) return this.report('NOT_ALLOWED_AT_ROOT', at, named('alternates-with'));
    if (current.node.type !== 'repeated' || current.part !== 'repeated') {
      return this.refuse('alternates-with', at, current);
    }
    this.fill(current, 'alternates-with', current.node.separator);
  }

  end(at: number): void {
    if (!this.open.pop()) return this.report('MISMATCHED_END', at, named('end'));
    this.block = this.open.at(-1)?.block ?? this.root;
  }

  /** Ends the source and reports open blocks. The tree stays usable. */
  finish(): Block {
    const current = this.open.at(-1);
    if (current) {
      const started = createLocator(this.source)(current.at);
      this.report('EOF_IN_BLOCK', this.source.length, { ...named(current.part), ...started });
    }
    return this.root;
  }

  private fill(current: OpenBlock, part: InstructionType, block: Block): void {
    current.part = part;
    current.block = block;
    this.block = block;
  }

  private refuse(name: InstructionType, at: number, { part }: OpenBlock): void {
    this.report('NOT_ALLOWED_IN_BLOCK', at, { ...named(name), block: instructionName(part) });
  }
}

function named(name: InstructionType): { name: string } {
  return { name: instructionName(name) };
}

function isPlainOr(branch: BranchNode): boolean {
  return branch.type === 'or-predicate' && branch.name === null;
}
