export type { DownloadFiles } from './download-folder.js';
export type { Download, Downloads } from './downloads.js';
