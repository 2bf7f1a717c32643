export { deepestNesting } from './assembler.js';
export { Cursor, segment } from './cursor.js';
export { inspector } from './inspect.js';
export {
  instructionName,
  listAlternatives,
  literals,
  type Block,
  type Call,
  type InstructionType,
  type Node,
  type OrNode,
} from './nodes.js';
export {
  findBraces,
  isComment,
  parse,
  type Inspector,
  type Parsed,
  type Vocabulary,
} from './parse.js';
export { callsOf, readTag, type Tag } from './tags.js';
export { trees, type Tree, type Trees } from './tree.js';
