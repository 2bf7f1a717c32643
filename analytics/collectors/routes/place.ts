import type { SourceEnvironment } from '../../delivery/index.js';

/** Where a collector's calls go. */
export interface Place {
  /** Of the API; empty for the page's own. */
  origin: string;
  environment: SourceEnvironment;
}
