export {
  fileHeadLength,
  fileKindNames,
  fileKinds,
  readFileKind,
  type FileKindName,
} from './file-kinds.js';
export {
  cleanFileName,
  printFileReference,
  readFileReference,
  unsentFile,
  type FileReference,
} from './file-reference.js';
export {
  acceptOf,
  fileLimits,
  findFileProblem,
  megabyte,
  readFileRules,
  wordFileRules,
  type FileRules,
} from './file-rules.js';
