import { defineDomain, type Ground } from '../../ground/domain.js';
import type { OrderManagement } from '../order-management/index.js';
import { noDownloads, openDownloadFolder } from './download-folder.js';
import { createDownloads } from './downloads.js';

export interface DownloadOptions {
  /** Folder of the files that are sold: one folder for each SKU. Without one, digital goods have no files. */
  readonly downloadsDir?: string | null;
}

interface Given extends Ground {
  readonly orderManagement: OrderManagement;
}

export const downloads = defineDomain({
  name: 'downloads',
  uses: ['order-management'],
  open: ({ database, signer, now, orderManagement }: Given, options: DownloadOptions) => ({
    downloads: createDownloads({
      database,
      signer,
      now,
      orders: orderManagement,
      files: options.downloadsDir ? openDownloadFolder(options.downloadsDir) : noDownloads,
    }),
  }),
});
