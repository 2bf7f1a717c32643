export { createFolderStore, createMemoryStore, type FileStore } from './file-store.js';
export { claimFiles, keepFile, nameFiles, purgeFiles, readSentFile } from './form-files.js';
