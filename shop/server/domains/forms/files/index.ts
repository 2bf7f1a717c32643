export { createFolderStore, createMemoryStore, type FileStore } from './file-store.js';
export {
  claimFiles,
  keepFile,
  nameFiles,
  purgeFiles,
  readSentFile,
  type NewFile,
  type StoredFile,
} from './form-files.js';
