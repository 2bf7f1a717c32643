import type { Hono } from 'hono';
import type { PageVariables } from '../../pages/security-headers.js';
import type { OwnerParts } from '../owner-parts.js';
import { addPictureUploads } from './picture-pages.js';
import { addTagPages } from './tag-pages.js';
import { addProductEditor } from './editor-pages.js';
import { addImportPages } from './import-pages.js';
import { addProductList } from './list-page.js';

/** The owner's products: list, editor, import and export. */
export function addProductPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  addProductList(app, parts);
  addPictureUploads(app, parts);
  addTagPages(app, parts);
  // Before the editor, whose addresses end in any id.
  addImportPages(app, parts);
  addProductEditor(app, parts);
}
