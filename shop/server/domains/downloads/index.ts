export { noDownloads, openDownloadFolder, type DownloadFiles } from './download-folder.js';
export { createDownloads, type Download, type Downloads } from './downloads.js';
