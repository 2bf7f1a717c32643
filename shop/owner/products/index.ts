import { productEditorPages } from './editor-pages.js';
import { importPages } from './import-pages.js';
import { productListPages } from './list-page.js';
import { pictureUploads } from './picture-pages.js';
import { tagPages } from './tag-pages.js';

/** The owner's products: list, editor, import and export. */
export const productPages = [
  ...productListPages,
  ...pictureUploads,
  ...tagPages,
  // Before the editor, whose addresses end in any id.
  ...importPages,
  ...productEditorPages,
];
