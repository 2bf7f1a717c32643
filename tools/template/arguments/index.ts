export {
  flag,
  listOf,
  misuse,
  textOf,
  value,
  type CommandLine,
  type Misuse,
  type Shapes,
  type Values,
} from './command-line.js';
export { didYouMean, readArguments } from './read-arguments.js';
