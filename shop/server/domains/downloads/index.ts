export type { Download } from './downloads.js';
