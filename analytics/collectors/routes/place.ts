import type { SourceEnvironment } from '../../delivery/index.js';

/** The destination of a collector's calls. */
export interface Place {
  /** Of the API; empty for the page's own. */
  origin: string;
  environment: SourceEnvironment;
}
