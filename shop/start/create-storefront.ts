import { createOwnerPages, type OwnerServices } from '../owner/index.js';
import { createPages, type PageOptions } from '../pages/index.js';
import { packageFile } from '../server/index.js';

export interface StorefrontOptions extends PageOptions {
  readonly services: OwnerServices;
  /** With the templates, style sheets and scripts of the owner's pages; by default that of the package. */
  readonly ownerDir?: string;
}

/** Creates the pages of shoppers and of the owner. Mount them at the root, after the API. */
export const createStorefront = ({
  ownerDir = packageFile('vitrine-shop', 'owner'),
  ...options
}: StorefrontOptions): ReturnType<typeof createPages> =>
  createPages(
    options,
    createOwnerPages({ services: options.services, groups: options.site.pages }, ownerDir),
  );
