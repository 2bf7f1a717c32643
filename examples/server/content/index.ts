export {
  contentOfCatalogue,
  requireContent,
  type Content,
  type FindContent,
} from './find-content.js';
