import { createOwnerPages, type OwnerServices } from '../owner/index.js';
import { createPages, type PageOptions } from '../pages/index.js';

export interface StorefrontOptions extends PageOptions {
  readonly services: OwnerServices;
}

/** Creates the pages of shoppers and of the owner. Mount them at the root, after the API. */
export const createStorefront = (options: StorefrontOptions): ReturnType<typeof createPages> =>
  createPages(
    options,
    createOwnerPages({ services: options.services, groups: options.site.pages }),
  );
