export { parseJsonFile, withoutMark, type ParsedJson } from './parse-json-file.js';
