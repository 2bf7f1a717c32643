import { productEditorPages } from './editor-pages.js';
import type { OwnerRoute } from '../owner-route.js';
import { importPages } from './import-pages.js';
import { productListPages } from './list-page.js';
import { pictureUploads } from './picture-pages.js';
import { tagPages } from './tag-pages.js';

/** The owner's products: list, editor, import and export. Their forms come with pictures, or the file of an import. */
export const productPages = [
  ...productListPages,
  ...pictureUploads,
  ...tagPages,
  // Before the editor, whose addresses end in any id.
  ...importPages,
  ...productEditorPages,
].map((route): OwnerRoute => ({ ...route, largeBody: { maxSize: 40_000_000 } }));
